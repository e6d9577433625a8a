// Reads the public facts of a game that are drawn. Unknown facts are ignored.

import { numbersOf } from "../cards/faces";
import type { Game } from "../scene/fold";

type Table = Game["table"];
type Play = readonly [seat: number, card: string];

export interface Trick {
  readonly plays: readonly Play[];
  readonly colour: string | null;
  readonly winner: number | null;
}
export interface ScoredRow {
  readonly row: number;
  readonly tile: string;
  readonly winner: number | null;
  readonly cards: readonly string[];
}
export interface Stack {
  readonly field: number;
  /** From bottom to top. */
  readonly seats: readonly number[];
}

export const getNumber = (table: Table, name: string): number | null => {
  const found = table[name];
  return typeof found === "number" ? found : null;
};
export const getText = (table: Table, name: string): string | null => {
  const found = table[name];
  return typeof found === "string" ? found : null;
};
export const getList = <T>(table: Table, name: string): readonly T[] | null => {
  const found = table[name];
  return Array.isArray(found) ? (found as T[]) : null;
};
const record = <T>(table: Table, name: string): T | null => {
  const found = table[name];
  return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as T) : null;
};

export const lastTrick = (table: Table): Trick | null => {
  const last = record<Trick>(table, "last");
  return last && "plays" in last ? last : null;
};
export const lastRow = (table: Table): ScoredRow | null => {
  const last = record<ScoredRow>(table, "last");
  return last && "tile" in last ? last : null;
};
export const trackOf = (table: Table): readonly Stack[] | null => getList<Stack>(table, "track");
export const factorsOf = (table: Table): Record<string, number> | null => record(table, "factors");
/** Return the worth of a card. Factors are keyed by the first letter of the cards they apply to. */
export const worthOf = ({ table, look }: Game, card: string): number =>
  (factorsOf(table)?.[card[0] ?? ""] ?? 0) * (numbersOf(look, card)[0]?.value ?? 0);
/** Return the numbers that fit on a zone, by the number they continue. */
export const fitsOn = (table: Table, zone: string): Readonly<Record<string, readonly number[]>> | null =>
  record<Record<string, Record<string, number[]>>>(table, "fits")?.[zone] ?? null;
/** Return how many more cards a zone takes; null if unknown. */
export const freeIn = (table: Table, zone: string): number | null =>
  record<Record<string, number>>(table, "free")?.[zone] ?? null;
/** An offer to swap a card of one colour for one of another. */
export interface SwapOffer {
  readonly seat: number;
  readonly gives: string;
  readonly wants: string;
}
export const offerOf = (table: Table): SwapOffer | null => {
  const offer = record<SwapOffer>(table, "offer");
  return offer && typeof offer.gives === "string" && typeof offer.wants === "string" ? offer : null;
};
export const wantedOf = (table: Table): Record<string, number> | null => record(table, "wanted");
/** Return the score pad: the points of each finished round. */
export const sheetOf = (table: Table): readonly (readonly number[])[] | null => getList(table, "sheet");

/** The role of a seat at the moment; the first that applies. */
export type SeatRole = "leads" | "rolls" | "begins" | "deals";
export function roleOf(table: Table, seat: number): SeatRole | null {
  if (getNumber(table, "leader") === seat) return "leads";
  if (getNumber(table, "roller") === seat) return "rolls";
  if (getNumber(table, "starter") === seat) return "begins";
  return getNumber(table, "dealer") === seat && !("leader" in table) ? "deals" : null;
}
