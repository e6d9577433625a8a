/** What a card shows: its parts, as the server takes them apart. What it has no parts of is shown as it is written. */
import type { GameLook } from "../net/messages";
import { SUITS, type Suit } from "../look/signs";

/** A colour that the box of a table names and we have no sign for is `other`; its letter is the sign. */
export type AnySuit = Suit | "other";
/** The parts of a card, by name; `draw` says how it is drawn, `say` which message names it. */
export type Parts = Readonly<Record<string, string | number>>;

/** One number of a card, with its colour. */
export interface Side {
  readonly letter: string;
  readonly suit: AnySuit;
  readonly value: number;
}

/** How a card is drawn, and what is seen on it. */
export interface Face {
  readonly draw: string;
  /** As it is written. */
  readonly name: string;
  readonly suit: AnySuit | "wild";
  /** Of two numbers, the first is the one that counts; none if there is no number. */
  readonly sides: readonly Side[];
  /** A short text in the place of a number. */
  readonly text: string | null;
  /** What it does, or what is drawn in the place of a number: skip, reverse, two, four, wild. */
  readonly kind: string;
  readonly symbol: string | null;
  /** What it counts. */
  readonly value: number | null;
  /** The colour that a wild card stands for, or that of the seat whose set it is from. */
  readonly named?: AnySuit | null;
}

const SEATS: readonly Suit[] = ["blue", "red", "yellow", "green", "purple", "orange"];

/** The colour of a seat in games where colours belong to seats. */
export const seatSuit = (seat: number): Suit => SEATS[seat % SEATS.length] ?? "blue";

const known = (suit: unknown): AnySuit => SUITS.find((one) => one === suit) ?? "other";

/** The suit of a letter at a table. */
export const suitOf = (letter: string, look?: Pick<GameLook, "colours">): AnySuit =>
  known(look?.colours[letter]?.["suit"]);

/** The same card with its other number first: `y7r0` of `r0y7`. */
const turned = ({ colour2, number2, suit2, colour, number, suit, ...rest }: Parts): Parts => ({
  ...rest,
  ...{ colour: colour2!, number: number2!, suit: suit2!, colour2: colour!, number2: number!, suit2: suit! },
});

const written = ({ colour, number, colour2, number2 }: Parts): string => `${colour}${number}${colour2}${number2}`;

const cache = new WeakMap<object, Map<string, Parts>>();

/** All cards of a look, those with two numbers also by the other one. */
function index(cards: GameLook["cards"]): Map<string, Parts> {
  const found = cache.get(cards);
  if (found) return found;
  const made = new Map<string, Parts>(Object.entries(cards));
  for (const parts of Object.values(cards)) {
    if (!("number2" in parts)) continue;
    const other = turned(parts);
    made.set(written(other), other);
  }
  cache.set(cards, made);
  return made;
}

/** The parts of a card; none if the table does not know it. */
export const partsOf = (look: Pick<GameLook, "cards">, card: string): Parts => index(look.cards).get(card) ?? {};

/** The notation of a card with this one of its numbers first. */
export function withFirst(look: Pick<GameLook, "cards">, card: string, first: (side: Side) => boolean): string {
  const [one, other] = sidesOf(partsOf(look, card));
  if (!one || !other || first(one) || !first(other)) return card;
  return `${other.letter}${other.value}${one.letter}${one.value}`;
}

/** The numbers of a card, with their colours. */
export function sidesOf(parts: Parts): Side[] {
  const side = (which: "" | "2"): Side[] => {
    const value = parts[`number${which}`];
    if (typeof value !== "number") return [];
    return [{ letter: String(parts[`colour${which}`] ?? ""), suit: known(parts[`suit${which}`]), value }];
  };
  return [...side(""), ...side("2")];
}

/** The numbers of a card of a table. */
export const numbersOf = (look: Pick<GameLook, "cards">, card: string | null): Side[] =>
  card === null ? [] : sidesOf(partsOf(look, card));

/** The face of a card with these parts. */
export function faceOf(parts: Parts, name = ""): Face {
  const { draw = "plain", suit, text, kind = "number", symbol, value } = parts;
  return {
    draw: String(draw),
    name,
    suit: suit === "wild" ? "wild" : known(suit),
    sides: sidesOf(parts),
    text: text === undefined ? null : String(text),
    kind: String(kind),
    symbol: symbol === undefined ? null : String(symbol),
    value: typeof value === "number" ? value : null,
  };
}
