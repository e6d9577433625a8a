// Labels of buttons and questions about moves.

import { say } from "../app/app.svelte";
import { type Choice, movesIn, type Move, type Option, takenCard } from "../scene/moves";
import type { EventFormatter } from "../words/formatter";

/** An answer to a question, with that question. */
export interface Reply {
  readonly ask: string;
  readonly option: Option;
}

/** List the answers to offer at once; a zone and the number that counts there are one answer. */
export function listReplies(choice: Choice): Reply[] {
  if (!("options" in choice)) return [];
  const { ask, options } = choice;
  return options.flatMap((option): Reply[] => {
    const { next } = option;
    const joined = next.ask === "zone" || (ask === "zone" && next.ask === "side");
    return joined ? listReplies(next) : [{ ask, option }];
  });
}

export const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Return the button label of a move without cards. */
export function buttonLabel(formatter: EventFormatter, move: Move): string {
  const own = formatter.words.first(`page-move-${move.kind}`);
  return own ? say(own) : capitalise(formatter.formatMove(move));
}

/** Return the label of a complete move, for confirmation. */
export function moveLabel(formatter: EventFormatter, move: Move): string {
  const { kind, cards = [], named = {} } = move;
  if (cards.length === 0) return buttonLabel(formatter, move);
  const { wants, take } = named;
  const facts = {
    how: take === null ? "swap" : kind,
    card: cards.map((card) => formatter.card(card)).join(" + "),
    other: takenCard(move) !== null ? formatter.value(take) : wants === undefined ? "" : formatter.value(wants),
  };
  return capitalise(say("page-hand-deed", facts));
}

/** Return the title of a question. */
export function questionTitle(formatter: EventFormatter, ask: string): string {
  return formatter.callText(ask, "ask") || say("page-hand-ask", { ask });
}

/** Return the label of an answer that has no picture. */
export function replyLabel(formatter: EventFormatter, { ask, option }: Reply): string {
  const { value } = option;
  const [move] = movesIn(option.next);
  if (!move) return "";
  if (ask === "kind") return kindLabel(formatter, move);
  if (typeof value === "boolean") return formatter.callText(ask, value ? "" : "not");
  if (ask === "zone" || ask === "side") return zoneLabel(formatter, move);
  return capitalise(value === null ? formatter.formatMove(move) : formatter.value(value));
}

const KINDS: ReadonlySet<string> = new Set(["play", "offer", "aside", "build", "exchange"]);

function kindLabel(formatter: EventFormatter, { kind }: Move): string {
  const own = KINDS.has(kind) ? undefined : formatter.words.first(`page-move-${kind}`, `move-${kind}`);
  return own ? capitalise(say(own)) : say("page-hand-how", { how: kind });
}

/** Return the label of a target zone, by the suffix of its name and the number that counts there. */
function zoneLabel(formatter: EventFormatter, { to = "", named }: Move): string {
  const [zone = "", which = ""] = to.split(".");
  const row = /^\d+$/.test(which) ? Number(which) : 0;
  const side = named?.["side"] === undefined ? "" : formatter.value(named["side"]);
  if (row && side) return say("page-hand-pile", { row, side });
  if (side) return say("page-hand-side", { side });
  return row
    ? say("page-hand-row", { row })
    : capitalise(formatter.tableText(zone, { count: 0 }) || say("page-play-here"));
}
