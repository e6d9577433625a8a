import { beforeAll, expect, test } from "vitest";
import { replays, type Retold } from "../testing/samples";
import { between, opened, retold, rounds } from "./retold";

let games: Retold[];
beforeAll(async () => void (games = await replays()));

test("every game can be looked at through all eyes, from the deal to the places", () => {
  expect(games.length).toBeGreaterThan(15);
  for (const { name, record, viewers } of games) {
    const { result, moves } = record as { result: { places: number[] }; moves: unknown[] };
    for (const replay of viewers) {
      const states = retold(replay);
      expect(states.length, name).toBe(moves.length + 1);
      expect(states[0]!.game!.over, name).toBe(false);
      expect(states.at(-1)!.game, name).toMatchObject({ over: true, places: result.places });
      expect(states.at(-1)!.phase).toBe("over");
    }
  }
});

test("with all hands open no card in them is hidden, and nothing else is shown", () => {
  for (const { name, viewers } of games) {
    const [common, ...seats] = viewers.map(retold);
    const open = opened(common!, seats);
    for (const [at, state] of open.entries()) {
      for (const place of Object.values(state.game!.zones)) {
        const before = common![at]!.game!.zones[place.name]!;
        expect(place.count, `${name} ${place.name}`).toBe(before.count);
        if (place.kind === "hand")
          expect(
            place.items.every(({ card }) => card !== null),
            `${name} ${at}`,
          ).toBe(true);
        else if (place.kind !== "chosen") expect(place).toBe(before);
      }
    }
  }
});

test("rounds and games of a series can be jumped to", () => {
  const marks = (name: string): number[] => rounds(retold(games.find((game) => game.name === name)!.viewers[0]!));
  expect(marks("uno")).toEqual([]);
  const found = marks("raise");
  expect(found.length).toBeGreaterThan(3);
  expect(found).toEqual([...new Set(found)].sort((a, b) => a - b));
});

test("what happened is told once", () => {
  const states = retold(games[0]!.viewers[0]!);
  const all = states.flatMap((state, at) => between(states[at - 1], state));
  expect(all).toEqual(states.at(-1)!.journal);
});
