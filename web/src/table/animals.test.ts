import { expect, test } from "vitest";
import { ANIMAL_NAMES } from "../look/avatars";
import { animalsOf } from "./animals";

test("ten players at a table have ten animals in every game", () => {
  expect(ANIMAL_NAMES.length).toBeGreaterThanOrEqual(10);
  for (const game of ["uno", "uno-match", "a-game", "another"]) {
    const seen = animalsOf({ setup: { game, seats: 10 } });
    expect(new Set(seen).size).toBe(10);
  }
});
