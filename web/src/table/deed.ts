// What can be done, in the words of buttons.

import { say } from "../app/house.svelte";
import { type Choice, leaves, type Move, type Option, type Question } from "../moves";
import type { Teller } from "../words/tell";

/** One answer to a question, with the question it answers. */
export interface Reply {
  readonly ask: Question;
  readonly option: Option;
}

/** All answers that can be given at once: a place and the number that counts there are one. */
export function replies(choice: Choice): Reply[] {
  if (choice.ask === null || choice.ask === "nothing") return [];
  const { ask, options } = choice;
  return options.flatMap((option): Reply[] => {
    const { next } = option;
    const joined = next.ask === "place" || (ask === "place" && next.ask === "side");
    return joined ? replies(next) : [{ ask, option }];
  });
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A word as it stands on a button. */
export function wordOf(teller: Teller, move: Move): string {
  if (move.word === "uno") return say("page-hand-uno");
  if (move.word === "catch") return say("page-hand-catch");
  return capital(teller.label(move));
}

/** A whole move, to be confirmed. */
export function deedOf(teller: Teller, move: Move): string {
  if (move.how === "word" || move.how === "name") return wordOf(teller, move);
  const facts = {
    how: move.take === null ? "swap" : move.how,
    card: move.cards.map((card) => teller.card(card)).join(" + "),
    other: move.take ? teller.card(move.take) : move.wants ? teller.colour(move.wants) : "",
  };
  return capital(say("page-hand-deed", facts));
}

/** An answer of which there is no picture. */
export function replyOf(teller: Teller, { ask, option }: Reply): string {
  const [move] = leaves(option.next);
  if (!move) return "";
  if (ask === "how") return say("page-hand-how", { how: move.how });
  if (ask === "call") return say(option.value ? "page-hand-uno" : "page-hand-quiet");
  if (ask === "place" || ask === "side") return placed(teller, move);
  return capital(teller.label(move));
}

function placed(teller: Teller, move: Move): string {
  const side = move.side
    ? teller.words.say("number-xxl", { colour: move.side[0] ?? "", number: Number(move.side.slice(1)) })
    : "";
  const row = move.row ?? 0;
  if (row && side) return say("page-hand-pile", { row, side });
  return side ? say("page-hand-side", { side }) : say("page-hand-row", { row });
}
