// Which cards the legal moves involve, and which questions remain before one move is chosen. The server sends moves in
// structured form, so nothing here knows rules or games.

import type { LegalMove, GameLook } from "../net/messages";

export type Move = LegalMove;
export type Value = string | number | boolean | null;

/** Return the card that a move takes in exchange; null if that card is drawn unseen. */
export const takenCard = ({ named }: Move): string | null =>
  typeof named?.["take"] === "string" ? named["take"] : null;

/** Return the zone a card of a move comes from: the hand, unless the move says otherwise. */
export const sourceZone = (move: Move, card: string, viewer: number | null): string =>
  move.at?.[move.cards?.indexOf(card) ?? -1] ?? `hand.${viewer}`;

// --- available moves

/** Return the moves that involve no card. */
export const cardlessMoves = (moves: readonly Move[]): Move[] => moves.filter(({ cards = [] }) => cards.length === 0);

/** Return the colour of a move that does nothing but name a colour. */
export function namedColour({ cards, named = {} }: Move, { colours }: Pick<GameLook, "colours">): string | null {
  const [value, ...others] = Object.values(named);
  return !cards && others.length === 0 && typeof value === "string" && value in colours ? value : null;
}

/** Return the moves without cards that a tap on a zone makes, such as drawing from the stock. */
export const movesByZone = (moves: readonly Move[]): Map<string, Move> =>
  new Map(cardlessMoves(moves).flatMap((move) => (move.at ?? []).map((zone): [string, Move] => [zone, move])));

/** Return all cards of a move: those it plays, and the one it takes for them. */
function cardsOf(move: Move): readonly string[] {
  const take = takenCard(move);
  return take === null ? (move.cards ?? []) : [...(move.cards ?? []), take];
}

/** Return the moves for every card that has any. */
export function movesByCard(moves: readonly Move[]): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const move of moves) {
    for (const card of cardsOf(move)) {
      const known = found.get(card);
      if (known) known.push(move);
      else found.set(card, [move]);
    }
  }
  return found;
}

/** Return the moves that combine several cards, among them all of these; each combination once. */
export function combinations(moves: readonly Move[], picked: readonly string[]): Move[] {
  const found = new Map<string, Move>();
  for (const move of withCards(moves, picked))
    if ((move.cards?.length ?? 0) > 1) found.set([...move.cards!].sort().join("+"), move);
  return [...found.values()];
}

/** The next open question, or the move if none is open. */
export type Choice =
  | { readonly ask: null; readonly move: Move }
  | { readonly ask: string; readonly options: readonly Option[] }
  /** No move combines these cards. */
  | { readonly ask: typeof NOTHING };

export const NOTHING = "nothing";

/** An answer to a question, and the choice that remains after it. */
export interface Option {
  readonly value: Value;
  /** All cards of the move, for `cards`. */
  readonly cards?: readonly string[];
  readonly next: Choice;
}

/** The order of questions about named values; other names that a game uses come after these. */
const NAMED = ["side", "colour", "wants", "take", "call"];

/** Return the questions that can tell moves apart, in order: kind, target zone, named values and cards. */
function questions(moves: readonly Move[]): [string, (move: Move) => Value][] {
  const others = moves.flatMap(({ named = {} }) => Object.keys(named)).filter((name) => !NAMED.includes(name));
  return [
    ["kind", ({ kind }) => kind],
    ["zone", ({ to }) => to ?? null],
    ...[...NAMED, ...new Set(others)].map((name): [string, (move: Move) => Value] => [
      name,
      ({ named }) => (named?.[name] ?? (name === "call" ? false : null)) as Value,
    ]),
    ["cards", ({ cards = [] }) => cards.join("+")],
  ];
}

/** Return the moves that involve all of these cards. No move involves two equal ones. */
function withCards(moves: readonly Move[], picked: readonly string[]): Move[] {
  if (new Set(picked).size < picked.length) return [];
  return moves.filter((move) => move.cards?.length && picked.every((card) => cardsOf(move).includes(card)));
}

/** Return whether a move involves no cards beyond the picked ones. */
export const isComplete = (move: Move, picked: number): boolean => cardsOf(move).length === picked;

/** Return the choice that remains after picking these cards; several may belong to the same move. */
export function choiceFor(moves: readonly Move[], picked: readonly string[]): Choice {
  const found = withCards(moves, picked);
  return buildChoice(found, questions(found));
}

/** Return the choice that remains after dropping these cards on a zone. */
export const choiceOnZone = (moves: readonly Move[], picked: readonly string[], zone: string): Choice =>
  choiceFor(
    moves.filter(({ to }) => to === zone),
    picked,
  );

/** Return all moves that a choice can lead to. */
export function movesIn(choice: Choice): Move[] {
  if ("move" in choice) return [choice.move];
  return "options" in choice ? choice.options.flatMap(({ next }) => movesIn(next)) : [];
}

/** Return the zones on which the picked cards can be dropped. */
export const targetZones = (choice: Choice): string[] => [...new Set(movesIn(choice).flatMap(({ to }) => to ?? []))];

function buildChoice(moves: readonly Move[], asked: readonly [string, (move: Move) => Value][]): Choice {
  const [first] = moves;
  if (!first) return { ask: NOTHING };
  for (const [at, [ask, answer]] of asked.entries()) {
    const groups = new Map<Value, Move[]>();
    for (const move of moves) groups.set(answer(move), [...(groups.get(answer(move)) ?? []), move]);
    if (groups.size < 2) continue;
    const options = [...groups].map(([value, rest]): Option => {
      const next = buildChoice(rest, asked.slice(at + 1));
      return ask === "cards" ? { value, cards: rest[0]!.cards ?? [], next } : { value, next };
    });
    return { ask, options };
  }
  return { ask: null, move: first };
}
