// What somebody likes to have, kept in this browser.

import { browserStore, type Store } from "../net/keys";

export interface Liked {
  theme: "system" | "light" | "dark";
  sound: boolean;
  /** Ask once more before a move that cannot be taken back. */
  confirm: boolean;
  /** How the hand is sorted; as it was dealt without. */
  sort: "dealt" | "colour" | "number";
  /** The level of computer players that was chosen last. */
  level: string;
  /** The game that was chosen last. */
  game: string;
}

const KEPT = "settings";
const FIRST: Liked = { theme: "system", sound: true, confirm: false, sort: "colour", level: "medium", game: "" };

/** What was kept; whatever does not fit is as at first. */
export function read(store: Pick<Store, "getItem">): Liked {
  try {
    const found = JSON.parse(store.getItem(KEPT) ?? "{}") as Record<string, unknown>;
    const fits = Object.entries(FIRST).filter(([name, value]) => typeof found[name] === typeof value);
    return { ...FIRST, ...Object.fromEntries(fits.map(([name]) => [name, found[name]])) };
  } catch {
    return { ...FIRST };
  }
}

export const store = browserStore();
export const liked: Liked = $state(read(store));

/** Keep and show what is liked, for as long as the page lives. */
export function keepLiked(): void {
  $effect(() => {
    const { theme } = liked;
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  });
  $effect(() => store.setItem(KEPT, JSON.stringify(liked)));
}
