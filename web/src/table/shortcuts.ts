// Moves that can be made by a key, if they can be made at all.

import type { Look } from "../net/wire";

/** The keys of moves that many games have. */
const USUAL = { draw: "d", pass: "p" };

/** The keys at a table, by the kind of the move. */
export const shortcutsOf = ({ shortcuts }: Look): Readonly<Record<string, string>> => ({ ...USUAL, ...shortcuts });

/** Whether a key belongs to something else: somebody writes, or a sheet lies in front. */
export function isReserved({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector("dialog[open]")) return true;
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}
