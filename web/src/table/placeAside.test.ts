import { expect, test } from "vitest";
import { placeAside } from "./placeAside";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const phone = box(0, 0, 390, 844);
const panel = { width: 378, height: 140 };
const home = { left: 6, top: 56 };

test("at home, if nothing is in the way", () => {
  expect(placeAside(panel, phone, [], [], { left: 6, top: 60 })).toEqual({ left: 6, top: 60, covered: 0 });
});
test("beside what it speaks of, with a gap", () => {
  const [pile, hand] = [box(200, 100, 100, 200), box(0, 660, 390, 184)];
  const { top, covered } = placeAside(panel, phone, [pile, hand], [], home);
  expect(covered).toBe(0);
  expect(top).toBeGreaterThanOrEqual(306);
  expect(top + panel.height).toBeLessThanOrEqual(654);
});
test("off the buttons that the player needs, if it can be", () => {
  const [pile, buttons] = [box(0, 0, 390, 300), box(0, 300, 390, 100)];
  expect(placeAside(panel, phone, [pile], [buttons], home).top).toBeGreaterThanOrEqual(400);
  const all = box(0, 300, 390, 544);
  expect(placeAside(panel, phone, [pile], [all], home)).toMatchObject({ covered: 0 });
});
test("in a window without room it covers as little as possible", () => {
  const hand = box(0, 100, 390, 744);
  const { top, covered } = placeAside(panel, phone, [hand], [], home);
  expect(top).toBe(6);
  expect(covered).toBeGreaterThan(0);
});
test("a window smaller than the panel", () => {
  expect(placeAside(panel, box(0, 0, 300, 100), [], [], home)).toMatchObject({ left: 6, top: 6 });
});
