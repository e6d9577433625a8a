import { expect, test } from "vitest";
import { fold, fromSnapshot, type Game, type Step, type TableState } from "../scene/fold";
import { sample, SAMPLES } from "../testing/samples";
import { planDeal, type Flight, planFlights } from "./flights";

async function steps(name: string, kind: string): Promise<{ step: Step; before: Game | null }[]> {
  const { viewers } = await sample(name);
  const found: { step: Step; before: Game | null }[] = [];
  let state: TableState = fromSnapshot(viewers[0]!.snapshot);
  for (const { news } of viewers[0]!.lines) {
    let before = state.game;
    const change = fold(state, news);
    for (const step of change.steps) {
      if (step.event.kind === kind) found.push({ step, before });
      before = step.state.game;
    }
    state = change.state;
  }
  return found;
}

const first = async (name: string, kind: string, fits: (step: Step) => boolean = () => true) => {
  const { step, before } = (await steps(name, kind)).find(({ step }) => fits(step))!;
  return { ...planFlights(step, before), step };
};
const end = (flight: Flight): unknown => flight.to.at(-1);

test("our card flies from its position in the hand to the discard pile", async () => {
  const { flights, duration, next } = await first("uno", "play", ({ event }) => event.seat === 0);
  const [card] = flights;
  expect(flights).toHaveLength(1);
  expect(card!.from).toEqual([{ item: card!.id }, { zone: "hand.0" }, { seat: 0 }]);
  expect(card!.to).toEqual([{ item: card!.id }, { zone: "discard" }]);
  expect(card!.was).toBe(card!.card);
  expect(next / duration).toBeGreaterThanOrEqual(0.7);
  expect(next / duration).toBeLessThanOrEqual(0.8);
});

test("another player's card comes from their seat and is turned up", async () => {
  const { flights } = await first("uno", "play", ({ event }) => event.seat === 1);
  expect(flights[0]!.from.at(-1)).toEqual({ seat: 1 });
  expect([flights[0]!.was, flights[0]!.card !== null]).toEqual([null, true]);
});

test("a trick stays for a moment, then moves to its winner", async () => {
  const { flights, pause, step } = await first("xxl-farbe", "trick");
  expect(flights.length).toBeGreaterThan(1);
  expect(pause).toBeGreaterThan(500);
  for (const flight of flights) expect(end(flight)).toEqual({ seat: step.event.seat });
});

test("a deal goes from seat to seat without waiting, and ends soon", async () => {
  const deals = (await steps("uno-match", "draw")).filter(({ step }) => step.event.facts?.["why"] === "deal");
  expect(deals.length).toBeGreaterThan(1);
  const all = deals.map(({ step, before }) => planFlights(step, before));
  const started = all.slice(0, -1).reduce((sum, { next }) => sum + next, 0);
  expect(started + all.at(-1)!.flights.at(-1)!.at + all[0]!.duration).toBeLessThan(1200);
});

test.each(SAMPLES)("%s: every step ends within two seconds, and one without motions at once", async (name) => {
  const { viewers } = await sample(name);
  let state: TableState = fromSnapshot(viewers[0]!.snapshot);
  for (const { news } of viewers[0]!.lines) {
    let before = state.game;
    const change = fold(state, news);
    for (const step of change.steps) {
      const { flights, duration, next } = planFlights(step, before);
      expect(flights.length === 0 ? next : next + duration).toBeLessThan(flights.length === 0 ? 1 : 2000);
      before = step.state.game;
    }
    state = change.state;
  }
});

test("at the start of a game all hands come from the stock", async () => {
  const { viewers } = await sample("uno");
  const started = viewers[0]!.lines.find(({ news }) => news.view)!;
  const { game } = fold(fromSnapshot(viewers[0]!.snapshot), started.news).state;
  const { flights, duration } = planDeal(game!);
  const own = flights.filter(({ id }) => id !== null);
  expect(own).toHaveLength(game!.zones["hand.0"]!.count);
  expect(flights.every(({ from }) => "zone" in from[0]! && from[0].zone === "stock")).toBe(true);
  expect(flights.at(-1)!.at + duration).toBeLessThan(1200);
});
