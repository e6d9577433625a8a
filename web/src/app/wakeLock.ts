/** Keep the screen on while the page is visible, if the browser allows it. Returns a stop function. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let stopped = false;
  const request = async (): Promise<void> => {
    // The browser ends the lock of a hidden page.
    if (document.visibilityState !== "visible") return;
    const { wakeLock } = navigator as Partial<Navigator>;
    lock = (await wakeLock?.request("screen").catch(() => null)) ?? null;
    if (stopped) void lock?.release();
  };
  const ask = (): void => void request();
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    stopped = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
