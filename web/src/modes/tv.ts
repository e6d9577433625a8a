// What a television set needs: everything large, no sleep, and the whole screen.

/** As if the room were so large; everything is drawn for these sizes and enlarged to what there is. */
const WIDTH = 960;
const HEIGHT = 540;
/** Below this it is no television set. */
const HANDY = 700;

/** Enlarge the page to its window, for as long as it is shown. */
export function enlarged(): () => void {
  const { style } = document.documentElement;
  const fit = (): void => {
    const times = Math.min(innerWidth / WIDTH, innerHeight / HEIGHT);
    style.setProperty("zoom", innerWidth > HANDY ? String(Math.max(0.7, times)) : "1");
  };
  fit();
  addEventListener("resize", fit);
  return () => {
    removeEventListener("resize", fit);
    style.removeProperty("zoom");
  };
}

/** Keep the screen on while the page is seen. Browsers that cannot, or do not want to, let it go dark. */
export function awake(): () => void {
  let lock: WakeLockSentinel | null = null;
  const request = async (): Promise<void> => {
    if (document.visibilityState !== "visible") return;
    const { wakeLock } = navigator as Partial<Navigator>;
    lock = (await wakeLock?.request("screen").catch(() => null)) ?? null;
  };
  const ask = (): void => void request();
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}

/** A click anywhere takes the whole screen, another one gives it back. */
export function full(): void {
  const root: Partial<HTMLElement> = document.documentElement;
  if (document.fullscreenElement) void document.exitFullscreen();
  else void root.requestFullscreen?.().catch(() => undefined);
}
