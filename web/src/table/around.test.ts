import { expect, test } from "vitest";
import { others, sides, spots } from "./around";

test("the others sit clockwise from our left", () => {
  expect(others(4, 2)).toEqual([3, 0, 1]);
  expect(others(3, null)).toEqual([0, 1, 2]);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])("%i others sit along three edges, in their order", (count) => {
  const all = others(count + 1, 0);
  const { left, top, right } = sides(all);
  expect([...[...left].reverse(), ...top, ...right]).toEqual(all);
  expect(left.length).toBe(right.length);
});

test.each([1, 2, 3, 4, 5, 6])("there is a place for the card of each of %i others", (count) => {
  expect(new Set(spots(count).map(String)).size).toBe(count);
});
