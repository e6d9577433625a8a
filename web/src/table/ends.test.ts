import { beforeAll, describe, expect, test } from "vitest";
import { type Change, fold, fromSnapshot, type Game } from "../scene/fold";
import { NO_LOOK } from "../scene/look";
import { SAMPLES, sample } from "../testing/samples";
import { findEnds, type PartEnd, scoredCards, sumsFor, sumsOfOthers } from "./ends";

/** All ends of the sample games as the player sees them, with the steps at which the table stops. */
const found: { name: string; end: PartEnd; change: Change; at: number }[] = [];
beforeAll(async () => {
  for (const name of SAMPLES) {
    const { snapshot, lines } = (await sample(name)).viewers[0]!;
    let state = fromSnapshot(snapshot);
    for (const { news } of lines) {
      const change = fold(state, news);
      for (const [at, end] of findEnds(state, change).entries()) if (end) found.push({ name, end, change, at });
      state = change.state;
    }
  }
}, 30_000);

test("a series stops at the end of every game, with the cards that explain the points", () => {
  const ends = found.filter(({ end }) => end.number !== null);
  expect(new Set(ends.map(({ end }) => end.games === null))).toEqual(new Set([true, false]));
  for (const { name, end, change, at } of ends) {
    const { number, rows, winners, games } = end;
    const sheet = change.steps[at]!.event.now?.["sheet"] as number[][];
    expect(sheet.length, name).toBe(number);
    expect(winners, name).toContain(rows[0]!.seat);
    for (const { seat, points, place, total, sum } of rows) {
      expect(total).toBe(sheet.reduce((all, row) => all + row[seat]!, 0));
      expect(games ? place : points, name).toBe(sheet.at(-1)![seat]);
      expect(sum, "the cards explain the points").not.toBeNull();
    }
    expect(end.next === null).toBe(change.state.game!.over);
  }
});

test("the table stops before the next deal, with open hands", () => {
  for (const { end, change, at } of found) {
    expect(end.game.zones).toBe(change.steps[at]!.state.game!.zones);
    if (end.number === null) continue;
    const hands = Object.values(end.game.zones).filter(({ kind }) => kind === "hand");
    expect(hands.every(({ shows }) => shows === "all")).toBe(true);
    if (end.next) expect(change.steps[at + 1]!.event.kind).toBe("setup");
  }
});

test("an end that a box declares shows what its event brought, or how many cards", () => {
  const declared = found.filter(({ end }) => end.number === null).map(({ end }) => end);
  const withCards = declared.filter(({ rows }) => rows.some(({ cards }) => cards.length > 0));
  expect(withCards.length).toBeGreaterThan(0);
  for (const { rows } of withCards) {
    for (const { cards, sum, points } of rows) if (cards.length > 0 && sum !== null) expect(sum).toBe(points);
  }
  expect(withCards.some(({ rows }) => rows.some(({ sum }) => sum !== null))).toBe(true);
  const counted = declared.filter(({ rows }) => rows.some(({ count }) => (count ?? 0) > 0));
  expect(counted.length).toBeGreaterThan(0);
  for (const { rows } of counted) expect(rows.every(({ points }) => points === null || points === 0)).toBe(true);
});

describe("sums", () => {
  const card = (value: number | null) => ({ id: "x", card: "c", value });

  test("are shown only if they explain the points", () => {
    expect(sumsFor([[card(3), card(4)], [card(20)]], [7, 20])).toEqual([7, 20]);
    expect(sumsFor([[], [card(5)], [card(50)]], [55, 0, 0])).toEqual([0, 5, 50]);
    expect(sumsFor([[card(3)], [card(20)]], [4, 20])).toBeNull();
    expect(sumsFor([[card(null)], []], [0, 0])).toBeNull();
  });

  test("of the others are named for a seat that scores them all", () => {
    expect(sumsOfOthers([0, 5, 50], [55, 0, 0], 0)).toBe("5 + 50");
    expect(sumsOfOthers([0, 5, 50], [55, 0, 0], 1)).toBe("");
    expect(sumsOfOthers([7, 20], [7, 20], 0)).toBe("");
    expect(sumsOfOthers(null, [7, 20], 0)).toBe("");
  });

  test("count hands as well where only both together explain the points", () => {
    const zone = (name: string, kind: string, cards: string[]) => ({
      [`${name}.0`]: {
        name: `${name}.0`,
        kind,
        seat: 0,
        shows: "all" as const,
        count: cards.length,
        items: cards.map((card) => ({ id: card, card })),
      },
    });
    const look = { ...NO_LOOK, cards: { a: { value: 1 }, b: { value: 2 } } };
    const game = { zones: { ...zone("hand", "hand", ["a"]), ...zone("won", "pile", ["b"]) }, seats: 1, look };
    expect(scoredCards(game as unknown as Game, [3]).sums).toEqual([3]);
    expect(scoredCards(game as unknown as Game, [2]).cards[0]!.map(({ card }) => card)).toEqual(["b"]);
    expect(scoredCards(game as unknown as Game, [9]).sums).toBeNull();
  });
});
