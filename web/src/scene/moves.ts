// What can be done with legal moves. They come from the server taken apart; here it is found out which cards can be
// played, and what is left to be asked. No rule and no game is known.

import type { LegalMove, Look } from "../net/wire";

export type Move = LegalMove;
export type Value = string | number | boolean | null;

/** The card that is taken for the one that is given; null if it is drawn unseen. */
export const takenBy = ({ named }: Move): string | null => (typeof named?.["take"] === "string" ? named["take"] : null);

/** Where a card of a move lies before it: in the hand, if nothing else is said. */
export const zoneOf = (move: Move, card: string, viewer: number | null): string =>
  move.at?.[move.cards?.indexOf(card) ?? -1] ?? `hand.${viewer}`;

// --- what can be done

/** The moves that are made without touching a card. */
export const buttons = (moves: readonly Move[]): Move[] => moves.filter(({ cards = [] }) => cards.length === 0);

/** The colour that a move names and nothing else: one of a few buttons, drawn in its colour. */
export function colourIn({ cards, named = {} }: Move, { colours }: Pick<Look, "colours">): string | null {
  const [value, ...others] = Object.values(named);
  return !cards && others.length === 0 && typeof value === "string" && value in colours ? value : null;
}

/** The zones that stand for a move without cards: whoever touches the stock draws. */
export const sources = (moves: readonly Move[]): Map<string, Move> =>
  new Map(buttons(moves).flatMap((move) => (move.at ?? []).map((zone): [string, Move] => [zone, move])));

/** All cards that a move is about: those that are given, and the one that is taken for them. */
function about(move: Move): readonly string[] {
  const take = takenBy(move);
  return take === null ? (move.cards ?? []) : [...(move.cards ?? []), take];
}

/** All cards with which something can be done now, and what. */
export function playable(moves: readonly Move[]): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const move of moves) {
    for (const card of about(move)) {
      const known = found.get(card);
      if (known) known.push(move);
      else found.set(card, [move]);
    }
  }
  return found;
}

/** A question that is left, or the move. */
export type Choice =
  | { readonly ask: null; readonly move: Move }
  | { readonly ask: string; readonly options: readonly Option[] }
  /** Nothing can be done with these cards together. */
  | { readonly ask: typeof NOTHING };

export const NOTHING = "nothing";

/** An answer to a question, and what is left then. */
export interface Option {
  readonly value: Value;
  /** All cards of the move, for `cards`. */
  readonly cards?: readonly string[];
  readonly next: Choice;
}

/** What is named with moves is asked in this order; what a game names besides comes after it. */
const NAMED = ["side", "colour", "wants", "take", "call"];

/** The questions that moves differ by, in order: what is done, in which zone, what is named, and with which cards. */
function questions(moves: readonly Move[]): [string, (move: Move) => Value][] {
  const others = moves.flatMap(({ named = {} }) => Object.keys(named)).filter((name) => !NAMED.includes(name));
  return [
    ["kind", ({ kind }) => kind],
    ["place", ({ to }) => to ?? null],
    ...[...NAMED, ...new Set(others)].map((name): [string, (move: Move) => Value] => [
      name,
      ({ named }) => (named?.[name] ?? (name === "call" ? false : null)) as Value,
    ]),
    ["cards", ({ cards = [] }) => cards.join("+")],
  ];
}

/** The moves with all of these cards in them. No move is about two equal ones. */
function withCards(moves: readonly Move[], picked: readonly string[]): Move[] {
  if (new Set(picked).size < picked.length) return [];
  return moves.filter((move) => move.cards?.length && picked.every((card) => about(move).includes(card)));
}

/** Whether the picked cards are all that a move is about. */
export const complete = (move: Move, picked: number): boolean => about(move).length === picked;

/** What is left to be asked after some cards were picked; several may belong to the same move. */
export function choose(moves: readonly Move[], picked: readonly string[]): Choice {
  const found = withCards(moves, picked);
  return tree(found, questions(found));
}

/** The same for cards that were dropped on a zone: only the moves that lead there. */
export const drop = (moves: readonly Move[], picked: readonly string[], zone: string): Choice =>
  choose(
    moves.filter(({ to }) => to === zone),
    picked,
  );

/** All moves that a choice can lead to. */
export function leaves(choice: Choice): Move[] {
  if ("move" in choice) return [choice.move];
  return "options" in choice ? choice.options.flatMap(({ next }) => leaves(next)) : [];
}

/** The zones on which picked cards can be dropped, as things stand in a choice. */
export const zonesFor = (choice: Choice): string[] => [...new Set(leaves(choice).flatMap(({ to }) => to ?? []))];

function tree(moves: readonly Move[], asked: readonly [string, (move: Move) => Value][]): Choice {
  const [first] = moves;
  if (!first) return { ask: NOTHING };
  for (const [at, [ask, answer]] of asked.entries()) {
    const groups = new Map<Value, Move[]>();
    for (const move of moves) groups.set(answer(move), [...(groups.get(answer(move)) ?? []), move]);
    if (groups.size < 2) continue;
    const options = [...groups].map(([value, rest]): Option => {
      const next = tree(rest, asked.slice(at + 1));
      return ask === "cards" ? { value, cards: rest[0]!.cards ?? [], next } : { value, next };
    });
    return { ask, options };
  }
  return { ask: null, move: first };
}
