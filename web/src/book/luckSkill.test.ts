import { expect, test } from "vitest";
import type { SeatSummary } from "../net/api";
import {
  computeLuckBook,
  EVENING_PAUSE,
  isReviewed,
  MAX_SKILL_MARGIN,
  meanOf,
  MIN_GAMES,
  skillOf,
} from "./luckSkill";
import type { BookGame } from "./tableBook";

const summary = (changes: Partial<SeatSummary> = {}): SeatSummary => ({
  result: 0.5,
  luck: 0,
  gave_away: 0.1,
  gave_away_error: 0.01,
  at_stake: 1,
  ...changes,
});

let number = 0;
/** A game of two people; `reviews` has what its review says of them. */
function game(reviews: readonly (SeatSummary | null)[], changes: Partial<BookGame> = {}, winner = 0): BookGame {
  number += 1;
  const players = reviews.map((review, seat) => ({
    id: "AB"[seat]!,
    name: "AB"[seat]!,
    animal: "fox" as const,
    bot: false,
    place: seat === winner ? 1 : 2,
    points: null,
    review,
  }));
  return { table: "t", number, game: "short", ended: number, players, ...changes };
}

const lucky = (luck: number): SeatSummary => summary({ luck });

test("the score is a ratio of sums: a game with more at stake counts more", () => {
  const reviews = [
    summary({ gave_away: 0, at_stake: 1 }),
    summary({ gave_away: 1, at_stake: 4 }),
    summary({ gave_away: 1, at_stake: 5 }),
    summary({ gave_away: 0, at_stake: 0 }),
  ];
  expect(skillOf(reviews)!.value).toBeCloseTo(80);
  expect(skillOf(reviews.slice(0, MIN_GAMES - 1))).toBeNull();
});

test("the margin of a score covers the truth about as often as it says", () => {
  // Games whose moves give away 0.2 of what is at stake on average, by a generator with a fixed seed.
  let state = 7;
  const random = (): number => (state = (state * 48271) % 2147483647) / 2147483647;
  let covered = 0;
  const trials = 400;
  for (let trial = 0; trial < trials; trial++) {
    const reviews = Array.from({ length: 12 }, () => {
      const at_stake = 0.5 + random();
      return summary({ at_stake, gave_away: at_stake * 0.4 * random(), gave_away_error: 0 });
    });
    const { value, margin } = skillOf(reviews)!;
    if (Math.abs(value - 80) <= margin) covered += 1;
  }
  expect(covered / trials).toBeGreaterThan(0.92);
  expect(covered / trials).toBeLessThan(0.985);
});

test("a score is never surer than the samples of its reviews", () => {
  const alike = Array.from({ length: 10 }, () => summary({ gave_away_error: 0.2 }));
  const error = Math.sqrt(10 * 0.2 ** 2) / 10;
  expect(skillOf(alike)!.margin).toBeGreaterThan(100 * 1.96 * error);
});

test("a mean has the margin of Student's t distribution", () => {
  const { value, margin } = meanOf([0.1, 0.2, 0.3])!;
  expect(value).toBeCloseTo(0.2);
  expect(margin).toBeCloseTo((4.303 * 0.1) / Math.sqrt(3));
  expect(meanOf([0.1, 0.2])).toBeNull();
  const many = Array.from({ length: 200 }, (_, at) => (at % 2 ? 0.1 : -0.1));
  expect(meanOf(many)!.margin).toBeCloseTo((1.97 * 0.1) / Math.sqrt(200), 3);
});

test("the book says how many games were reviewed, and nothing that is too unsure", () => {
  const games = [game([summary(), null]), game([null, null]), game([summary(), summary()])];
  const book = computeLuckBook(games);
  expect(book.reviewed).toBe(2);
  expect(games.map(isReviewed)).toEqual([true, false, true]);
  expect(book.people).toMatchObject([
    { id: "A", games: 2, skill: null, luck: null },
    { id: "B", games: 1, skill: null, luck: null },
  ]);
  const unsure = [0, 1, 0].map((gave_away) => game([summary({ gave_away })]));
  expect(skillOf(unsure.map(({ players }) => players[0]!.review!))!.margin).toBeGreaterThan(MAX_SKILL_MARGIN);
  expect(computeLuckBook(unsure).people[0]!.skill).toBeNull();
});

test("people with the better score come first, and computer players are left out", () => {
  const games = Array.from({ length: 6 }, () => game([summary({ gave_away: 0.5 }), summary({ gave_away: 0.1 })]));
  expect(computeLuckBook(games).people.map(({ id }) => id)).toEqual(["B", "A"]);
  const bots = games.map((one) => ({ ...one, players: one.players.map((player) => ({ ...player, bot: true })) }));
  expect(computeLuckBook(bots).people).toEqual([]);
});

test("a book can be of one kind of game", () => {
  const games = [game([summary()], { game: "long" }), game([summary()])];
  expect(computeLuckBook(games, "long")).toMatchObject({ reviewed: 1, people: [{ games: 1 }] });
});

test("the luckiest evening has games of one table without a long pause", () => {
  const evening = (start: number, luck: readonly number[], table = "t"): BookGame[] =>
    luck.map((one, at) => game([lucky(one), lucky(-one)], { table, ended: start + at * (EVENING_PAUSE - 1) }));
  const day = 20 * EVENING_PAUSE;
  const games = [
    ...evening(0, [0.4, 0.4]),
    ...evening(day, [0.2, 0.2, 0.1]),
    ...evening(2 * day, [-0.2, -0.2, -0.3, 0]),
    ...evening(2 * day + 1, [0.1, 0.1, 0.1], "u"),
  ];
  const { luckiest } = computeLuckBook(games);
  expect(luckiest).toMatchObject({ id: "B", games: 4, ended: 2 * day + 3 * (EVENING_PAUSE - 1) });
  expect(luckiest!.luck).toBeCloseTo(0.7);
  expect(computeLuckBook(evening(0, [0, 0, 0])).luckiest).toBeNull();
});

test("the hardest-earned win is the one with the least luck", () => {
  const games = [
    game([lucky(0.3), lucky(-0.9)]),
    game([lucky(-0.2), lucky(0.5)]),
    game([lucky(-0.5), lucky(0.4)], {}, 1),
  ];
  expect(computeLuckBook(games).hardest).toMatchObject({ id: "A", number: games[1]!.number, luck: -0.2 });
  expect(computeLuckBook(games.slice(1)).hardest).toBeNull();
});
