// Keyboard shortcuts for moves.

import type { GameLook } from "../net/messages";

/** The keys of moves that many games have. */
const COMMON = { draw: "d", pass: "p" };

/** Return the keys at a table, by the kind of move. */
export const shortcutsOf = ({ shortcuts }: GameLook): Readonly<Record<string, string>> => ({ ...COMMON, ...shortcuts });

/** Return whether a key press belongs to something else: a text field, a dialog, or the browser. */
export function isReserved({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector("dialog[open]")) return true;
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}
