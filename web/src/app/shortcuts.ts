// Keyboard shortcuts of the page.

import type { GameLook } from "../net/messages";

/** The keys of moves that many games have. */
const MOVES = { draw: "d", pass: "p" };
/** The keys for other buttons at the table. */
const BUTTONS = { hint: "h", sort: "s" };
/** Opens the list of keys, on every page. */
export const HELP = "?";

/** Return the keys at a table, by the kind of move or the name of a button. Those of a game come first. */
export function shortcutsOf({ shortcuts }: Pick<GameLook, "shortcuts">): Readonly<Record<string, string>> {
  const free = Object.entries({ ...MOVES, ...BUTTONS }).filter(([, key]) => !Object.values(shortcuts).includes(key));
  return { ...Object.fromEntries(free), ...shortcuts };
}

/** Keys of a part of the page, as printed on them, and what they do. */
export interface KeyGroup {
  readonly where: "table" | "replay" | "rules";
  readonly keys: readonly (readonly [keys: string, what: string])[];
}

/** List all keys of the page, with the moves of the current game if there is one. */
export function listKeys(look: Pick<GameLook, "shortcuts"> | null): KeyGroup[] {
  const shortcuts = Object.entries(shortcutsOf(look ?? { shortcuts: {} }));
  return [
    {
      where: "table",
      keys: [
        ["← → ↑ ↓ Home End", "arrows"],
        ["r7 …", "typed"],
        ["Enter", "touch"],
        ["Esc Del", "back"],
        ...shortcuts.map(([what, key]) => [key.toUpperCase(), what] as const),
        ["Ctrl Z", "undo"],
        [HELP, "help"],
      ],
    },
    {
      where: "replay",
      keys: [
        ["← →", "step"],
        ["Home End", "ends"],
        ["␣", "run"],
      ],
    },
    {
      where: "rules",
      keys: [
        ["/", "search"],
        ["Enter", "next"],
        ["⇧Enter", "previous"],
        ["Esc", "clear"],
      ],
    },
  ];
}

/** Return whether a key press takes back a move: Ctrl+Z, or ⌘Z, outside text fields and dialogs. */
export const isUndo = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey &&
  event.key.toLowerCase() === "z" &&
  !document.querySelector("dialog[open]") &&
  !isTextField(event.target);

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/** Return whether a key press belongs to something else: a text field, a dialog, or the browser. */
export function isReserved({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector("dialog[open]")) return true;
  return isTextField(target);
}
