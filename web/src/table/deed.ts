// What can be done, in the words of buttons.

import { say } from "../app/house.svelte";
import { type Choice, leaves, type Move, type Option, takenBy } from "../scene/moves";
import type { Teller } from "../words/tell";

/** One answer to a question, with the question it answers. */
export interface Reply {
  readonly ask: string;
  readonly option: Option;
}

/** All answers that can be given at once: a place and the number that counts there are one. */
export function replies(choice: Choice): Reply[] {
  if (!("options" in choice)) return [];
  const { ask, options } = choice;
  return options.flatMap((option): Reply[] => {
    const { next } = option;
    const joined = next.ask === "place" || (ask === "place" && next.ask === "side");
    return joined ? replies(next) : [{ ask, option }];
  });
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A move without cards as it stands on a button. */
export function wordOf(teller: Teller, move: Move): string {
  const own = teller.words.first(`page-move-${move.kind}`);
  return own ? say(own) : capital(teller.label(move));
}

/** A whole move, to be confirmed. */
export function deedOf(teller: Teller, move: Move): string {
  const { kind, cards = [], named = {} } = move;
  if (cards.length === 0) return wordOf(teller, move);
  const { wants, take } = named;
  const facts = {
    how: take === null ? "swap" : kind,
    card: cards.map((card) => teller.card(card)).join(" + "),
    other: takenBy(move) !== null ? teller.value(take) : wants === undefined ? "" : teller.value(wants),
  };
  return capital(say("page-hand-deed", facts));
}

/** What is asked. */
export function titleOf(teller: Teller, ask: string): string {
  return teller.spoken(ask, "ask") || say("page-hand-ask", { ask });
}

/** An answer of which there is no picture. */
export function replyOf(teller: Teller, { ask, option }: Reply): string {
  const { value } = option;
  const [move] = leaves(option.next);
  if (!move) return "";
  if (ask === "kind") return kindOf(teller, move);
  if (typeof value === "boolean") return teller.spoken(ask, value ? "" : "not");
  if (ask === "place" || ask === "side") return placed(teller, move);
  return capital(value === null ? teller.label(move) : teller.value(value));
}

const KINDS: ReadonlySet<string> = new Set(["lay", "offer", "aside", "build", "exchange"]);

function kindOf(teller: Teller, { kind }: Move): string {
  const own = KINDS.has(kind) ? undefined : teller.words.first(`page-move-${kind}`, `move-${kind}`);
  return own ? capital(say(own)) : say("page-hand-how", { how: kind });
}

/** A place, by what is between its dot and the end of its name, and the number that counts there. */
function placed(teller: Teller, { to = "", named }: Move): string {
  const [zone = "", which = ""] = to.split(".");
  const row = /^\d+$/.test(which) ? Number(which) : 0;
  const side = named?.["side"] === undefined ? "" : teller.value(named["side"]);
  if (row && side) return say("page-hand-pile", { row, side });
  if (side) return say("page-hand-side", { side });
  return row ? say("page-hand-row", { row }) : capital(teller.own(zone, { count: 0 }) || to);
}
