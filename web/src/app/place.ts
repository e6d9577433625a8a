// Where the page is: on a server, which answers at every route, or in a folder of static files, where the route is in the
// fragment of the address.

export const STATIC = import.meta.env.MODE === "static";

/** The address of a path of the page, for links and the history. */
export const pathTo = (path: string): string => (STATIC ? `#${path}` : path);

export interface Place {
  readonly path: string;
  /** The query, with its question mark. */
  readonly search: string;
  /** The fragment, with its `#`: a key, or the number of a rule. */
  readonly hash: string;
}

/** Read the path of the page from an address. */
export function placeOf({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): Place {
  return STATIC ? parseFragment(hash) : { path: pathname, search, hash };
}

/** Read the path of the page from a fragment, as in `#/t/local-k3m?at=2#key`. */
export function parseFragment(fragment: string): Place {
  const [, path = "", search = "", hash = ""] = /^#?(\/[^?#]*)?(\?[^#]*)?(#.*)?$/.exec(fragment) ?? [];
  return { path: path || "/", search, hash };
}

/** Games and texts, which are files in the static build. */
const CONTENT = /^\/api\/(games$|(locales|rulebooks|lessons)\/)/;
export const isContent = (path: string): boolean => CONTENT.test(path);

/** Return the address of games and texts. */
export function contentAddress(path: string): string {
  if (!STATIC) return path;
  return `.${path}.${path.startsWith("/api/locales/") ? "ftl" : "json"}`;
}

/** The folder of the page on a web space; "" where it has a server. */
export const scope = (): string => (STATIC ? new URL(".", location.href).pathname : "");

/** The address of a file of the build, with a slash at the end for folders. */
export const fileAddress = (name: string): string => new URL(import.meta.env.BASE_URL + name, document.baseURI).href;
