/// <reference lib="webworker" />
// The service worker: it lets the page open while the server is unreachable.
//
// The page and its files are cached together when a version is installed, so that they match. While the server is
// reachable, the page always comes from the server.

import { FIRST_WORDS, isReachable, planFor } from "./plan";

/** Written into the worker by the build: the files of the page, and a version that changes with them. */
declare const __SHELL__: readonly string[];
declare const __VERSION__: string;

const SHELL = __SHELL__;
const worker = self as unknown as ServiceWorkerGlobalScope;
const PAGE = `page-${__VERSION__}`;
const WORDS = "words";
/** How long to wait for the server, in milliseconds. */
const TIMEOUT = 3000;

worker.addEventListener("install", (event) => event.waitUntil(Promise.all([cachePage(), cacheWords()])));
worker.addEventListener("activate", (event) => event.waitUntil(deleteOldCaches().then(() => worker.clients.claim())));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const plan = planFor(request, worker.location.origin, SHELL);
  if (plan === "page") event.respondWith(networkFirst(request, () => findCached(PAGE, "/")));
  else if (plan === "shell") event.respondWith(findCached(PAGE, request).then((found) => found ?? fetch(request)));
  else if (plan === "words") event.respondWith(networkFirst(request, () => findCached(WORDS, request), cacheResponse));
});

// A click on a notification returns to the table.
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showTable(String(event.notification.data ?? "/")));
});

/** Focus the tab that shows a path of the page, or open it. */
async function showTable(path: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find(({ url }) => new URL(url).pathname === path);
  await (tab ? tab.focus() : worker.clients.openWindow(path));
}

async function cachePage(): Promise<void> {
  const cache = await caches.open(PAGE);
  await cache.addAll(["/", ...SHELL]);
}

/** Cache the texts that the page may have requested before the worker was active. Failures are harmless. */
async function cacheWords(): Promise<void> {
  const cache = await caches.open(WORDS);
  await Promise.allSettled(FIRST_WORDS.map((path) => cache.add(path)));
}

/** Delete the caches of earlier versions. */
async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== PAGE && name !== WORDS).map((name) => caches.delete(name)));
}

async function findCached(cache: string, request: Request | string): Promise<Response | undefined> {
  return (await caches.open(cache)).match(request, { ignoreVary: true });
}

async function cacheResponse(request: Request, response: Response): Promise<void> {
  if (response.ok) await (await caches.open(WORDS)).put(request, response);
}

/** Return the server's response, or the cached one if the server is unreachable. */
async function networkFirst(
  request: Request,
  fallback: () => Promise<Response | undefined>,
  onResponse?: (request: Request, response: Response) => Promise<void>,
): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(TIMEOUT) });
    if (!isReachable(response)) return (await fallback()) ?? response;
    if (onResponse) await onResponse(request, response.clone());
    return response;
  } catch (error) {
    const found = await fallback();
    if (found) return found;
    throw error;
  }
}
