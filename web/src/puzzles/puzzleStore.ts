// Which puzzles have been solved in this browser.

import type { KeyValueStore } from "../net/keys";
import type { ListedPuzzle } from "../net/api";

const STORAGE_KEY = "puzzles";

/** A puzzle is solved if its best move was found before the answer was seen. */
export type PuzzleState = "solved" | "seen" | "open";
type Progress = Record<string, Record<string, Exclude<PuzzleState, "open">>>;
type Store = Pick<KeyValueStore, "getItem" | "setItem">;

function load(store: Pick<KeyValueStore, "getItem">): Progress {
  try {
    const found = JSON.parse(store.getItem(STORAGE_KEY) ?? "{}") as unknown;
    return found !== null && typeof found === "object" && !Array.isArray(found) ? (found as Progress) : {};
  } catch {
    return {};
  }
}

export function puzzleState(store: Pick<KeyValueStore, "getItem">, game: string, number: number): PuzzleState {
  const state = load(store)[game]?.[number];
  return state === "solved" || state === "seen" ? state : "open";
}

/** Note that a puzzle was solved or its answer seen. What came first stays. */
export function savePuzzleState(store: Store, game: string, number: number, state: "solved" | "seen"): void {
  if (puzzleState(store, game, number) !== "open") return;
  const all = load(store);
  store.setItem(STORAGE_KEY, JSON.stringify({ ...all, [game]: { ...all[game], [number]: state } }));
}

/** Return how many puzzles of a game have been solved. */
export const countSolved = (store: Pick<KeyValueStore, "getItem">, game: string): number =>
  Object.values(load(store)[game] ?? {}).filter((state) => state === "solved").length;

/** Return the next puzzle that is open, after a number and then from the first. */
export function nextOpen(
  store: Pick<KeyValueStore, "getItem">,
  game: string,
  puzzles: readonly ListedPuzzle[],
  after = 0,
): ListedPuzzle | undefined {
  const open = puzzles.filter(({ number }) => number !== after && puzzleState(store, game, number) === "open");
  return open.find(({ number }) => number > after) ?? open[0];
}
