import { beforeAll, expect, test } from "vitest";
import type { News } from "../net/messages";
import type { TableState } from "../scene/fold";
import { replays, type SampleReplay } from "../testing/samples";
import { buildFrames, journalBetween, roundStarts, withOpenHands } from "./replayFrames";

let games: SampleReplay[];
beforeAll(async () => void (games = await replays()));

test("every game can be replayed for every viewer, from the deal to the places", () => {
  expect(games.length).toBeGreaterThan(15);
  for (const { name, record, viewers } of games) {
    const { result, moves } = record as { result: { places: number[] }; moves: unknown[] };
    for (const replay of viewers) {
      const frames = buildFrames(replay);
      expect(frames.length, name).toBe(moves.length + 1);
      expect(frames[0]!.state.game!.over, name).toBe(false);
      expect(frames.at(-1)!.state, name).toMatchObject({ phase: "over", game: { over: true, places: result.places } });
      expect(
        frames.slice(1).every(({ steps }) => steps.length > 0),
        name,
      ).toBe(true);
    }
  }
});

test("a take-back is a frame that leads back to what was seen before", () => {
  const { viewers } = games[0]!;
  const { snapshot, news } = viewers[0]!;
  const [first] = news.filter(({ kind }) => kind === "move-made");
  const back: News = { type: "news", seq: first!.seq + 1, at: first!.at, kind: "move-taken-back", seat: first!.seat };
  const frames = buildFrames({ snapshot, news: [first!, { ...back, view: snapshot.view! }] });
  expect(frames.length).toBe(3);
  expect(frames[2]!.steps).toEqual([]);
  expect(frames[2]!.state.game).toEqual(frames[0]!.state.game);
  expect(journalBetween(frames[1]!.state, frames[2]!.state).map(({ what }) => what)).toEqual(["move-taken-back"]);
});

const allOpen = (state: TableState): boolean =>
  Object.values(state.game!.zones).every(
    ({ kind, items }) => kind !== "hand" || items.every(({ card }) => card !== null),
  );

test("with open hands no card in them is hidden, and nothing else is revealed", () => {
  for (const { name, viewers } of games) {
    const [common, ...seats] = viewers.map(buildFrames);
    for (const [at, { state, steps }] of withOpenHands(common!, seats).entries()) {
      const before = common![at]!.state.game!.zones;
      const changed = Object.values(state.game!.zones).filter((place) => {
        const was = before[place.name]!;
        return /hand|chosen/.test(place.kind) ? place.count !== was.count : place !== was;
      });
      expect(changed, `${name} ${at}`).toEqual([]);
      expect([state, ...steps.map((step) => step.state)].every(allOpen), `${name} ${at}`).toBe(true);
    }
  }
});

test("rounds and games of a series have a mark", () => {
  const marks = (name: string): number[] =>
    roundStarts(buildFrames(games.find((game) => game.name === name)!.viewers[0]!));
  expect(marks("uno")).toEqual([]);
  const found = marks("raise");
  expect(found.length).toBeGreaterThan(3);
  expect(found).toEqual([...new Set(found)].sort((a, b) => a - b));
});

test("every journal entry appears once", () => {
  const states = buildFrames(games[0]!.viewers[0]!).map(({ state }) => state);
  const all = states.flatMap((state, at) => journalBetween(states[at - 1], state));
  expect(all).toEqual(states.at(-1)!.journal);
});
