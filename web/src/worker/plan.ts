// How the service worker handles a request. It is separate from the worker so that it can be tested.

/**
 * page   ask the server; if it is unreachable, use the cached page
 * shell  a file that never changes: use the cached one
 * words  ask the server and cache the response; if it is unreachable, use the cached one
 * none   leave the request to the browser
 */
export type Plan = "page" | "shell" | "words" | "none";

export type PlannedRequest = Pick<Request, "method" | "mode" | "url">;

const PAGES = /^\/($|t\/|hotseat\/|played$|rules($|\/)|learn\/)/;
const WORDS = /^\/api\/(games$|locales\/|rulebooks\/)/;
/** Requests for texts that the page needs on opening, in every language. */
export const FIRST_WORDS = ["/api/games", ...["de", "en", "fr", "hu"].map((lang) => `/api/locales/${lang}`)];

export function planFor({ method, mode, url }: PlannedRequest, origin: string, shell: readonly string[]): Plan {
  const { origin: from, pathname, search } = new URL(url);
  if (method !== "GET" || from !== origin) return "none";
  if (mode === "navigate") return PAGES.test(pathname) ? "page" : "none";
  if (shell.includes(pathname)) return "shell";
  return WORDS.test(pathname) && search === "" ? "words" : "none";
}

/** Return whether the server itself responded; a proxy reports an unreachable server as 502 or the like. */
export const isReachable = ({ status }: Pick<Response, "status">): boolean => status < 500;
