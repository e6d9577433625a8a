import { expect, test } from "vitest";
import { fold, fromSnapshot } from "../scene/fold";
import { replays } from "../testing/samples";
import { arranged, lead, made, sheetOf, stepsOf } from "./result";

test("who shares a place shares a step, and the first stands in the middle", () => {
  const steps = stepsOf([4, 1, 2, 2, 5, 6]);
  expect(steps.map(({ place, seats }) => [place, ...seats])).toEqual([
    [1, 1],
    [2, 2, 3],
    [4, 0],
    [5, 4],
    [6, 5],
  ]);
  expect(arranged(steps).map(({ place }) => place)).toEqual([5, 2, 1, 4, 6]);
  expect(arranged(stepsOf([1, 2])).map(({ place }) => place)).toEqual([2, 1]);
  expect(arranged(stepsOf([1, 1]))).toEqual([{ place: 1, seats: [0, 1] }]);
});

test("how far ahead the winner is, where that can be said", () => {
  expect(lead(stepsOf([1, 2, 3]), [12, 13, 17])).toEqual({ seat: 1, by: 1 });
  expect(lead(stepsOf([2, 1, 2]), [0, 80, 0])).toBeNull();
  expect(lead(stepsOf([1, 1, 3]), [9, 9, 1])).toBeNull();
  expect(lead(stepsOf([1, 2]), null)).toBeNull();
  expect(lead(stepsOf([2, 1]), [5, 5])).toBeNull();
});

test("a series has a pad with circles, a single game has none", () => {
  expect(sheetOf({ table: {} })).toBeNull();
  const points = { sheet: [[0, 80, 0]] };
  expect(sheetOf({ table: points })).toEqual([{ number: 1, game: null, points: [0, 80, 0], best: new Set([1]) }]);
  const places = { sheet: [[2, 1, 1]], games: ["plus", "one"] };
  expect(sheetOf({ table: places })![0]).toMatchObject({ game: "plus", best: new Set([1, 2]) });
});

test("every finished game shows what its points are made of", async () => {
  let summed = 0;
  for (const { name, viewers } of await replays()) {
    const { snapshot, news } = viewers[0]!;
    const { game } = news.reduce((state, line) => fold(state, line).state, fromSnapshot(snapshot));
    const { kept, cards } = made(game!);
    expect(cards.length, name).toBe(game!.seats);
    const places = Object.values(game!.zones).filter(({ seat, kind }) => seat !== null && kind !== "hand");
    expect(kept, name).toBe(places.length > 0);
    if (kept && cards.flat().every(({ card }) => /^[+-]\d+$/.test(card!))) {
      const sums = cards.map((tiles) => tiles.reduce((sum, { card }) => sum + Number(card), 0));
      expect(sums, name).toEqual(game!.scores);
      summed += 1;
    }
  }
  expect(summed, "there is a game whose tiles are its points").toBeGreaterThan(0);
});
