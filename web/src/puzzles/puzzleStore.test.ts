import { expect, test } from "vitest";
import type { ListedPuzzle } from "../net/api";
import { memoryStore } from "../net/keys";
import { countSolved, nextOpen, puzzleState, savePuzzleState } from "./puzzleStore";

const PUZZLES: ListedPuzzle[] = [1, 2, 4].map((number) => ({ number, seats: 2, difficulty: "easy" }));

test("what came first stays: an answer that was seen cannot be found any more", () => {
  const store = memoryStore();
  expect(puzzleState(store, "x", 1)).toBe("open");
  savePuzzleState(store, "x", 1, "seen");
  savePuzzleState(store, "x", 1, "solved");
  savePuzzleState(store, "x", 2, "solved");
  savePuzzleState(store, "x", 2, "seen");
  expect([1, 2, 3].map((number) => puzzleState(store, "x", number))).toEqual(["seen", "solved", "open"]);
  expect(puzzleState(store, "y", 1)).toBe("open");
  expect([countSolved(store, "x"), countSolved(store, "y")]).toEqual([1, 0]);
});

test("the next open puzzle follows, or comes before if there is none", () => {
  const store = memoryStore();
  const next = (after?: number) => nextOpen(store, "x", PUZZLES, after)?.number;
  expect([next(), next(1), next(2), next(4)]).toEqual([1, 2, 4, 1]);
  savePuzzleState(store, "x", 2, "solved");
  expect([next(1), next(4)]).toEqual([4, 1]);
  savePuzzleState(store, "x", 1, "seen");
  expect([next(), next(4)]).toEqual([4, undefined]);
  savePuzzleState(store, "x", 4, "solved");
  expect(next()).toBeUndefined();
});

test("damaged progress is none", () => {
  const store = memoryStore();
  for (const text of ["{", "null", "[]", "7", '{"x":7}', '{"x":{"1":"won"}}']) {
    store.setItem("puzzles", text);
    expect(puzzleState(store, "x", 1)).toBe("open");
    expect(countSolved(store, "x")).toBe(0);
  }
});
