import { describe, expect, test } from "vitest";
import type { GameDescription } from "../net/api";
import type { Facts } from "../words/words";
import { describeSetup, formatDuration, parseOptionText } from "./formatSettings";

const say = (message: string, facts: Facts = {}): string =>
  message === "option-stacking" ? "Stacking: they add up" : [message, ...Object.values(facts)].join(" ").trim();
const UNO: GameDescription = {
  id: "uno",
  seats: [2, 10],
  rulebook: "uno",
  options: [{ name: "stacking", values: [false, true], default: false, house: true, own: false }],
  picture: [],
  lesson: true,
};

test("an option has a name and an explanation", () => {
  expect(parseOptionText("Stacking: they add up")).toEqual({ name: "Stacking", about: "they add up" });
  expect(parseOptionText("Cumul : ils s’additionnent")).toEqual({ name: "Cumul", about: "ils s’additionnent" });
  expect(parseOptionText("Stacking")).toEqual({ name: "Stacking", about: "" });
});

test.each([
  [45, "45 seconds"],
  [60, "1 minute"],
  [90, "90 seconds"],
  [7200, "2 hours"],
  [86_400, "1 day"],
])("%i seconds", (seconds, text) => expect(formatDuration(seconds, "en")).toBe(text));

describe("the description of a table", () => {
  test("is short if everything is at its default", () =>
    expect(describeSetup({ game: "uno", seats: 4 }, UNO, say, "en")).toEqual([
      "page-start-clock none",
      "page-start-is-private",
    ]));

  test("names everything else", () => {
    const setup = {
      game: "uno",
      seats: 4,
      options: { stacking: true },
      public: true,
      clock: { each: "move", seconds: 60 } as const,
      spectators: true,
      delay: 30,
      replays: true,
    };
    expect(describeSetup(setup, UNO, say, "en")).toEqual([
      "Stacking: they add up",
      "page-start-clock move 1 minute",
      "page-start-is-public",
      "page-start-watchers yes 30 seconds",
      "page-start-is-shown",
    ]);
  });
});
