// The user's settings, stored in this browser.

import { browserStore, type KeyValueStore } from "../net/keys";

export interface Settings {
  theme: "system" | "light" | "dark";
  sound: boolean;
  /** Ask for confirmation before every move. */
  confirm: boolean;
  /** How the hand is sorted; `dealt` leaves it in the order of the deal. */
  sort: "dealt" | "colour" | "number";
  /** The last chosen level of computer players. */
  level: string;
  /** The last chosen game. */
  game: string;
}

const STORAGE_KEY = "settings";
const DEFAULTS: Settings = { theme: "system", sound: true, confirm: false, sort: "colour", level: "medium", game: "" };

/** Load the stored settings; missing or invalid values get their defaults. */
export function loadSettings(store: Pick<KeyValueStore, "getItem">): Settings {
  try {
    const found = JSON.parse(store.getItem(STORAGE_KEY) ?? "{}") as Record<string, unknown>;
    const valid = Object.entries(DEFAULTS).filter(([name, value]) => typeof found[name] === typeof value);
    return { ...DEFAULTS, ...Object.fromEntries(valid.map(([name]) => [name, found[name]])) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const store = browserStore();
export const settings: Settings = $state(loadSettings(store));

/** Apply the theme and save every change while the page is open. */
export function syncSettings(): void {
  $effect(() => {
    const { theme } = settings;
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  });
  $effect(() => store.setItem(STORAGE_KEY, JSON.stringify(settings)));
}
