// The open facts of a game, as far as they are drawn. A game that says something else is drawn without it.

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
