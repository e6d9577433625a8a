import { expect, test } from "vitest";
import { loadSettings } from "./settings.svelte";

const load = (stored: unknown) =>
  loadSettings({ getItem: () => (typeof stored === "string" ? stored : JSON.stringify(stored)) });
const DEFAULTS = load({});

test("settings survive", () => {
  const chosen = {
    ...DEFAULTS,
    theme: "dark",
    contrast: "more",
    text: 130,
    motion: "fast",
    hand: "left",
    tap: "choose",
    confirm: true,
    volume: 40,
    vibration: false,
    notifications: "off",
    pace: 2000,
  };
  expect(load(chosen)).toEqual(chosen);
});

test.each([
  ["theme", "pink"],
  ["contrast", 1],
  ["text", 300],
  ["text", "130"],
  ["motion", "warp"],
  ["hand", null],
  ["tap", ""],
  ["confirm", "yes"],
  ["volume", -1],
  ["volume", 101],
  ["volume", 1.5],
  ["volume", null],
  ["vibration", 1],
  ["notifications", true],
  ["pace", 0],
  ["sort", "size"],
  ["level", 3],
  ["game", "x".repeat(41)],
])("an invalid %s (%j) is replaced by the default, and only it", (name, value) => {
  expect(load({ ...DEFAULTS, motion: "slow", [name]: value })).toEqual({
    ...DEFAULTS,
    motion: "slow",
    ...{ [name]: DEFAULTS[name as keyof typeof DEFAULTS] },
  });
});

test.each(["", "[]", "null", "{", "7", '"text"'])("nonsense (%s) means the defaults", (stored) => {
  expect(load(stored)).toEqual(DEFAULTS);
});

test("unknown settings are dropped", () => {
  expect(load({ size: 7 })).toEqual(DEFAULTS);
});

test("sounds that were switched off stay off", () => {
  expect(load({ sound: false }).volume).toBe(0);
  expect(load({ sound: true }).volume).toBe(100);
});
