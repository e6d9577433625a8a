import { expect, test } from "vitest";
import { memoryStore } from "../net/keys";
import { beginDeal, daysInTime, dropDeal, endDeal, findDeal, isLate, loadDeals, MAX_DEALS } from "./dailyStore";
import type { DailyScore } from "./signs";

const DAY = "2026-11-19";
const NOON = Date.UTC(2026, 10, 19, 12);
const SCORE: DailyScore = {
  place: 1,
  seats: 3,
  result: 1,
  luck: 0.5,
  fair: 1 / 3,
  skill: 80,
  signs: ["good", "mistake"],
  counts: { good: 3, mistake: 1 },
};

test("the first try counts, whatever comes later", () => {
  const store = memoryStore();
  beginDeal(store, "x", DAY, "first");
  expect(beginDeal(store, "x", DAY, "second").table).toBe("first");
  endDeal(store, "second", NOON, SCORE);
  expect(findDeal(store, "x", DAY)).toEqual({ game: "x", day: DAY, table: "first", ended: null, score: null });
  endDeal(store, "first", NOON);
  endDeal(store, "first", NOON + 1, SCORE);
  endDeal(store, "first", NOON + 2, { ...SCORE, place: 3 });
  expect(findDeal(store, "x", DAY)).toEqual({ game: "x", day: DAY, table: "first", ended: NOON, score: SCORE });
  expect(findDeal(store, "y", DAY)).toBeUndefined();
});

test("a deal whose table is gone can be begun again, but not one that is over", () => {
  const store = memoryStore();
  beginDeal(store, "x", DAY, "first");
  dropDeal(store, "first");
  expect(findDeal(store, "x", DAY)).toBeUndefined();
  beginDeal(store, "x", DAY, "second");
  endDeal(store, "second", NOON);
  dropDeal(store, "second");
  expect(findDeal(store, "x", DAY)?.table).toBe("second");
});

test("only deals of the same day count for the streak", () => {
  const store = memoryStore();
  for (const [game, ended] of [
    ["in-time", Date.UTC(2026, 10, 19, 23, 59, 59)],
    ["late", Date.UTC(2026, 10, 20)],
  ] as const) {
    beginDeal(store, game, DAY, game);
    endDeal(store, game, ended);
  }
  beginDeal(store, "running", "2026-11-20", "running");
  expect(daysInTime(loadDeals(store))).toEqual([DAY]);
  expect(loadDeals(store).map(isLate)).toEqual([false, true, false]);
});

test("old deals are forgotten, and damaged ones ignored", () => {
  const store = memoryStore();
  const old = Array.from({ length: MAX_DEALS }, (_, at) => ({
    game: `x${at}`,
    day: DAY,
    table: "t",
    ended: 1,
    score: null,
  }));
  store.setItem("daily", JSON.stringify(old));
  beginDeal(store, "new", DAY, "u");
  expect(loadDeals(store)).toHaveLength(MAX_DEALS);
  expect(findDeal(store, "x0", DAY)).toBeUndefined();
  const good = { game: "x", day: DAY, table: "t", ended: NOON, score: SCORE };
  const bad = [
    null,
    7,
    {},
    { ...good, ended: "now" },
    { ...good, score: { ...SCORE, signs: ["?"] } },
    { ...good, score: {} },
  ];
  store.setItem("daily", JSON.stringify([...bad, good]));
  expect(loadDeals(store)).toEqual([good]);
  store.setItem("daily", "{");
  expect(loadDeals(store)).toEqual([]);
});
