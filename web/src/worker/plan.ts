// How the service worker handles a request. It is separate from the worker so that it can be tested.

/**
 * page   ask the server; if it is unreachable, use the cached page
 * shell  a file that never changes: use the cached one
 * words  ask the server and cache the response; if it is unreachable, use the cached one
 * part   a part of the table without a server: use the cached one, but never cache it unasked
 * none   leave the request to the browser
 */
export type Plan = "page" | "shell" | "words" | "part" | "none";

export type PlannedRequest = Pick<Request, "method" | "mode" | "url">;

/** Where the page is: on a server, or in a folder of static files, which has the route in the fragment. */
export interface Home {
  readonly origin: string;
  /** The path of the page, with a slash at the end. */
  readonly folder: string;
  readonly isStatic: boolean;
}

const PAGES = /^\/($|t\/|hotseat\/|played$|daily$|puzzles($|\/)|rules($|\/)|learn\/)/;
const STATIC_PAGES = /^\/(index\.html)?$/;
const WORDS = /^\/api\/(games(\.json)?$|locales\/|rulebooks\/|lessons\/)/;
const PARTS = /^\/(static\/)?runtime\/./;
/** Requests for texts that the page needs on opening, in every language. */
export const firstWords = ({ folder, isStatic }: Home): string[] => [
  `${folder}api/games${isStatic ? ".json" : ""}`,
  ...["de", "en", "fr", "hu"]
    .flatMap((lang) => [lang, `${lang}/review`, `${lang}/puzzles`])
    .map((words) => `${folder}api/locales/${words}${isStatic ? ".ftl" : ""}`),
];

export function planFor({ method, mode, url }: PlannedRequest, home: Home, shell: readonly string[]): Plan {
  const { origin, pathname, search } = new URL(url);
  if (method !== "GET" || origin !== home.origin || !pathname.startsWith(home.folder)) return "none";
  const path = pathname.slice(home.folder.length - 1);
  if (mode === "navigate") return (home.isStatic ? STATIC_PAGES : PAGES).test(path) ? "page" : "none";
  if (shell.includes(pathname)) return "shell";
  if (search !== "") return "none";
  if (WORDS.test(path)) return "words";
  return PARTS.test(path) && !path.endsWith("manifest.json") ? "part" : "none";
}

/** Return whether the server itself responded; a proxy reports an unreachable server as 502 or the like. */
export const isReachable = ({ status }: Pick<Response, "status">): boolean => status < 500;
