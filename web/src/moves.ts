// How moves are written, in all games, and what a page needs to know of them. It knows no rules: which moves are legal
// comes from the server, and here they are only taken apart.
//
//   r7  W+4=b  r7!             lay a card, name a colour with it, call UNO
//   r7/2  y7r0/1               lay it in a row, or on a pile; of an XXL card the first number counts
//   r7:g                       offer it for a card of that colour
//   -r0y7                      put it aside
//   b0r4+b1r7+b2g10            lay down a street
//   b0r4>b0y2  b0r4>           exchange it for that card, or for one of the talon
//   =b                         name a colour, or trump
//   draw  pass  challenge …    words

/** A move, taken apart. `cards` are written as they stand in zones; the page finds them there. */
export interface Move {
  readonly text: string;
  readonly how: How;
  /** The cards that the mover gives, lays or chooses. */
  readonly cards: readonly string[];
  readonly word?: string;
  /** The row or pile, counted from 1. */
  readonly row?: number;
  /** The number of an XXL card that counts, if it is said: `y7` of `y7r0`. */
  readonly side?: string;
  /** A colour that is named. */
  readonly colour?: string;
  /** The colour of the card that is wanted for the one that is offered. */
  readonly wants?: string;
  /** The open card that is taken in exchange; null if it is drawn from the talon. */
  readonly take?: string | null;
  /** UNO is called. */
  readonly call?: true;
}

export type How = "lay" | "offer" | "aside" | "build" | "exchange" | "name" | "word";

const WORD = /^[a-z]{3,}$/;
const TWO_NUMBERS = /^([a-z]\d{1,2})([a-z]\d{1,2})$/;
const NAMED = /^(.*)=([a-z])$/;
const ROW = /^(.+)\/(\d)$/;
const OFFER = /^(.+):([a-z])$/;

/** A card as it stands in zones: of two numbers the lower one comes first. */
export function cardName(written: string): string {
  const found = TWO_NUMBERS.exec(written);
  if (!found) return written;
  const [, first, second] = found as unknown as [string, string, string];
  return valueOf(first) <= valueOf(second) ? written : second + first;
}

/** The numbers of a card with two of them: `r0` and `y7` of `r0y7`. */
export function sidesOf(card: string): [string, string] | null {
  const found = TWO_NUMBERS.exec(card);
  return found && [found[1]!, found[2]!];
}

const valueOf = (side: string): number => Number(side.slice(1));

export function parse(text: string): Move {
  if (WORD.test(text)) return { text, how: "word", cards: [], word: text };
  if (text.startsWith("-")) return { text, how: "aside", cards: [cardName(text.slice(1))] };
  if (text.includes(">")) {
    const [give = "", take = ""] = text.split(">");
    return { text, how: "exchange", cards: [cardName(give)], take: take === "" ? null : cardName(take) };
  }
  const street = text.split("+");
  if (street.length > 1 && street.every((card) => TWO_NUMBERS.test(card))) {
    return { text, how: "build", cards: street.map(cardName) };
  }
  return laid(text);
}

/** A card and what is said with it. */
function laid(text: string): Move {
  const call = text.endsWith("!");
  const body = call ? text.slice(0, -1) : text;
  const said = call ? ({ call: true } as const) : {};
  const offer = OFFER.exec(body);
  if (offer) return { text, how: "offer", cards: [cardName(offer[1]!)], wants: offer[2]! };
  const named = NAMED.exec(body);
  if (named) {
    const [, card, colour] = named as unknown as [string, string, string];
    return card === ""
      ? { text, how: "name", cards: [], colour }
      : { text, how: "lay", cards: [cardName(card)], colour, ...said };
  }
  const row = ROW.exec(body);
  const card = row ? row[1]! : body;
  const sides = sidesOf(card);
  return {
    text,
    how: "lay",
    cards: [cardName(card)],
    ...(row && { row: Number(row[2]) }),
    ...(sides && { side: sides[0] }),
    ...said,
  };
}

// --- where moves lead

/** What of a game says where moves lead; `Game` of the fold has all of it. */
export interface Ground {
  readonly viewer: number | null;
  readonly zones: Readonly<Record<string, unknown>>;
  readonly table: Readonly<Record<string, unknown>>;
}

/** The zone in which the cards of a move come to lie, if they come to lie anywhere. */
export function targetOf(move: Move, { viewer, zones, table }: Ground): string | null {
  const first = (...names: string[]): string | null => names.find((name) => name in zones) ?? null;
  switch (move.how) {
    case "word":
    case "name":
    case "offer":
    case "aside":
      return null;
    case "build":
      return first(`streets.${viewer}`);
    case "exchange":
      return first("open");
    case "lay":
      if (table["offer"]) return null; // a card given in answer to an offer changes hands, or it does not
      if (move.row !== undefined) return first(`row.${move.row}`, `pile.${move.row}`);
      if (move.side !== undefined && `run.${move.side[0]}` in zones) return `run.${move.side[0]}`;
      if (table["phase"] === "choose") return first(`chosen.${viewer}`, "pot");
      return first("trick", "pot", "discard");
  }
}

/** The zone that stands for a word: whoever touches the stock wants to draw. */
export function sourceOf(move: Move, { viewer, zones }: Ground): string | null {
  if (move.how === "aside") return `won.${viewer}`;
  if (move.word === "draw" || move.word === "take" || move.word === "accept") return "stock" in zones ? "stock" : null;
  return null;
}

/** Where the cards of a move lie before it: in the hand, but cards to be put aside and open cards of a street do not. */
export function zoneOf(move: Move, card: string, viewer: number | null, open: readonly string[]): string {
  if (move.how === "aside") return `won.${viewer}`;
  return move.how === "build" && open.includes(card) ? "open" : `hand.${viewer}`;
}

// --- what can be done

/** The moves that are made without touching a card: words, and colours that are named alone. */
export const buttons = (moves: readonly Move[]): Move[] => moves.filter(({ cards }) => cards.length === 0);

/** All cards that a move is about: those that are given, and the one that is taken for them. */
const about = ({ cards, take }: Move): readonly string[] => (take == null ? cards : [...cards, take]);

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
  | { readonly ask: Question; readonly options: readonly Option[] }
  /** Nothing can be done with these cards together. */
  | { readonly ask: "nothing" };

/**
 * how     lay it, offer it, exchange it …
 * place   in which zone
 * side    by which of the two numbers
 * colour  which colour is named
 * wants   for a card of which colour it is offered
 * take    for which open card; null for one of the talon
 * cards   which cards go with it
 * call    with UNO, or without
 */
export type Question = "how" | "place" | "side" | "colour" | "wants" | "take" | "cards" | "call";

/** An answer to a question, and what is left then. */
export interface Option {
  readonly value: string | boolean | null;
  /** The cards of a street, for `cards`. */
  readonly cards?: readonly string[];
  readonly next: Choice;
}

type Answer = string | boolean | null;
const QUESTIONS: readonly [Question, (move: Move, ground: Ground) => Answer][] = [
  ["how", (move) => move.how],
  ["place", (move, ground) => (move.how === "lay" ? targetOf(move, ground) : null)],
  ["side", (move) => move.side ?? null],
  ["colour", (move) => move.colour ?? null],
  ["wants", (move) => move.wants ?? null],
  ["take", (move) => move.take ?? null],
  ["cards", (move) => move.cards.join("+")],
  ["call", (move) => move.call ?? false],
];

/** The moves with all of these cards in them. No move is about two equal ones. */
function withCards(moves: readonly Move[], picked: readonly string[]): Move[] {
  if (new Set(picked).size < picked.length) return [];
  return moves.filter((move) => move.cards.length > 0 && picked.every((card) => about(move).includes(card)));
}

/** Whether the picked cards are all that a move is about. */
export const complete = (move: Move, picked: number): boolean => about(move).length === picked;

/** What is left to be asked after some cards were picked; several make a street, or part of one, or an exchange. */
export function choose(moves: readonly Move[], picked: readonly string[], ground: Ground): Choice {
  return tree(withCards(moves, picked), ground, 0);
}

/** The same for cards that were dropped on a zone: only the moves that lead there. */
export function drop(moves: readonly Move[], picked: readonly string[], zone: string, ground: Ground): Choice {
  return choose(
    moves.filter((move) => targetOf(move, ground) === zone || (move.take != null && zone === "open")),
    picked,
    ground,
  );
}

/** All moves that a choice can lead to. */
export function leaves(choice: Choice): Move[] {
  if (choice.ask === null) return [choice.move];
  return choice.ask === "nothing" ? [] : choice.options.flatMap(({ next }) => leaves(next));
}

/** The zones on which picked cards can be dropped, as things stand in a choice. */
export const zonesFor = (choice: Choice, ground: Ground): string[] => [
  ...new Set(leaves(choice).flatMap((move) => targetOf(move, ground) ?? [])),
];

function tree(moves: readonly Move[], ground: Ground, from: number): Choice {
  if (moves.length === 0) return { ask: "nothing" };
  for (let at = from; at < QUESTIONS.length && moves.length > 1; at++) {
    const [ask, answer] = QUESTIONS[at]!;
    const groups = new Map<Answer, Move[]>();
    for (const move of moves) {
      const value = answer(move, ground);
      groups.set(value, [...(groups.get(value) ?? []), move]);
    }
    if (groups.size < 2) continue;
    const options = [...groups].map(([value, rest]): Option => {
      const next = tree(rest, ground, at + 1);
      return ask === "cards" ? { value, cards: rest[0]!.cards, next } : { value, next };
    });
    return { ask, options };
  }
  return { ask: null, move: moves[0]! };
}

// --- what somebody has in mind

/** A ground of which the open cards are known. */
export interface Lying extends Ground {
  readonly zones: Readonly<Record<string, { readonly items: readonly { readonly card: string | null }[] }>>;
}

/**
 * The move that somebody means who touches a card, and drops it on a zone: where the rules forbid it, their answer is the
 * one that is needed. It need not be legal, but it is a move of the game.
 */
export function attempt(card: string, zone: string | null, ground: Lying): string {
  const { zones, table } = ground;
  const sides = sidesOf(card);
  if ("pile.1" in zones && sides) return onPile(card, zone, ground);
  if ("run.r" in zones && sides) return written(card, onRun(sides, zone, table));
  if ("open" in zones) return `${card}>`;
  if ("row.1" in zones) return table["phase"] === "answer" ? card : `${card}/${placeIn(zone, "row") ?? 1}`;
  if ("half" in table) {
    if (table["phase"] === "aside") return `-${card}`;
    const leads = (table["plays"] as unknown[] | undefined)?.length === 0;
    return leads ? `${card}=${card[0]}` : card;
  }
  return card.startsWith("W") ? `${card}=r` : card;
}

const placeIn = (zone: string | null, kind: string): string | null =>
  zone?.startsWith(`${kind}.`) ? zone.slice(kind.length + 1) : null;

/** A card of two numbers with this one first. */
function written(card: string, first: string): string {
  const [one, other] = sidesOf(card)!;
  return first === one ? card : other + one;
}

/** A pile that shows a colour of the card, best with the number next to its own. */
function onPile(card: string, zone: string | null, { zones }: Lying): string {
  const wanted = placeIn(zone, "pile");
  const piles = wanted ? [wanted] : Object.keys(zones).flatMap((name) => placeIn(name, "pile") ?? []);
  const ways = piles.flatMap((pile) => {
    const top = sidesOf(zones[`pile.${pile}`]?.items.at(-1)?.card ?? "") ?? [];
    return sidesOf(card)!.map((side) => {
      const near = top
        .filter(([colour]) => colour === side[0])
        .map((other) => Math.abs(valueOf(other) - valueOf(side)));
      return { text: `${written(card, side)}/${pile}`, far: Math.min(100, ...near) };
    });
  });
  return ways.reduce((best, way) => (way.far < best.far ? way : best)).text;
}

/** The side that belongs to the run it was dropped on, or is nearest to the number that its run waits for. */
function onRun(sides: readonly [string, string], zone: string | null, table: Ground["table"]): string {
  const wanted = (table["wanted"] ?? {}) as Record<string, number>;
  const far = (side: string): number => Math.abs(valueOf(side) - (wanted[side[0]!] ?? 0));
  return (
    sides.find((side) => side[0] === placeIn(zone, "run")) ?? (far(sides[1]) < far(sides[0]) ? sides[1] : sides[0])
  );
}
