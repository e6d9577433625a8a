/// <reference lib="webworker" />
// The service worker: the page opens without the server, too, and can then say that it is away.
//
// The page and its files are kept together when a version is installed, so that they fit; while the server is there,
// the page is always the server's.

import { FIRST_WORDS, isThere, planFor } from "./plan";

/** Written into the worker when it is built: the files of the page, and a word that changes with them. */
declare const __SHELL__: readonly string[];
declare const __VERSION__: string;

const SHELL = __SHELL__;
const worker = self as unknown as ServiceWorkerGlobalScope;
const PAGE = `page-${__VERSION__}`;
const WORDS = "words";
/** Milliseconds that the server has for the page. */
const PATIENCE = 3000;

worker.addEventListener("install", (event) => event.waitUntil(Promise.all([keepPage(), keepWords()])));
worker.addEventListener("activate", (event) => event.waitUntil(forget().then(() => worker.clients.claim())));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const plan = planFor(request, worker.location.origin, SHELL);
  if (plan === "page") event.respondWith(newest(request, () => kept(PAGE, "/")));
  else if (plan === "shell") event.respondWith(kept(PAGE, request).then((found) => found ?? fetch(request)));
  else if (plan === "words") event.respondWith(newest(request, () => kept(WORDS, request), keep));
});

async function keepPage(): Promise<void> {
  const cache = await caches.open(PAGE);
  await cache.addAll(["/", ...SHELL]);
}

/** The page may have asked for them before the worker was there. Without them it opens all the same. */
async function keepWords(): Promise<void> {
  const cache = await caches.open(WORDS);
  await Promise.allSettled(FIRST_WORDS.map((path) => cache.add(path)));
}

/** Throw away what earlier versions kept. */
async function forget(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== PAGE && name !== WORDS).map((name) => caches.delete(name)));
}

async function kept(cache: string, request: Request | string): Promise<Response | undefined> {
  return (await caches.open(cache)).match(request, { ignoreVary: true });
}

async function keep(request: Request, answer: Response): Promise<void> {
  if (answer.ok) await (await caches.open(WORDS)).put(request, answer);
}

/** The server's answer, or what is kept if the server is away. */
async function newest(
  request: Request,
  otherwise: () => Promise<Response | undefined>,
  use?: (request: Request, answer: Response) => Promise<void>,
): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (!isThere(answer)) return (await otherwise()) ?? answer;
    if (use) await use(request, answer.clone());
    return answer;
  } catch (error) {
    const found = await otherwise();
    if (found) return found;
    throw error;
  }
}
