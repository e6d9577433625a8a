import { expect, test } from "vitest";
import { formFor } from "./room.svelte";

test.each([
  [360, 640, 16, "upright"],
  [390, 844, 16, "upright"],
  [667, 375, 16, "sideways"],
  [844, 390, 16, "sideways"],
  [720, 900, 16, "tall"],
  [768, 1024, 16, "tall"],
  [820, 1180, 16, "tall"],
  [1024, 1366, 16, "tall"],
  [1024, 768, 16, "wide"],
  [1180, 820, 16, "wide"],
  [1280, 800, 16, "wide"],
  [2560, 1440, 27, "wide"],
])("%i × %i with text of %i px is %s", (width, height, rem, form) => {
  expect(formFor(width / rem, height / rem)).toBe(form);
});

test("large text, zoom and a small window are the same thing", () => {
  expect(formFor(1280 / 32, 800 / 32)).toBe(formFor(640 / 16, 400 / 16));
  expect(formFor(640 / 16, 400 / 16)).toBe("sideways");
});
