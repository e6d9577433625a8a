import { STATIC } from "./place";

/** Register the service worker, so that the page opens offline. Browsers allow it over https and on localhost. */
export function registerServiceWorker(): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  // Wait for the page to load: nothing that the worker caches is needed now.
  addEventListener(
    "load",
    () => void navigator.serviceWorker.register(STATIC ? "./sw.js" : "/sw.js").catch(() => undefined),
  );
}
