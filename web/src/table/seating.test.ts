import { expect, test } from "vitest";
import { otherSeats, splitSides, trickSpots } from "./seating";

test("the other seats are clockwise from our left", () => {
  expect(otherSeats(4, 2)).toEqual([3, 0, 1]);
  expect(otherSeats(3, null)).toEqual([0, 1, 2]);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])("%i other seats are along three edges, in order", (count) => {
  const all = otherSeats(count + 1, 0);
  const { left, top, right } = splitSides(all);
  expect([...[...left].reverse(), ...top, ...right]).toEqual(all);
  expect(left.length).toBe(right.length);
});

test.each([1, 2, 3, 4, 5, 6])("the cards of %i other seats have different positions", (count) => {
  expect(new Set(trickSpots(count).map(String)).size).toBe(count);
});
