import { expect, test } from "vitest";
import { listKeys, shortcutsOf } from "./shortcuts";

test("the keys of a game come before those of the page", () => {
  expect(shortcutsOf({ shortcuts: {} })).toEqual({ draw: "d", pass: "p", hint: "h", sort: "s" });
  expect(shortcutsOf({ shortcuts: { hop: "h", draw: "x" } })).toEqual({ pass: "p", sort: "s", hop: "h", draw: "x" });
});

test("no key means two things at a table", () => {
  for (const shortcuts of [{}, { hop: "h", stop: "s" }, { draw: "p" }] as Record<string, string>[]) {
    const keys = Object.values(shortcutsOf({ shortcuts }));
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test("every shortcut is listed", () => {
  const shortcuts = { uno: "u", catch: "c" };
  const listed = listKeys({ shortcuts }).find(({ where }) => where === "table")!.keys;
  for (const [what, key] of Object.entries(shortcutsOf({ shortcuts })))
    expect(listed).toContainEqual([key.toUpperCase(), what]);
});
