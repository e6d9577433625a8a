// Formats the journal as sentences, and finds the colours in them.

import { type AnySuit, suitOf } from "../cards/faces";
import type { GameLook } from "../net/messages";
import { colourMessage } from "../words/factFormatter";
import type { Words } from "../words/words";
import type { TableView } from "./tableView";

export interface FormattedEntry {
  readonly key: string;
  readonly seat: number | null;
  readonly text: string;
}

/** Format the latest journal entries, newest first, without those that the table shows anyway. */
export function formatJournal({ state, formatter }: TableView, max: number): FormattedEntry[] {
  const found: FormattedEntry[] = [];
  if (!state || !formatter) return found;
  for (let at = state.journal.length - 1; at >= 0 && found.length < max; at--) {
    const entry = state.journal[at]!;
    if (formatter.isSilent(entry)) continue;
    const text = formatter.formatEntry(entry);
    if (text) found.push({ key: entry.key, seat: entry.seat, text });
  }
  return found;
}

export interface TextPart {
  readonly text: string;
  readonly suit: AnySuit | null;
}

/** Inflections of colour words in the supported languages. */
const ENDING = "(?:e[nrsm]?|s|et|at|t)?";

/** Split a sentence into colours, with the numbers next to them, and the text between. */
export function splitColours(text: string, words: Words, look: Pick<GameLook, "book" | "colours">): TextPart[] {
  const letters = Object.keys(look.colours).filter((letter) => suitOf(letter, look) !== "other");
  if (letters.length === 0) return [{ text, suit: null }];
  const names = new Map(
    letters.map((letter) => [words.say(colourMessage(words, look), { colour: letter }).toLowerCase(), letter]),
  );
  const any = [...names.keys()].sort((a, b) => b.length - a.length).join("|");
  const coloured = new RegExp(`(?<!\\p{L})(?:\\d+ )?(${any})${ENDING}(?!\\p{L})(?: \\d+(?!\\p{L})|-\\p{L}+)?`, "giu");
  const made: TextPart[] = [];
  let at = 0;
  for (const found of text.matchAll(coloured)) {
    if (found.index > at) made.push({ text: text.slice(at, found.index), suit: null });
    const letter = names.get(found[1]!.toLowerCase()) ?? "";
    made.push({ text: found[0], suit: suitOf(letter, look) });
    at = found.index + found[0].length;
  }
  if (at < text.length) made.push({ text: text.slice(at), suit: null });
  return made;
}
