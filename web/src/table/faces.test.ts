import { expect, test } from "vitest";
import { ANIMAL_NAMES, type AnimalName } from "../look/avatars";
import type { SeatInfo } from "../net/messages";
import { botFaces, faceAt, facesOf } from "./faces";

test("the page draws every animal that the server knows, and no other", () => {
  const known: Record<NonNullable<SeatInfo["animal"]>, true> = Object.fromEntries(
    ANIMAL_NAMES.map((name) => [name, true]),
  ) as Record<AnimalName, true>;
  expect(Object.keys(known)).toHaveLength(12);
});

test("computer players keep their animals, but never have ours", () => {
  const bots = { Mia: "cat", Leo: "bear" } as const;
  expect(botFaces(bots, "owl").map(({ face }) => face.animal)).toEqual(["cat", "bear"]);
  const animals = botFaces(bots, "cat").map(({ face }) => face.animal);
  expect(animals).not.toContain("cat");
  expect(animals[1]).toBe("bear");
  expect(new Set(animals).size).toBe(2);
});

test("a seat shows the animal of its holder", () => {
  const people = [
    { kind: "person" as const, animal: "owl" as const, mark: 1 },
    { kind: "free" as const, animal: null },
  ];
  expect(faceAt({ people }, 0)).toEqual({ animal: "owl", mark: 1 });
  expect(facesOf({ people })).toHaveLength(2);
  expect(faceAt(null, 3)).toEqual(faceAt({ people }, 1));
});
