// The open facts of a game, as far as they are drawn. A game that says something else is drawn without it.

import { numbersOf } from "../cards/faces";
import type { Game } from "../scene/fold";

type Table = Game["table"];
type Play = readonly [seat: number, card: string];

export interface Trick {
  readonly plays: readonly Play[];
  readonly colour: string | null;
  readonly winner: number | null;
}
export interface Scored {
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

export const number = (table: Table, name: string): number | null => {
  const found = table[name];
  return typeof found === "number" ? found : null;
};
export const text = (table: Table, name: string): string | null => {
  const found = table[name];
  return typeof found === "string" ? found : null;
};
export const list = <T>(table: Table, name: string): readonly T[] | null => {
  const found = table[name];
  return Array.isArray(found) ? (found as T[]) : null;
};
const record = <T>(table: Table, name: string): T | null => {
  const found = table[name];
  return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as T) : null;
};

export const turnOf = (table: Table): number | null => number(table, "turn");
export const lastTrick = (table: Table): Trick | null => {
  const last = record<Trick>(table, "last");
  return last && "plays" in last ? last : null;
};
export const lastRow = (table: Table): Scored | null => {
  const last = record<Scored>(table, "last");
  return last && "tile" in last ? last : null;
};
export const trackOf = (table: Table): readonly Stack[] | null => list<Stack>(table, "track");
export const factorsOf = (table: Table): Record<string, number> | null => record(table, "factors");
/** What a card is worth by the factors on the table, which are told by the first letter of the cards they hold for. */
export const worthOf = ({ table, look }: Game, card: string): number =>
  (factorsOf(table)?.[card[0] ?? ""] ?? 0) * (numbersOf(look, card)[0]?.value ?? 0);
/** What fits on a zone, by the number it goes on from. */
export const fitsOn = (table: Table, zone: string): Readonly<Record<string, readonly number[]>> | null =>
  record<Record<string, Record<string, number[]>>>(table, "fits")?.[zone] ?? null;
/** How many more cards a zone takes; null if that is not said. */
export const freeIn = (table: Table, zone: string): number | null =>
  record<Record<string, number>>(table, "free")?.[zone] ?? null;
export const wantedOf = (table: Table): Record<string, number> | null => record(table, "wanted");
/** A pad of points: one line for each round that was played. */
export const sheetOf = (table: Table): readonly (readonly number[])[] | null => list(table, "sheet");

/** What somebody is at the moment; the first that holds. */
export type Part = "leads" | "rolls" | "begins" | "deals";
export function partOf(table: Table, seat: number): Part | null {
  if (number(table, "leader") === seat) return "leads";
  if (number(table, "roller") === seat) return "rolls";
  if (number(table, "starter") === seat) return "begins";
  return number(table, "dealer") === seat && !("leader" in table) ? "deals" : null;
}
