import { expect, test } from "vitest";
import { fold, fromSnapshot } from "../scene/fold";
import { scoredCards } from "../table/ends";
import { replays } from "../testing/samples";
import { arrangeSteps, podiumSteps, scoreRows, winningMargin } from "./result";

test("equal places share a step, and the winner is in the middle", () => {
  const steps = podiumSteps([4, 1, 2, 2, 5, 6]);
  expect(steps.map(({ place, seats }) => [place, ...seats])).toEqual([
    [1, 1],
    [2, 2, 3],
    [4, 0],
    [5, 4],
    [6, 5],
  ]);
  expect(arrangeSteps(steps).map(({ place }) => place)).toEqual([5, 2, 1, 4, 6]);
  expect(arrangeSteps(podiumSteps([1, 2])).map(({ place }) => place)).toEqual([2, 1]);
  expect(arrangeSteps(podiumSteps([1, 1]))).toEqual([{ place: 1, seats: [0, 1] }]);
});

test("the winning margin, if there is one", () => {
  expect(winningMargin(podiumSteps([1, 2, 3]), [12, 13, 17])).toEqual({ seat: 1, by: 1 });
  expect(winningMargin(podiumSteps([2, 1, 2]), [0, 80, 0])).toBeNull();
  expect(winningMargin(podiumSteps([1, 1, 3]), [9, 9, 1])).toBeNull();
  expect(winningMargin(podiumSteps([1, 2]), null)).toBeNull();
  expect(winningMargin(podiumSteps([2, 1]), [5, 5])).toBeNull();
});

test("only a series has a score sheet, with the best results circled", () => {
  expect(scoreRows({ table: {} })).toBeNull();
  const points = { sheet: [[0, 80, 0]] };
  expect(scoreRows({ table: points })).toEqual([{ number: 1, game: null, points: [0, 80, 0], best: new Set([1]) }]);
  const places = { sheet: [[2, 1, 1]], games: ["plus", "one"] };
  expect(scoreRows({ table: places })![0]).toMatchObject({ game: "plus", best: new Set([1, 2]) });
});

test("every finished game shows the cards it was scored by, and their sums explain the points", async () => {
  for (const { name, viewers } of await replays()) {
    const { snapshot, news } = viewers[0]!;
    const { game } = news.reduce((state, line) => fold(state, line).state, fromSnapshot(snapshot));
    const series = "sheet" in game!.table;
    const { kept, cards, sums } = scoredCards(game!, game!.scores);
    expect(cards.length, name).toBe(game!.seats);
    const places = Object.values(game!.zones).filter(({ seat, kind }) => seat !== null && kind !== "hand");
    expect(kept, name).toBe(places.length > 0);
    if (!series) expect(sums, name).not.toBeNull();
  }
}, 30_000);
