// Where we are in the page. The server gives the same page at each of these addresses; keys stand behind `#` and are
// sent to nobody.

export type Address =
  | { readonly page: "start" }
  | { readonly page: "table"; readonly table: string }
  /** What everybody may see, large: for a television set. */
  | { readonly page: "screen"; readonly table: string }
  /** Several people at this one device. */
  | { readonly page: "hotseat"; readonly table: string }
  | { readonly page: "replay"; readonly table: string; readonly number: number }
  /** A first game with somebody who explains it. */
  | { readonly page: "learn"; readonly game: string }
  | { readonly page: "rules"; readonly book: string | null; readonly rule: string | null }
  | { readonly page: "played" }
  | { readonly page: "nowhere" };

/** The address in a path; for rules the part behind `#` is the number of a rule. */
export function addressOf(path: string, hash = ""): Address {
  const [first, second, third, fourth, ...more] = path.split("/").filter(Boolean).map(decoded);
  if (more.length > 0) return { page: "nowhere" };
  if (first === undefined) return { page: "start" };
  if (first === "played" && second === undefined) return { page: "played" };
  if (first === "rules" && third === undefined) {
    return { page: "rules", book: second ?? null, rule: decoded(hash.replace(/^#/, "")) || null };
  }
  if (second === undefined) return { page: "nowhere" };
  if (first === "learn" && third === undefined) return { page: "learn", game: second };
  if (first === "hotseat" && third === undefined) return { page: "hotseat", table: second };
  if (first !== "t") return { page: "nowhere" };
  if (third === undefined) return { page: "table", table: second };
  if (third === "screen" && fourth === undefined) return { page: "screen", table: second };
  if (third === "replay" && /^[1-9]\d*$/.test(fourth ?? "")) {
    return { page: "replay", table: second, number: Number(fourth) };
  }
  return { page: "nowhere" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A key behind `#`, which must not stand in the address bar for longer than needed. */
export const keyIn = (hash: string): string | null => /^#([\w-]{16,})$/.exec(hash)?.[1] ?? null;

class Here {
  address = $state.raw<Address>({ page: "start" });
  path = $state.raw("/");
  /** The part behind `#` with which the page was opened. */
  hash = $state.raw("");

  look(): void {
    this.hash = location.hash;
    this.path = location.pathname;
    this.address = addressOf(location.pathname, location.hash);
  }
}

export const here = new Here();

export function go(to: string, { instead = false }: { instead?: boolean } = {}): void {
  history[instead ? "replaceState" : "pushState"](null, "", to);
  here.look();
  if (!location.hash) scrollTo(0, 0);
}

/** Follow the browser's own moves, and links of this page without loading it again. Gives back how to stop that. */
export function follow(): () => void {
  const look = (): void => here.look();
  const click = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (/^\/(api|static)\//.test(link.pathname)) return;
    if (addressOf(link.pathname).page === "nowhere") return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  look();
  addEventListener("popstate", look);
  addEventListener("hashchange", look);
  addEventListener("click", click);
  return () => {
    removeEventListener("popstate", look);
    removeEventListener("hashchange", look);
    removeEventListener("click", click);
  };
}
