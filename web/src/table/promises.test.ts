import { expect, test } from "vitest";
import { memoryStore } from "../net/keys";
import type { TableState } from "../scene/fold";
import { findPromise, recordPromise } from "./promises";

const stateWith = (phase: TableState["phase"], number: number, promise: string, ...words: string[]) => ({
  phase,
  number,
  promise,
  people: words.map((word) => ({ kind: "person" as const, entropy: word || null })),
});

test("the first promise counts, and the last words before the deal", () => {
  const store = memoryStore();
  recordPromise(store, "t", stateWith("gathering", 0, "first", "", ""));
  recordPromise(store, "t", stateWith("gathering", 0, "second", "sun", ""));
  recordPromise(store, "t", stateWith("playing", 1, "third", "sun", "moon"));
  recordPromise(store, "t", stateWith("playing", 1, "fourth", "sun", ""));
  expect(findPromise(store, "t", 1)).toMatchObject({ promise: "first", words: ["sun", "moon"] });
  expect(findPromise(store, "t", 2)).toBeNull();
  expect(findPromise(store, "other", 1)).toBeNull();
});

test("after a game the promise for the next one is stored", () => {
  const store = memoryStore();
  recordPromise(store, "t", stateWith("over", 1, "next", ""));
  expect(findPromise(store, "t", 2)).toMatchObject({ promise: "next" });
});

test("the number of promises is limited, and unreadable data is ignored", () => {
  const store = memoryStore();
  for (let number = 0; number < 100; number++) recordPromise(store, "t", stateWith("gathering", number, "p", ""));
  expect(findPromise(store, "t", 1)).toBeNull();
  expect(findPromise(store, "t", 100)).not.toBeNull();
  for (const broken of ["{", "{}", "[1, null]"]) {
    store.setItem("promises", broken);
    expect(findPromise(store, "t", 100)).toBeNull();
  }
});
