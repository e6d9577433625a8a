import { describe, expect, test } from "vitest";
import type { GameDescription } from "../net/api";
import { isSeries, tileOf, gamesWithTile, parseTitle, variantsOf } from "./games";

const game = (id: string, rulebook: string, ...options: string[]): GameDescription => ({
  id,
  seats: [2, 6],
  rulebook,
  options: options.map((name) => ({ name, values: [1, 2], default: 1, house: false, own: false })),
  picture: [],
  lesson: true,
});
const GAMES = [
  game("uno", "uno"),
  game("uno-match", "uno"),
  game("xxl-reihe", "xxl"),
  game("xxl-farbe", "xxl"),
  game("xxl-farbe-plus", "xxl"),
  game("xxl-pur", "xxl", "rounds"),
];
const ids = (games: readonly GameDescription[]): string[] => games.map(({ id }) => id);

describe("titles", () => {
  test.each([
    ["XXL 1: Rauf & Runter", "Rauf & Runter", "XXL 1", true],
    ["XXL 6+: Ich bestimm’ die Farbe! Plus", "Ich bestimm’ die Farbe! Plus", "XXL 6+", true],
    ["UNO, eine Runde", "UNO", "eine Runde", false],
    ["XXL pur", "XXL pur", "", false],
    ["Ex & Hop", "Ex & Hop", "", false],
  ])("%s", (text, name, part, numbered) => expect(parseTitle(text)).toEqual({ name, part, numbered }));
});

describe("the games on the start page", () => {
  test("variants and series have no tile", () =>
    expect(ids(gamesWithTile(GAMES))).toEqual(["uno", "xxl-reihe", "xxl-farbe"]));

  test("a tile leads to its variants and to the series of its box", () => {
    expect(ids(variantsOf(GAMES[0]!, GAMES))).toEqual(["uno", "uno-match"]);
    expect(ids(variantsOf(GAMES[3]!, GAMES))).toEqual(["xxl-farbe", "xxl-farbe-plus", "xxl-pur"]);
    expect(isSeries(GAMES[5]!)).toBe(true);
  });

  test("a series keeps the tile from which it was chosen", () => {
    expect(tileOf("xxl-pur", GAMES, "xxl-farbe")?.id).toBe("xxl-farbe");
    expect(tileOf("xxl-pur", GAMES)?.id).toBe("xxl-reihe");
    expect(tileOf("uno-match", GAMES, "xxl-farbe")?.id).toBe("uno");
    expect(tileOf("unknown", GAMES)).toBeUndefined();
  });
});
