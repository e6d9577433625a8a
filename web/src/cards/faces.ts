// The faces of cards, made from the parts that the server sends. A card without parts shows its notation.
import type { GameLook } from "../net/messages";
import { SUITS, type Suit } from "../look/signs";

/** A suit; `other` is a colour of the box without a sign, drawn as its letter. */
export type AnySuit = Suit | "other";
/** The parts of a card, by name; `draw` is the kind of drawing, `say` the id of the message that names it. */
export type Parts = Readonly<Record<string, string | number>>;

/** One number of a card, with its colour. */
export interface Side {
  readonly letter: string;
  readonly suit: AnySuit;
  readonly value: number;
}

/** The face of a card: the kind of drawing, and its content. */
export interface Face {
  readonly draw: string;
  /** The card's notation. */
  readonly name: string;
  readonly suit: AnySuit | "wild";
  /** The numbers; of two, the first counts. */
  readonly sides: readonly Side[];
  /** A short text instead of a number. */
  readonly text: string | null;
  /** The kind of action card: skip, reverse, two, four, wild; or number. */
  readonly kind: string;
  readonly symbol: string | null;
  /** The value in points. */
  readonly value: number | null;
  /** The colour named for a wild card, or the colour of the owner's seat. */
  readonly named?: AnySuit | null;
}

const SEATS: readonly Suit[] = ["blue", "red", "yellow", "green", "purple", "orange"];

/** Return the colour of a seat, in games where colours belong to seats. */
export const seatSuit = (seat: number): Suit => SEATS[seat % SEATS.length] ?? "blue";

const knownSuit = (suit: unknown): AnySuit => SUITS.find((one) => one === suit) ?? "other";

/** Return the suit of a colour's letter. */
export const suitOf = (letter: string, look?: Pick<GameLook, "colours">): AnySuit =>
  knownSuit(look?.colours[letter]?.["suit"]);

/** Return the parts with the other number first: `y7r0` of `r0y7`. */
const swapNumbers = ({ colour2, number2, suit2, colour, number, suit, ...rest }: Parts): Parts => ({
  ...rest,
  ...{ colour: colour2!, number: number2!, suit: suit2!, colour2: colour!, number2: number!, suit2: suit! },
});

const notationOf = ({ colour, number, colour2, number2 }: Parts): string => `${colour}${number}${colour2}${number2}`;

const cache = new WeakMap<object, Map<string, Parts>>();

/** Return all cards of a look by notation, those with two numbers in both orders. */
function index(cards: GameLook["cards"]): Map<string, Parts> {
  const found = cache.get(cards);
  if (found) return found;
  const made = new Map<string, Parts>(Object.entries(cards));
  for (const parts of Object.values(cards)) {
    if (!("number2" in parts)) continue;
    const other = swapNumbers(parts);
    made.set(notationOf(other), other);
  }
  cache.set(cards, made);
  return made;
}

/** Return the parts of a card; none if the look does not have it. */
export const partsOf = (look: Pick<GameLook, "cards">, card: string): Parts => index(look.cards).get(card) ?? {};

/** Return the notation of a card with a matching number first. */
export function withFirst(look: Pick<GameLook, "cards">, card: string, first: (side: Side) => boolean): string {
  const [one, other] = sidesOf(partsOf(look, card));
  if (!one || !other || first(one) || !first(other)) return card;
  return `${other.letter}${other.value}${one.letter}${one.value}`;
}

/** Return the numbers of a card's parts, with their colours. */
export function sidesOf(parts: Parts): Side[] {
  const side = (which: "" | "2"): Side[] => {
    const value = parts[`number${which}`];
    if (typeof value !== "number") return [];
    return [{ letter: String(parts[`colour${which}`] ?? ""), suit: knownSuit(parts[`suit${which}`]), value }];
  };
  return [...side(""), ...side("2")];
}

/** Return the numbers of a card, with their colours. */
export const numbersOf = (look: Pick<GameLook, "cards">, card: string | null): Side[] =>
  card === null ? [] : sidesOf(partsOf(look, card));

/** Create the face of a card from its parts. */
export function faceOf(parts: Parts, name = ""): Face {
  const { draw = "plain", suit, text, kind = "number", symbol, value } = parts;
  return {
    draw: String(draw),
    name,
    suit: suit === "wild" ? "wild" : knownSuit(suit),
    sides: sidesOf(parts),
    text: text === undefined ? null : String(text),
    kind: String(kind),
    symbol: symbol === undefined ? null : String(symbol),
    value: typeof value === "number" ? value : null,
  };
}
