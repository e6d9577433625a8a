// Helpers for TV screens: scaling and fullscreen.

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
    style.setProperty("--text-of-room", "0px"); // the text is scaled with the rest
    style.setProperty("zoom", innerWidth > MIN_WIDTH ? String(Math.max(0.7, scale)) : "1");
  };
  fit();
  addEventListener("resize", fit);
  return () => {
    removeEventListener("resize", fit);
    style.removeProperty("zoom");
    style.removeProperty("--text-of-room");
  };
}

/** Enter or leave fullscreen. */
export function toggleFullscreen(): void {
  const root: Partial<HTMLElement> = document.documentElement;
  if (document.fullscreenElement) void document.exitFullscreen();
  else void root.requestFullscreen?.().catch(() => undefined);
}
