/// <reference lib="webworker" />
// The service worker: it lets the page open while the server is unreachable.
//
// The page and its files are cached together when a version is installed, so that they match. While the server is
// reachable, the page always comes from the server.

import { firstWords, type Home, isReachable, planFor } from "./plan";

/** Written into the worker by the build: the files of the page, and a version that changes with them. */
declare const __SHELL__: readonly string[];
declare const __VERSION__: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const HOME: Home = {
  origin: worker.location.origin,
  folder: new URL(".", worker.location.href).pathname,
  isStatic: import.meta.env.MODE === "static",
};
const SHELL = __SHELL__.map((name) => new URL(name, worker.location.href).pathname);
/** Folders of static files share their caches with the rest of the web space. */
const PREFIX = HOME.isStatic ? HOME.folder : "";
const PAGE = `${PREFIX}page-${__VERSION__}`;
const WORDS = `${PREFIX}words`;
/** Filled by the page (`local/runtime.ts`), when somebody wants to play without a server. */
const PARTS = `${PREFIX}runtime`;
/** How long to wait for the server, in milliseconds. */
const TIMEOUT = 3000;

worker.addEventListener("install", (event) => event.waitUntil(Promise.all([cachePage(), cacheWords()])));
worker.addEventListener("activate", (event) => event.waitUntil(deleteOldCaches().then(() => worker.clients.claim())));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const plan = planFor(request, HOME, SHELL);
  if (plan === "page") event.respondWith(networkFirst(request, () => findCached(PAGE, HOME.folder)));
  else if (plan === "shell") event.respondWith(findCached(PAGE, request).then((found) => found ?? fetch(request)));
  else if (plan === "part") event.respondWith(findCached(PARTS, request).then((found) => found ?? fetch(request)));
  else if (plan === "words") event.respondWith(networkFirst(request, () => findCached(WORDS, request), cacheResponse));
});

// A click on a notification returns to the table.
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showTable(String(event.notification.data ?? HOME.folder)));
});

/** Focus the tab that shows an address, or open it. */
async function showTable(address: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === address);
  await (tab ? tab.focus() : worker.clients.openWindow(address));
}

async function cachePage(): Promise<void> {
  const cache = await caches.open(PAGE);
  await cache.addAll([HOME.folder, ...SHELL]);
}

/** Cache the texts that the page may have requested before the worker was active. Failures are harmless. */
async function cacheWords(): Promise<void> {
  const cache = await caches.open(WORDS);
  await Promise.allSettled(firstWords(HOME).map((path) => cache.add(path)));
}

/** Delete the caches of earlier versions. */
async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => isOurs(name) && ![PAGE, WORDS, PARTS].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Return whether a cache is of this page, and not of one in another folder of the web space. */
const isOurs = (name: string): boolean => (HOME.isStatic ? name.startsWith(`${PREFIX}page-`) : !name.startsWith("/"));

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
