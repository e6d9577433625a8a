import { describe, expect, test } from "vitest";
import type { GameReview, Grade, ReviewEvent } from "../net/api";
import { MAX_SIGNS, scoreOf, type Sign, signsOf, squares, withoutLuck } from "./signs";

const good = { sign: "good" as Sign, gaveAway: 0.01 };
const inaccurate = { sign: "inaccurate" as Sign, gaveAway: 0.05 };
const mistake = { sign: "mistake" as Sign, gaveAway: 0.1 };
const blunder = { sign: "blunder" as Sign, gaveAway: 0.4 };

describe("signs", () => {
  test.each([0, 1, 2, 9, 10])("there is one for each of %i decisions", (count) =>
    expect(signsOf(Array(count).fill(mistake), 2)).toEqual(Array(count).fill("mistake")),
  );

  test.each([11, 15, 20, 99, 250])("%i decisions share ten", (count) => {
    const signs = signsOf([blunder, ...Array<typeof good>(count - 1).fill(good)], 2);
    expect(signs).toEqual(["blunder", ...Array<Sign>(MAX_SIGNS - 1).fill("good")]);
    expect(signsOf([...Array<typeof good>(count - 1).fill(good), blunder], 2).at(-1)).toBe("blunder");
  });

  test("decisions that share one are judged by what they gave away together", () => {
    const pairs = (...first: { sign: Sign; gaveAway: number }[]) => [...first, ...Array<typeof good>(18).fill(good)];
    expect(signsOf(pairs(inaccurate, good), 2)[0]).toBe("inaccurate");
    expect(signsOf(pairs(inaccurate, inaccurate), 2)[0]).toBe("mistake");
    expect(signsOf(pairs(mistake, inaccurate), 2)[0]).toBe("blunder");
    expect(signsOf(pairs(inaccurate, inaccurate), 4)[0]).toBe("blunder");
  });

  test("what is only noise does not add up", () =>
    expect(signsOf(Array(200).fill({ sign: "good", gaveAway: 0.02 }), 2)).toEqual(Array(10).fill("good")));

  test("are squares", () => expect(squares(["good", "inaccurate", "mistake", "blunder"])).toBe("🟩🟨🟧🟥"));
});

test("a score has the decisions of its seat only, and luck can be taken out", () => {
  const event = (seat: number | null, grade: Grade | null, gave_away = 0): ReviewEvent =>
    ({ seat, decision: grade && { grade, gave_away } }) as ReviewEvent;
  const game = {
    events: [event(null, null), event(0, "best"), event(1, "blunder", 0.5), event(0, null), event(0, "mistake", 0.1)],
    seats: [
      { result: 0, luck: -0.25, fair: 0.5, skill: 61.2 },
      { result: 1, luck: 0.25, fair: 0.5, skill: null },
    ],
    places: [2, 1],
  } as GameReview;
  const score = scoreOf(game, 0);
  expect(score).toEqual({
    place: 2,
    seats: 2,
    result: 0,
    luck: -0.25,
    fair: 0.5,
    skill: 61.2,
    signs: ["good", "mistake"],
    counts: { good: 1, mistake: 1 },
  });
  expect(withoutLuck(score)).toBe(0.25);
  expect(scoreOf(game, 1).signs).toEqual(["blunder"]);
});
