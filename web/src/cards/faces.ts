/** What a card shows, read from its notation. Nothing here throws: what cannot be read is shown as it is written. */
import { SUITS, type RaiseSymbol, type Suit } from "../look/signs";

/** A colour that the box of a table names and we have no sign for is `other`; its letter is the sign. */
export type AnySuit = Suit | "other";
export type UnoRank =
  "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "+2" | "+4" | "reverse" | "skip" | "wild";

export interface UnoFace {
  deck: "uno";
  suit: Suit | "wild";
  rank: UnoRank;
  /** The colour that a wild card stands for, once it is named. */
  named?: Suit;
}
export interface Side {
  suit: Suit;
  value: number;
}
/** The upper number is the one that counts. */
export interface XxlFace {
  deck: "xxl";
  upper: Side;
  lower: Side;
  total: number;
}
export interface ExHopFace {
  deck: "ex-hop";
  suit: AnySuit;
  letter: string;
  value: number;
}
/** Black tiles count plus, red ones minus. */
export interface TileFace {
  deck: "tile";
  points: number;
}
export interface RaiseFace {
  deck: "raise";
  symbol: RaiseSymbol;
  number: number;
  /** Victory points, if the box is known. */
  points: number | null;
  /** The colour of the seat whose set it is from, if that is known. */
  suit: Suit | null;
}
export interface PointsFace {
  deck: "points";
  value: number;
}
export interface PlainFace {
  deck: "plain";
  text: string;
}
export type Face = UnoFace | XxlFace | ExHopFace | TileFace | RaiseFace | PointsFace | PlainFace;

/** As much of a table's box as faces need. */
export interface Box {
  colours?: readonly { letter: string; name: string }[];
  cards?: readonly { symbol?: string; number?: number; points?: number }[];
}
export interface Around {
  box?: Box;
  /** Whose card it is. */
  seat?: number | null;
}

const LETTERS: Record<string, Suit> = {
  r: "red",
  y: "yellow",
  g: "green",
  b: "blue",
  o: "orange",
  p: "purple",
};
const SYMBOLS: Record<string, RaiseSymbol> = { b: "bell", h: "hourglass", c: "cloud", g: "gear", d: "diamond" };
const UNO_WORDS: Record<string, UnoRank> = { R: "reverse", S: "skip" };
const SEATS: readonly Suit[] = ["blue", "red", "yellow", "green", "purple", "orange"];

/** The colour of a seat in games where colours belong to seats. */
export function seatSuit(seat: number): Suit {
  return SEATS[seat % SEATS.length] ?? "blue";
}

/** The suit of a letter; a box may give letters another meaning. */
export function suitOf(letter: string, box?: Box): AnySuit {
  const named = box?.colours?.find((colour) => colour.letter === letter)?.name;
  if (named !== undefined) return SUITS.find((suit) => suit === named) ?? "other";
  return LETTERS[letter] ?? "other";
}

/** `game` is a game's id, such as uno-match or xxl-reihe. */
export function faceOf(game: string, notation: string, around: Around = {}): Face {
  return read(game, notation, around) ?? { deck: "plain", text: notation };
}

function read(game: string, notation: string, around: Around): Face | null {
  const [deck] = game.split("-");
  if (deck === "uno") return readUno(notation);
  if (deck === "xxl") return readXxl(notation);
  if (deck === "ex") return readExHop(notation, around.box);
  if (deck === "raise") return readRaise(notation, around);
  return null;
}

function readUno(notation: string): UnoFace | null {
  const wild = /^W(\+4)?(?:=([rgby]))?$/.exec(notation);
  if (wild) {
    const face: UnoFace = { deck: "uno", suit: "wild", rank: wild[1] ? "+4" : "wild" };
    const named = LETTERS[wild[2] ?? ""];
    return named ? { ...face, named } : face;
  }
  const found = /^([rgby])([0-9]|\+2|R|S)$/.exec(notation);
  const suit = LETTERS[found?.[1] ?? ""];
  const rank = found?.[2];
  return suit && rank ? { deck: "uno", suit, rank: UNO_WORDS[rank] ?? (rank as UnoRank) } : null;
}

function readXxl(notation: string): XxlFace | null {
  const found = /^([rgby])(\d{1,2})([rgby])(\d{1,2})$/.exec(notation);
  if (!found) return null;
  const [upper, lower] = [side(found[1], found[2]), side(found[3], found[4])];
  return upper && lower ? { deck: "xxl", upper, lower, total: upper.value + lower.value } : null;
}

function side(letter = "", value = ""): Side | null {
  const suit = LETTERS[letter];
  return suit ? { suit, value: Number(value) } : null;
}

/** The same card with its other number up. */
export function turn(face: XxlFace): XxlFace {
  return { ...face, upper: face.lower, lower: face.upper };
}

function readExHop(notation: string, box?: Box): ExHopFace | TileFace | null {
  const tile = /^([+-])([1-9])$/.exec(notation);
  if (tile) return { deck: "tile", points: Number(notation) };
  const [, letter, value] = /^(\p{L})(\d{1,2})$/u.exec(notation) ?? [];
  return letter && value ? { deck: "ex-hop", suit: suitOf(letter, box), letter, value: Number(value) } : null;
}

function readRaise(notation: string, { box, seat }: Around): RaiseFace | PointsFace | null {
  if (/^\d{1,2}$/.test(notation)) return { deck: "points", value: Number(notation) };
  const found = /^([bhcgd])(\d)(?:\*(\d+))?$/.exec(notation);
  const symbol = SYMBOLS[found?.[1] ?? ""];
  if (!found || !symbol) return null;
  const number = Number(found[2]);
  const entry = box?.cards?.find((card) => card.symbol === symbol && card.number === number);
  const points = found[3] === undefined ? (entry?.points ?? null) : Number(found[3]);
  return { deck: "raise", symbol, number, points, suit: seat == null ? null : seatSuit(seat) };
}
