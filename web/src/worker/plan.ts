// What the service worker does with a request. It stands apart from the worker, so that it can be tried.

/**
 * page   ask the server; if it is away, show the page that is kept
 * shell  a file that never changes: the one that is kept
 * words  ask the server and keep the answer; if it is away, the last one
 * none   leave it to the browser
 */
export type Plan = "page" | "shell" | "words" | "none";

export type Asked = Pick<Request, "method" | "mode" | "url">;

const PAGES = /^\/($|t\/|hotseat\/|played$|rules($|\/)|learn\/)/;
const WORDS = /^\/api\/(games$|locales\/|rulebooks\/)/;
/** What the page says when it is opened, in whichever language that is. */
export const FIRST_WORDS = ["/api/games", ...["de", "en", "fr", "hu"].map((lang) => `/api/locales/${lang}`)];

export function planFor({ method, mode, url }: Asked, origin: string, shell: readonly string[]): Plan {
  const { origin: from, pathname, search } = new URL(url);
  if (method !== "GET" || from !== origin) return "none";
  if (mode === "navigate") return PAGES.test(pathname) ? "page" : "none";
  if (shell.includes(pathname)) return "shell";
  return WORDS.test(pathname) && search === "" ? "words" : "none";
}

/** The answer is the server's own; a proxy before a server that is away says 502 or the like. */
export const isThere = ({ status }: Pick<Response, "status">): boolean => status < 500;
