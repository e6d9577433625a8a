/** Let the page open without the server, where the browser allows it: by https, or on the server's own computer. */
export function startWorker(): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  // After everything else: what it keeps is not needed now.
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
