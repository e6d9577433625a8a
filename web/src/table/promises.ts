// What this browser was told of a shuffle while its secret was one. Only who remembers it can tell afterwards that the
// promise was kept; so it is kept here, and the first word counts.

import type { KeyValueStore } from "../net/keys";
import type { TableState } from "../scene/fold";

export interface KnownPromise {
  readonly promise: string;
  /** By seat; empty where none was given, or none was heard. */
  readonly words: readonly string[];
}

interface Kept extends KnownPromise {
  readonly table: string;
  readonly number: number;
  /** The game has begun: no word can be given any more. */
  readonly begun: boolean;
}

const KEPT = "promises";
const MOST = 60;

/** Remember what a table says of its next game, or of the one that is played. */
export function recordPromise(
  store: KeyValueStore,
  table: string,
  state: Pick<TableState, "phase" | "number" | "promise" | "people">,
) {
  const begun = state.phase === "playing";
  const number = begun ? state.number : state.number + 1;
  const all = read(store);
  const known = all.find((kept) => kept.table === table && kept.number === number);
  if (known?.begun) return;
  const words = state.people.map(({ word }) => word ?? "");
  const now: Kept = { table, number, promise: known?.promise ?? state.promise, words, begun };
  store.setItem(KEPT, JSON.stringify([...all.filter((kept) => kept !== known), now].slice(-MOST)));
}

export function findPromise(store: KeyValueStore, table: string, number: number): KnownPromise | null {
  return read(store).find((kept) => kept.table === table && kept.number === number) ?? null;
}

function read(store: KeyValueStore): Kept[] {
  try {
    const found = JSON.parse(store.getItem(KEPT) ?? "[]") as (Kept | null)[];
    return Array.isArray(found) ? found.filter((kept): kept is Kept => kept !== null && Array.isArray(kept.words)) : [];
  } catch {
    return [];
  }
}
