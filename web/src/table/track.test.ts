import { expect, test } from "vitest";
import { spiral, windowStart } from "./track";

test.each([
  [900, 520],
  [360, 380],
  [300, 200],
  [192, 128],
  [160, 107],
])("a spiral of %i by %i stays within its size, with fields that do not touch", (width, height) => {
  const { fields, step, inner } = spiral({ width, height });
  expect(fields.length).toBeGreaterThan(10);
  for (const [at, { x, y }] of fields.entries()) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(height);
    for (const other of fields.slice(at + 1)) expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(0.8 * step);
  }
  expect(inner.width).toBeGreaterThan(0);
});

test("the window starts with 1 and follows the stones", () => {
  expect(windowStart([], 68)).toBe(1);
  expect(windowStart([3, 60], 68)).toBe(1);
  expect(windowStart([60, 80], 68)).toBe(51);
  expect(windowStart([3, 130], 68)).toBeGreaterThan(62);
  expect(windowStart([3, 130], 68)).toBeLessThan(130);
});
