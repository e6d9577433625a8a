// The shuffle promises this browser received before the deal. A later check compares the record with them, so the first
// promise for a game is stored and never overwritten.

import type { KeyValueStore } from "../net/keys";
import type { TableState } from "../scene/fold";

export interface KnownPromise {
  readonly promise: string;
  /** By seat; empty if the player added none, or none was received. */
  readonly words: readonly string[];
}

interface StoredPromise extends KnownPromise {
  readonly table: string;
  readonly number: number;
  /** Whether the game has started, so that words can no longer be added. */
  readonly started: boolean;
}

const STORAGE_KEY = "promises";
const MAX_PROMISES = 60;

/** Store the promise for a table's next game, or for the one in progress. */
export function recordPromise(
  store: KeyValueStore,
  table: string,
  state: Pick<TableState, "phase" | "number" | "promise" | "people">,
) {
  const started = state.phase === "playing";
  const number = started ? state.number : state.number + 1;
  const all = read(store);
  const known = all.find((stored) => stored.table === table && stored.number === number);
  if (known?.started) return;
  const words = state.people.map(({ entropy }) => entropy ?? "");
  const now: StoredPromise = { table, number, promise: known?.promise ?? state.promise, words, started };
  store.setItem(STORAGE_KEY, JSON.stringify([...all.filter((stored) => stored !== known), now].slice(-MAX_PROMISES)));
}

export function findPromise(store: KeyValueStore, table: string, number: number): KnownPromise | null {
  return read(store).find((stored) => stored.table === table && stored.number === number) ?? null;
}

function read(store: KeyValueStore): StoredPromise[] {
  try {
    const found = JSON.parse(store.getItem(STORAGE_KEY) ?? "[]") as (StoredPromise | null)[];
    return Array.isArray(found)
      ? found.filter((stored): stored is StoredPromise => stored !== null && Array.isArray(stored.words))
      : [];
  } catch {
    return [];
  }
}
