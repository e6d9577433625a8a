import { beforeAll, describe, expect, test } from "vitest";
import type { GameReview, Review, ReviewEvent, SeatReview } from "../net/api";
import { LANGS, reviews } from "../testing/samples";
import {
  accountOf,
  type Curve,
  dashesOf,
  decisionsOf,
  formatHundredths,
  knownCurves,
  luckWord,
  markedPoints,
  markOf,
  momentsOf,
  openCurves,
  ownSeat,
  pathThrough,
  pointsOf,
  standingCurves,
  stepAt,
  TERMS,
  valueAt,
} from "./review";

let games: GameReview[];
beforeAll(async () => {
  games = (await reviews()).flatMap(({ review }) => review.games);
});

/** A seat whose terms add up to its result. */
function seatOf(fair: number, result: number, terms: readonly number[]): SeatReview {
  const last = result - fair - terms.reduce((sum, term) => sum + term, 0);
  const [deal = 0, draws = 0, hidden = 0, moves = 0, others_moves = 0] = terms;
  return { fair, result, deal, draws, hidden, moves, others_moves, others_luck: last } as SeatReview;
}

/** Numbers that look random, and are the same each time. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 48271 + 11) % 2147483647;
    yield state / 2147483647;
  }
}

describe("accounts", () => {
  const adds = (seat: SeatReview): void => {
    const { fair, terms, result } = accountOf(seat);
    const shown = [fair, ...TERMS.map((term) => terms[term]), result];
    expect(shown.every(Number.isInteger)).toBe(true);
    expect(shown.some((value) => Object.is(value, -0))).toBe(false);
    expect(fair + TERMS.reduce((sum, term) => sum + terms[term], 0)).toBe(result);
    for (const term of TERMS) expect(Math.abs(terms[term] - seat[term] * 100)).toBeLessThanOrEqual(1);
  };

  test("every rounded account adds up, for every number of seats and winners", () => {
    const random = numbers(7);
    const next = (): number => random.next().value as number;
    for (let seats = 2; seats <= 10; seats++)
      for (let winners = 0; winners <= seats; winners++)
        for (let turn = 0; turn < 20; turn++)
          adds(
            seatOf(
              1 / seats,
              winners === 0 ? 0 : 1 / winners,
              [0, 0, 0, 0, 0].map(() => (next() - 0.5) * 2),
            ),
          );
  });
  test("nothing that is exact is changed", () => {
    expect(accountOf(seatOf(0.25, 1, [0.1, 0.2, -0.05, 0, 0.3]))).toEqual({
      fair: 25,
      terms: { deal: 10, draws: 20, hidden: -5, moves: 0, others_moves: 30, others_luck: 20 },
      result: 100,
    });
  });
  test("those of real reviews add up", () => {
    expect(games.length).toBeGreaterThan(0);
    for (const { seats } of games) seats.forEach(adds);
  });

  test.each([
    ["en", "+0.21", "−0.07", "0.00", "0.25"],
    ["de", "+0,21", "−0,07", "0,00", "0,25"],
    ["fr", "+0,21", "−0,07", "0,00", "0,25"],
    ["hu", "+0,21", "−0,07", "0,00", "0,25"],
  ])("figures in %s", (lang, plus, minus, zero, plain) => {
    expect([21, -7, 0].map((value) => formatHundredths(value, lang))).toEqual([plus, minus, zero]);
    expect(formatHundredths(25, lang, false)).toBe(plain);
  });
  test("the figures have all languages", () => expect(LANGS).toHaveLength(4));

  test("luck has a word that is symmetric around none", () => {
    expect([0.5, 0.15, 0.1, 0.04, 0, -0.04, -0.1, -0.15, -0.5].map(luckWord)).toEqual([
      ...["much", "much", "some", "even", "even", "even", "little", "hard", "hard"],
    ]);
  });
});

describe("curves", () => {
  test("with open cards the chances of all seats add up to 1 at every step", () => {
    for (const game of games) {
      const curves = openCurves(game);
      expect(curves.map(({ length }) => length)).toEqual(game.seats.map(() => game.events.length + 1));
      for (let step = 0; step <= game.events.length; step++)
        expect(curves.reduce((sum, curve) => sum + curve[step]!, 0)).toBeCloseTo(1, 9);
      for (const [seat, { result }] of game.seats.entries()) expect(curves[seat]!.at(-1)).toBeCloseTo(result, 9);
    }
  });

  test("what a seat could tell changes only with its own decisions, and at the end", () => {
    for (const game of games) {
      const curves = knownCurves(game);
      for (const [seat, curve] of curves.entries()) {
        expect(curve).toHaveLength(game.events.length + 1);
        expect([curve[0], curve.at(-1)]).toEqual([game.seats[seat]!.fair, game.seats[seat]!.result]);
        const own = game.events.flatMap((event, at) => (event.decision && event.seat === seat ? at + 1 : []));
        const known = curve.flatMap((value, step) => (value === null ? [] : step)).slice(1, -1);
        expect(known).toEqual(own.filter((step) => step < game.events.length));
      }
    }
  });

  test("what a seat could tell does not depend on the chances with open cards", () => {
    for (const game of games) {
      const otherwise = (event: ReviewEvent): ReviewEvent => ({
        ...event,
        ...{ values: [], chance: [], hidden: [], skill: [] },
      });
      expect(knownCurves({ ...game, events: game.events.map(otherwise) })).toEqual(knownCurves(game));
    }
  });

  test("a series begins with equal chances", () => {
    const review = { seats: 2, standing: [[0.6, 0.4], [1, 0]] } as unknown as Review; // prettier-ignore
    expect(standingCurves(review)).toEqual([
      [0.5, 0.6, 1],
      [0.5, 0.4, 0],
    ]);
  });

  test("the value at a step is the last known one", () => {
    const curve: Curve = [0.25, null, 0.5, null];
    expect([0, 1, 2, 3, 9].map((step) => valueAt(curve, step))).toEqual([0.25, 0.25, 0.5, 0.5, 0.5]);
    expect(valueAt([], 3)).toBe(0);
  });

  test.each([320, 700, 1600])("points lie in a box %d pixels wide, and each is found by its place", (width) => {
    const height = 200;
    for (const curve of games.flatMap((game) => [...openCurves(game), ...knownCurves(game)])) {
      const points = pointsOf(curve, width, height);
      expect(points).toHaveLength(curve.filter((value) => value !== null).length);
      for (const [at, { step, x, y }] of points.entries()) {
        expect(x).toBeGreaterThan(points[at - 1]?.x ?? -1);
        expect([x >= 0 && x <= width, y >= 0 && y <= height]).toEqual([true, true]);
        expect(stepAt(x, width, curve.length - 1)).toBe(step);
      }
      expect(pathThrough(points).match(/[ML]/g)).toHaveLength(points.length);
      expect(pathThrough(points).startsWith("M0 ")).toBe(true);
    }
  });
  test("a pointer beside the box chooses the first or the last step", () => {
    expect([stepAt(-50, 300, 8), stepAt(900, 300, 8), stepAt(0, 0, 0)]).toEqual([0, 8, 0]);
  });
  test("chances outside of 0 and 1, which noise may give, stay in the box", () => {
    expect(pointsOf([-0.02, 1.03], 10, 10).map(({ y }) => y)).toEqual([10, 0]);
    expect([pathThrough([]), markedPoints([], 0, 2, 300)]).toEqual(["", []]);
  });

  test("ten seats have different marks and lines, and each seat has a mark at its end", () => {
    const seats = [...Array(10).keys()];
    expect(new Set(seats.map(markOf)).size).toBe(10);
    expect(new Set(seats.map(dashesOf)).size).toBe(10);
    const points = pointsOf(Array.from({ length: 60 }, () => 0.5), 600, 100); // prettier-ignore
    const marked = seats.map((seat) => markedPoints(points, seat, 10, 600).map(({ step }) => step));
    for (const steps of marked) expect(steps).toContain(59);
    const inner = marked.flatMap((steps) => steps.filter((step) => step !== 59));
    expect(new Set(inner).size, "no two marks at one place").toBe(inner.length);
  });
});

describe("moments", () => {
  test("are decisions of their seat, in the order of the game", () => {
    for (const game of games)
      for (const [seat, { moments }] of game.seats.entries()) {
        const found = momentsOf(game, seat);
        expect(found.map(({ number }) => number)).toEqual([...moments].sort((a, b) => a - b));
        expect(found.every((event) => event.seat === seat)).toBe(true);
        expect(decisionsOf(game, seat)).toEqual(expect.arrayContaining(found));
      }
  });
});

test("our seat is that of the person with our name", () => {
  const finished = { names: ["Mia", "Ada", "Mia", "Ada"], people: ["", "7", "8", ""] };
  expect(["Ada", "Mia", "Bo", null].map((name) => ownSeat(finished, name))).toEqual([1, 2, null, null]);
});
