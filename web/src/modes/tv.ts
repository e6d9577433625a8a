// Helpers for TV screens: scaling, wake lock and fullscreen.

/** The layout is made for this size and scaled to the window. */
const WIDTH = 960;
const HEIGHT = 540;
/** Narrower windows are phones, and not scaled. */
const MIN_WIDTH = 700;

/** Scale the page to its window. Returns a stop function. */
export function scaleToWindow(): () => void {
  const { style } = document.documentElement;
  const fit = (): void => {
    const scale = Math.min(innerWidth / WIDTH, innerHeight / HEIGHT);
    style.setProperty("zoom", innerWidth > MIN_WIDTH ? String(Math.max(0.7, scale)) : "1");
  };
  fit();
  addEventListener("resize", fit);
  return () => {
    removeEventListener("resize", fit);
    style.removeProperty("zoom");
  };
}

/** Keep the screen on while the page is visible, if the browser allows it. Returns a stop function. */
export function keepAwake(): () => void {
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

/** Enter or leave fullscreen. */
export function toggleFullscreen(): void {
  const root: Partial<HTMLElement> = document.documentElement;
  if (document.fullscreenElement) void document.exitFullscreen();
  else void root.requestFullscreen?.().catch(() => undefined);
}
