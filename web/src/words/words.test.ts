import { afterEach, expect, test, vi } from "vitest";
import { Words } from "./words";

afterEach(() => void vi.restoreAllMocks());

const SOURCE = `
cards = { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
}
`;

test("numbers below 1000 are formatted without locale data", () => {
  const format = vi.spyOn(Intl, "NumberFormat");
  const words = new Words("en", SOURCE);
  expect([0, 1, 999].map((count) => words.say("cards", { count }))).toEqual(["no card", "1 card", "999 cards"]);
  expect(format).not.toHaveBeenCalled();
});

test("other numbers are formatted for the language", () => {
  expect(new Words("en", SOURCE).say("cards", { count: 1500 })).toBe("1,500 cards");
  expect(new Words("de", SOURCE).say("cards", { count: 2.5 })).toBe("2,5 cards");
});
