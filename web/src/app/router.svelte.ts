// Client-side routing. The server serves the same page for every route; keys are in the fragment, which browsers do not
// send. In the static build the whole route is there (place.ts).

import { pathTo, placeOf, STATIC } from "./place";

export type Route =
  | { readonly page: "start" }
  | { readonly page: "table"; readonly table: string }
  /** The public view of a table, enlarged for a TV. */
  | { readonly page: "screen"; readonly table: string }
  /** Several players sharing this device. */
  | { readonly page: "hotseat"; readonly table: string }
  | { readonly page: "replay"; readonly table: string; readonly number: number }
  | { readonly page: "review"; readonly table: string; readonly number: number }
  /** A guided first game. */
  | { readonly page: "learn"; readonly game: string }
  | { readonly page: "rules"; readonly book: string | null; readonly rule: string | null }
  | { readonly page: "played" }
  /** The daily deal; the query names a game and a date. */
  | { readonly page: "daily" }
  /** The puzzles of all games, or one of them. */
  | { readonly page: "puzzles" }
  | { readonly page: "puzzle"; readonly game: string; readonly number: number }
  | { readonly page: "not-found" };

/** Parse a path; on the rules page the fragment is the number of a rule. */
export function parseRoute(path: string, hash = ""): Route {
  const [first, second, third, fourth, ...more] = path.split("/").filter(Boolean).map(decode);
  if (more.length > 0) return { page: "not-found" };
  if (first === undefined) return { page: "start" };
  if (first === "played" && second === undefined) return { page: "played" };
  if (first === "daily" && second === undefined) return { page: "daily" };
  if (first === "puzzles" && second === undefined) return { page: "puzzles" };
  if (first === "puzzles" && second && fourth === undefined && /^[1-9]\d*$/.test(third ?? "")) {
    return { page: "puzzle", game: second, number: Number(third) };
  }
  if (first === "rules" && third === undefined) {
    return { page: "rules", book: second ?? null, rule: decode(hash.replace(/^#/, "")) || null };
  }
  if (second === undefined) return { page: "not-found" };
  if (first === "learn" && third === undefined) return { page: "learn", game: second };
  if (first === "hotseat" && third === undefined) return { page: "hotseat", table: second };
  if (first !== "t") return { page: "not-found" };
  if (third === undefined) return { page: "table", table: second };
  if (third === "screen" && fourth === undefined) return { page: "screen", table: second };
  if ((third === "replay" || third === "review") && /^[1-9]\d*$/.test(fourth ?? "")) {
    return { page: third, table: second, number: Number(fourth) };
  }
  return { page: "not-found" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Return the key in a fragment, if it is one. It should not stay in the address bar. */
export const parseKey = (hash: string): string | null => /^#([\w-]{16,})$/.exec(hash)?.[1] ?? null;

/** A rulebook over a table, at a rule. It is part of the history, so that going back closes it. */
export interface RulesSheet {
  readonly book: string;
  readonly rule: string | null;
}

interface HistoryState {
  readonly rules?: RulesSheet;
  /** The table from which the rules were opened. */
  readonly from?: string;
}
const historyState = (): HistoryState => (history.state as HistoryState | null) ?? {};

class Router {
  rules = $state.raw<RulesSheet | null>(null);
  /** The table to which the rules lead back. */
  from = $state.raw<string | null>(null);
  route = $state.raw<Route>({ page: "start" });
  path = $state.raw("/");
  search = $state.raw("");
  hash = $state.raw("");

  /** Read the current location. */
  update(): void {
    this.rules = historyState().rules ?? null;
    this.from = historyState().from ?? null;
    const { path, search, hash } = placeOf(location);
    this.hash = hash;
    this.search = search;
    this.path = path;
    this.route = parseRoute(path, hash);
    document.documentElement.dataset["page"] = this.route.page; // for the static shell
  }
}

export const router = new Router();

export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const from = parseRoute(to.replace(/[?#].*/, "")).page === "rules" ? tablePath() : null;
  history[replace ? "replaceState" : "pushState"](from === null ? null : { from }, "", pathTo(to));
  router.update();
  if (!router.hash) scrollTo(0, 0);
}

const TABLE_PAGES: readonly Route["page"][] = ["table", "hotseat", "learn"];

/** Return the path of the table at which we are, or from which the current rules were opened. */
function tablePath(): string | null {
  if (TABLE_PAGES.includes(router.route.page)) return router.path;
  return router.route.page === "rules" ? router.from : null;
}

/** Open a rulebook over the table, or turn to another rule in the open one. */
export function openRules(rules: RulesSheet): void {
  history[router.rules ? "replaceState" : "pushState"]({ ...historyState(), rules }, "");
  router.update();
}

/** Follow the browser's history, and handle clicks on internal links without reloading. Returns a stop function. */
export function startRouter(): () => void {
  const update = (): void => router.update();
  const click = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (/^\/(api|static)\//.test(link.pathname)) return;
    if (STATIC && link.pathname !== location.pathname) return;
    const { path, search, hash } = placeOf(link);
    const to = parseRoute(path, hash);
    if (to.page === "not-found") return;
    event.preventDefault();
    if (to.page === "rules" && to.book !== null && TABLE_PAGES.includes(router.route.page)) {
      openRules({ book: to.book, rule: to.rule });
      return;
    }
    navigate(path + search + hash);
  };
  update();
  addEventListener("popstate", update);
  addEventListener("hashchange", update);
  addEventListener("click", click);
  return () => {
    removeEventListener("popstate", update);
    removeEventListener("hashchange", update);
    removeEventListener("click", click);
  };
}
