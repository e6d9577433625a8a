// The user's settings, stored in this browser and shared by its open tabs.

import { browserStore, type KeyValueStore } from "../net/keys";

export const THEMES = ["system", "light", "dark"] as const;
export const CONTRASTS = ["system", "normal", "more"] as const;
/** Text sizes, in percent of the browser's. */
export const TEXT_SIZES = [85, 100, 115, 130, 150] as const;
export const MOTIONS = ["off", "slow", "normal", "fast"] as const;
export const HANDS = ["right", "left"] as const;
export const TAPS = ["play", "choose"] as const;
/** How long computer players wait before they move, in milliseconds. */
export const PACES = [300, 900, 2000] as const;
const SORTS = ["dealt", "colour", "number"] as const;
const CONSENTS = ["unasked", "on", "off"] as const;

export interface Settings {
  theme: (typeof THEMES)[number];
  /** High contrast; `system` follows the device. */
  contrast: (typeof CONTRASTS)[number];
  text: (typeof TEXT_SIZES)[number];
  /** The speed of animations. A device that asks for reduced motion gets none. */
  motion: (typeof MOTIONS)[number];
  /** The hand that holds the device; buttons move to its side. */
  hand: (typeof HANDS)[number];
  /** What a tap on a card does: play it if the move is clear, or only choose it. */
  tap: (typeof TAPS)[number];
  /** Ask for confirmation before every move. */
  confirm: boolean;
  /** The volume of sounds, in percent. */
  volume: number;
  /** Whether the device vibrates at the player's turn. */
  vibration: boolean;
  /** Whether the browser notifies the player of their turn while the page is hidden. */
  notifications: (typeof CONSENTS)[number];
  /** The pace of computer players at new tables. */
  pace: (typeof PACES)[number];
  /** How the hand is sorted; `dealt` leaves it in the order of the deal. */
  sort: (typeof SORTS)[number];
  /** The last chosen level of computer players. */
  level: string;
  /** The last chosen game. */
  game: string;
}

const STORAGE_KEY = "settings";
const DEFAULTS: Settings = {
  theme: "system",
  contrast: "system",
  text: 100,
  motion: "normal",
  hand: "right",
  tap: "play",
  confirm: false,
  volume: 100,
  vibration: true,
  notifications: "unasked",
  pace: 900,
  sort: "colour",
  level: "medium",
  game: "",
};

const oneOf =
  (values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);
const isBoolean = oneOf([true, false]);
const isText = (value: unknown): boolean => typeof value === "string" && value.length <= 40;
const VALID: Readonly<Record<keyof Settings, (value: unknown) => boolean>> = {
  theme: oneOf(THEMES),
  contrast: oneOf(CONTRASTS),
  text: oneOf(TEXT_SIZES),
  motion: oneOf(MOTIONS),
  hand: oneOf(HANDS),
  tap: oneOf(TAPS),
  confirm: isBoolean,
  volume: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100,
  vibration: isBoolean,
  notifications: oneOf(CONSENTS),
  pace: oneOf(PACES),
  sort: oneOf(SORTS),
  level: isText,
  game: isText,
};

/** Load the stored settings; missing or invalid values get their defaults. */
export function loadSettings(store: Pick<KeyValueStore, "getItem">): Settings {
  try {
    const stored = JSON.parse(store.getItem(STORAGE_KEY) ?? "{}") as Record<string, unknown>;
    // Earlier versions could only switch sounds off.
    const found: Record<string, unknown> = { ...(stored["sound"] === false && { volume: 0 }), ...stored };
    const valid = Object.entries(VALID).filter(([name, isValid]) => isValid(found[name]));
    return { ...DEFAULTS, ...Object.fromEntries(valid.map(([name]) => [name, found[name]])) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const store = browserStore();
export const settings: Settings = $state(loadSettings(store));

/** Match a condition of the device; tests have none. */
const query = (condition: string): MediaQueryList | null =>
  "matchMedia" in globalThis ? matchMedia(`(${condition})`) : null;
const lessMotion = query("prefers-reduced-motion: reduce");
const moreContrast = query("prefers-contrast: more");

/** Return whether the device asks for reduced motion. */
export const prefersReducedMotion = (): boolean => lessMotion?.matches ?? false;

const SLOWNESS = { off: 0, slow: 1.7, normal: 1, fast: 0.55 } as const;
/** Return the factor for durations of animations; 0 if nothing may move. */
export const slowness = (): number => (prefersReducedMotion() ? 0 : SLOWNESS[settings.motion]);

/** Apply the settings to the page, save every change, and take over changes made in other tabs. */
export function syncSettings(): void {
  const root = document.documentElement;
  const apply = (): void => {
    const { theme, contrast, text, motion, hand } = settings;
    const more = contrast === "more" || (contrast === "system" && (moreContrast?.matches ?? false));
    Object.assign(root.dataset, { theme, contrast: more ? "more" : "normal", motion, hand });
    root.style.setProperty("--text-size", String(text / 100));
    root.style.setProperty("--slowness", String(SLOWNESS[motion]));
  };
  $effect(apply);
  $effect(() => store.setItem(STORAGE_KEY, JSON.stringify(settings)));
  $effect(() => {
    const update = ({ key }: StorageEvent): void => {
      if (key === STORAGE_KEY || key === null) Object.assign(settings, loadSettings(store));
    };
    addEventListener("storage", update);
    moreContrast?.addEventListener("change", apply);
    return () => {
      removeEventListener("storage", update);
      moreContrast?.removeEventListener("change", apply);
    };
  });
}
