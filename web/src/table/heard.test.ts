import { expect, test } from "vitest";
import { memory } from "../net/keys";
import type { TableState } from "../scene/fold";
import { heard, listen } from "./heard";

const told = (phase: TableState["phase"], number: number, promise: string, ...words: string[]) => ({
  phase,
  number,
  promise,
  people: words.map((word) => ({ kind: "person" as const, word: word || null })),
});

test("the first promise counts, and the last words before the deal", () => {
  const store = memory();
  listen(store, "t", told("gathering", 0, "first", "", ""));
  listen(store, "t", told("gathering", 0, "second", "sun", ""));
  listen(store, "t", told("playing", 1, "third", "sun", "moon"));
  listen(store, "t", told("playing", 1, "fourth", "sun", ""));
  expect(heard(store, "t", 1)).toMatchObject({ promise: "first", words: ["sun", "moon"] });
  expect(heard(store, "t", 2)).toBeNull();
  expect(heard(store, "other", 1)).toBeNull();
});

test("after a game the promise of the next one is heard", () => {
  const store = memory();
  listen(store, "t", told("over", 1, "next", ""));
  expect(heard(store, "t", 2)).toMatchObject({ promise: "next" });
});

test("it does not grow for ever, and what cannot be read is nothing", () => {
  const store = memory();
  for (let number = 0; number < 100; number++) listen(store, "t", told("gathering", number, "p", ""));
  expect(heard(store, "t", 1)).toBeNull();
  expect(heard(store, "t", 100)).not.toBeNull();
  for (const broken of ["{", "{}", "[1, null]"]) {
    store.setItem("promises", broken);
    expect(heard(store, "t", 100)).toBeNull();
  }
});
