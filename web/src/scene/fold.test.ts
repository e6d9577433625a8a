import { expect, test } from "vitest";
import type { News, Snapshot, GameView } from "../net/messages";
import { SAMPLES, type SampleLine, sample, completeView } from "../testing/samples";
import { type Game, type Zone, type TableState, gameFromView, fold, fromSnapshot } from "./fold";
import { NO_LOOK } from "./look";

/** Return a zone in comparable form: items from bottom to top, but hands sorted, as in views. */
const comparable = ({ items, ...zone }: Zone) =>
  zone.kind === "hand"
    ? { ...zone, items: items.map(({ id, card }) => `${id} ${card ?? ""}`).sort() }
    : { ...zone, items };

/** Assert equality. Comparing JSON first is faster; `toEqual` then reports the difference. */
function same(found: unknown, wanted: unknown, what: string): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) expect(found, what).toEqual(wanted);
}

function compare(game: Game, view: GameView): void {
  const { zones: found, ...rest } = game;
  const { zones: wanted, ...facts } = gameFromView(view);
  same(Object.keys(found), Object.keys(wanted), "zones");
  for (const [name, zone] of Object.entries(wanted)) same(comparable(found[name]!), comparable(zone), name);
  same(rest, facts, "facts");
}

function follow(
  start: TableState,
  lines: SampleLine[],
  seen: (state: TableState, line: SampleLine, at: number) => void,
) {
  let state = start;
  for (const [at, line] of lines.entries()) {
    state = fold(state, line.news).state;
    seen(state, line, at);
  }
}

const snapshotOf = (state: TableState, view: GameView): Snapshot => ({
  type: "snapshot",
  seq: state.seq,
  setup: state.setup,
  warnings: [...state.remarks],
  status: {
    phase: state.phase,
    game_number: state.number,
    commitment: state.promise,
    pace: state.pace,
    seats: [...state.people],
  },
  view,
  clocks: [...state.clock],
  chat: [...state.chat],
  recent: [],
});

test.each(SAMPLES)("%s: the fold of the news is the view of the server", async (name) => {
  const { viewers } = await sample(name);
  for (const { snapshot, lines } of viewers) {
    follow(fromSnapshot(snapshot), lines, (state, line) => {
      expect(state.seq).toBe(line.news.seq);
      if (line.view === null) expect(state.game).toBeNull();
      else compare(state.game!, completeView(line.view, state.game!));
    });
  }
});

test.each(SAMPLES)("%s: a snapshot in the middle of a game leads to the same states", async (name) => {
  const { viewers } = await sample(name);
  for (const { snapshot, lines } of viewers) {
    const later: { at: number; state: TableState }[] = [];
    follow(fromSnapshot(snapshot), lines, (state, line, at) => {
      if (line.view && at % 19 === 0) {
        later.push({ at, state: fromSnapshot(snapshotOf(state, completeView(line.view, state.game!))) });
      }
    });
    for (const { at, state } of later) {
      follow(state, lines.slice(at + 1, at + 31), (now, line) => {
        if (line.view) compare(now.game!, completeView(line.view, now.game!));
      });
    }
  }
});

test.each(SAMPLES)("%s: motions carry the handle of each card, its old zone and its new one", async (name) => {
  const { viewers } = await sample(name);
  let moved = 0;
  for (const { snapshot, lines } of viewers) {
    let state = fromSnapshot(snapshot);
    for (const { news } of lines) {
      const change = fold(state, news);
      let zones = state.game?.zones ?? {};
      for (const { event, state: after, motions } of change.steps) {
        expect(motions.length).toBe((event.shifts ?? []).reduce((sum, shift) => sum + shift.count, 0));
        const now = after.game!.zones;
        for (const { id, from, to, card } of motions) {
          moved += 1;
          if (id === null) continue;
          if (now[to]!.shows !== "nothing" && !motions.some((other) => other.from === to)) {
            expect(now[to]!.items.find((item) => item.id === id)?.card).toBe(card);
          }
          const before = event.kind === "setup" ? undefined : zones[from];
          if (before && before.shows !== "nothing" && before.items.length > 0 && now[from] === zones[from]) {
            throw new Error(`${from} did not change`);
          }
        }
        zones = now;
      }
      state = change.state;
    }
  }
  expect(moved).toBeGreaterThan(0);
});

test("folding does not change the state before", async () => {
  const { viewers } = await sample(SAMPLES[0]!);
  const { snapshot, lines } = viewers[0]!;
  let state = fromSnapshot(snapshot);
  for (const { news } of lines) {
    const before = JSON.stringify(state);
    const zones = state.game?.zones;
    const next = fold(state, news).state;
    expect(JSON.stringify(state)).toBe(before);
    // Zones that no event touched stay the same object, so the page need not draw them again.
    const touched = new Set(
      (news.events ?? []).flatMap((event) => (event.shifts ?? []).flatMap((s) => [s.from, s.to])),
    );
    const shown = (news.events ?? []).some(
      ({ shown, kind, facts }) => shown != null || kind === "setup" || facts?.["known"],
    );
    if (zones && news.kind === "move-made" && !shown) {
      for (const name of Object.keys(zones)) if (!touched.has(name)) expect(next.game!.zones[name]).toBe(zones[name]);
    }
    state = next;
  }
});

const PLAIN: GameView = {
  game: "uno",
  seats: 2,
  options: {},
  viewer: 0,
  zones: {
    stock: { kind: "pile", seat: null, shows: "nothing", count: 9, cards: [], ids: [] },
    discard: { kind: "pile", seat: null, shows: "top", count: 2, cards: ["r7"], ids: ["d2", "d1"] },
    "hand.0": { kind: "hand", seat: 0, shows: "owner", count: 2, cards: ["b1", "r3"], ids: ["h1", "h2"] },
    "hand.1": { kind: "hand", seat: 1, shows: "owner", count: 1, cards: [], ids: ["o1"] },
  },
  table: { turn: 0 },
  waiting: [{ seat: 0, what: "play", must: true }],
  moves: [
    { text: "r3", kind: "play", cards: ["r3"], to: "discard" },
    { text: "draw", kind: "draw" },
  ],
  question: {},
  look: NO_LOOK,
  over: false,
  scores: null,
  places: null,
};

const START: TableState = fromSnapshot({
  type: "snapshot",
  seq: 5,
  setup: { game: "uno", seats: 2 },
  warnings: [],
  status: {
    phase: "playing",
    game_number: 1,
    commitment: "p",
    pace: 900,
    seats: [{ kind: "person", name: "Ada" }, { kind: "free" }],
  },
  view: PLAIN,
  clocks: [null, null],
  chat: [],
  recent: [],
});

const news = (more: Partial<News>): News => ({ type: "news", seq: 6, at: 10, kind: "move-made", seat: 0, ...more });

test("covered cards are below the open ones", () => {
  expect(gameFromView(PLAIN).zones["discard"]!.items).toEqual([
    { id: "d1", card: null },
    { id: "d2", card: "r7" },
  ]);
});

test("a played card keeps its handle and covers the one below", () => {
  const shift = { from: "hand.0", to: "discard", count: 1, ids: ["h2"], cards: ["r3"] };
  const { state, steps } = fold(
    START,
    news({
      events: [
        { kind: "play", seat: 0, facts: { card: "r3" }, shifts: [shift] },
        { kind: "turn", seat: 1, now: { turn: 1 } },
      ],
      waiting: [{ seat: 1, what: "play", must: true }],
      moves: [],
    }),
  );
  expect(steps[0]!.motions).toEqual([{ id: "h2", from: "hand.0", to: "discard", was: "r3", card: "r3" }]);
  expect(state.game!.zones["discard"]!.items.map(({ card }) => card)).toEqual([null, null, "r3"]);
  expect(state.game!.zones["hand.0"]!.items).toEqual([{ id: "h1", card: "b1" }]);
  expect([state.game!.table["turn"], state.game!.moves]).toEqual([1, []]);
  expect(steps.at(-1)!.state).toBe(state);
  expect(state.journal.map(({ what, key }) => [what, key])).toEqual([
    ["play", "6.0"],
    ["turn", "6.1"],
  ]);
});

const FAN: GameView = {
  ...PLAIN,
  zones: {
    ...PLAIN.zones,
    "pile.1": {
      kind: "fan",
      seat: null,
      shows: "top",
      count: 3,
      cards: ["g6y5"],
      ids: ["p3", "p1", "p2"],
      edges: ["y7", "y6"],
    },
  },
};
const fanned = { ...START, game: gameFromView(FAN) };
const laid = { from: "hand.0", to: "pile.1", count: 1, ids: ["h2"], cards: ["r3g7"], edges: ["g6"] };

test("every covered card of a fan shows a number, from bottom to top", () => {
  expect(gameFromView(FAN).zones["pile.1"]!.items).toEqual([
    { id: "p1", card: null, edge: "y7" },
    { id: "p2", card: null, edge: "y6" },
    { id: "p3", card: "g6y5" },
  ]);
  const { items } = gameFromView({
    ...FAN,
    zones: { "pile.1": { ...FAN.zones["pile.1"]!, cards: ["a", "b", "c"], ids: ["p1", "p2", "p3"] } },
  }).zones["pile.1"]!;
  expect(items).toEqual([
    { id: "p1", card: "a", edge: "y7" },
    { id: "p2", card: "b", edge: "y6" },
    { id: "p3", card: "c" },
  ]);
});

test("the card that gets covered in a fan keeps the number that was continued", () => {
  const { state } = fold(fanned, news({ events: [{ kind: "play", seat: 0, shifts: [laid] }] }));
  const { items, count } = state.game!.zones["pile.1"]!;
  expect([count, items.map(({ edge }) => edge)]).toEqual([4, ["y7", "y6", "g6", undefined]]);
  expect(items.slice(-2)).toEqual([
    { id: "p3", card: null, edge: "g6" },
    { id: "h2", card: "r3g7" },
  ]);
  expect(fanned.game.zones["pile.1"]!.items.at(-1)).toEqual({ id: "p3", card: "g6y5" });
});

test("a fan that is set up at once has one edge fewer than cards", () => {
  const zones = { "pile.1": { kind: "fan", seat: null, shows: "top" }, discard: { ...PLAIN.zones["discard"] } };
  const shift = { from: "box", to: "pile.1", count: 3, ids: ["p1", "p2", "p3"], cards: ["a", "b", "c"] };
  const setup = (edges?: string[]) =>
    fold(
      START,
      news({
        events: [{ kind: "setup", seat: null, facts: { zones }, shifts: [{ ...shift, ...(edges && { edges }) }] }],
      }),
    ).state.game!.zones["pile.1"]!.items;
  expect(setup(["y7", "y6"])).toEqual([
    { id: "p1", card: null, edge: "y7" },
    { id: "p2", card: null, edge: "y6" },
    { id: "p3", card: "c" },
  ]);
  expect(setup().map(({ edge }) => edge)).toEqual([undefined, undefined, undefined]);
});

test("a card that leaves a fan loses its edge, and a revealed one keeps it", () => {
  const away = { from: "pile.1", to: "discard", count: 1, ids: ["p2"], cards: ["y6b1"] };
  const taken = fold(fanned, news({ events: [{ kind: "take", seat: 0, shifts: [away] }] })).state.game!.zones;
  expect(taken["discard"]!.items.at(-1)).toEqual({ id: "p2", card: "y6b1" });
  const shown = { "pile.1": ["a", "b", "c"] };
  const open = fold(
    fanned,
    news({ events: [{ kind: "show", seat: null, shown, ids: { "pile.1": ["p1", "p2", "p3"] } }] }),
  ).state.game!.zones["pile.1"]!;
  expect(open.items.map(({ card, edge }) => [card, edge])).toEqual([
    ["a", "y7"],
    ["b", "y6"],
    ["c", undefined],
  ]);
});

test("a card that moves into another hand is hidden there, and was visible before", () => {
  const shift = { from: "discard", to: "hand.1", count: 1, ids: ["d2"], cards: ["r7"] };
  const { state, steps } = fold(START, news({ events: [{ kind: "take", seat: 1, shifts: [shift] }] }));
  expect(steps[0]!.motions).toEqual([{ id: "d2", from: "discard", to: "hand.1", was: "r7", card: null }]);
  expect(state.game!.zones["hand.1"]!.items.at(-1)).toEqual({ id: "d2", card: null });
});

test("a snapshot keeps the journal and nothing else", () => {
  const { state } = fold(START, news({ kind: "chat-sent", facts: { text: "hello" } }));
  const again = fromSnapshot(snapshotOf(START, PLAIN), state);
  expect(again.journal).toEqual(state.journal);
  expect(again.chat).toEqual([]);
  expect(state.chat).toEqual([{ at: 10, seat: 0, text: "hello", reaction: null }]);
});

test("a viewer who may not watch gets log entries without events", () => {
  const outside = { ...START, game: null };
  const { state, steps } = fold(outside, news({}));
  expect([state.game, steps, state.journal.map(({ what }) => what)]).toEqual([null, [], ["move-made"]]);
});

test("a player who leaves takes the name along", () => {
  const status = {
    phase: "gathering",
    game_number: 0,
    commitment: "p",
    pace: 300,
    seats: [{ kind: "free" }, { kind: "free" }],
  } as const;
  const left = fold(START, news({ kind: "seat-left", status: { ...status, seats: [...status.seats] } })).state;
  expect([left.people[0]!.kind, left.journal.at(-1)!.name, left.pace]).toEqual(["free", "Ada", 300]);
  const sat = fold(left, news({ kind: "seat-taken", seat: 1, facts: { name: "Bo" } })).state;
  expect(sat.journal.at(-1)!.name).toBe("Bo");
});

test("the journal has a maximum length", () => {
  let state = START;
  for (let seq = 6; seq < 700; seq++) state = fold(state, news({ seq, kind: "chat-sent", facts: { text: "x" } })).state;
  expect(state.journal.length).toBe(500);
  expect(state.chat.length).toBe(100);
});

test("a snapshot brings the last log entries for the journal, none of them twice", () => {
  const line = (seq: number): News => ({ type: "news", seq, at: seq, kind: "taken-over", seat: 0 });
  const told = [3, 4, 5].map(line);
  const fresh = fromSnapshot({ ...snapshotOf(START, PLAIN), recent: told });
  expect(fresh.journal.map(({ seq, name }) => [seq, name])).toEqual([3, 4, 5].map((seq) => [seq, "Ada"]));
  const further = fromSnapshot(
    { ...snapshotOf({ ...fresh, seq: 7 }, PLAIN), recent: [...told, line(6), line(7)] },
    fresh,
  );
  expect(further.journal.map(({ seq }) => seq)).toEqual([3, 4, 5, 6, 7]);
  const past = [
    { seq: 1, kind: "play", seat: 1, mover: 1, facts: { card: "r7" } },
    { seq: 2, kind: "seat-left", seat: 0, mover: 0, name: "Zoe", in_game: false },
  ];
  const reloaded = fromSnapshot({ ...snapshotOf(START, PLAIN), recent: told, past });
  expect(reloaded.journal.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  expect(reloaded.journal[0]!.event).toEqual({ kind: "play", seat: 1, facts: { card: "r7" } });
  expect([reloaded.journal[1]!.event, reloaded.journal[1]!.name]).toEqual([null, "Zoe"]);
  expect(new Set(reloaded.journal.map(({ key }) => key)).size).toBe(5);
  expect(fromSnapshot({ ...snapshotOf(START, PLAIN), past }, fresh).journal).toEqual(fresh.journal);
});

test("what several seats did at once is seen one after the other", () => {
  const card = (seat: number) => ({
    from: `chosen.${seat}`,
    to: "pot",
    count: 1,
    cards: [`b${seat}`],
    ids: [`id${seat}`],
  });
  const zone = (name: string, seat: number | null): Zone => {
    const items = seat === null ? [] : [{ id: `id${seat}`, card: null }];
    return { name, kind: "pile", seat, shows: seat === null ? "all" : "owner", count: items.length, items };
  };
  const zones = { pot: zone("pot", null), "chosen.0": zone("chosen.0", 0), "chosen.1": zone("chosen.1", 1) };
  const look = { ...NO_LOOK, facts: { plays: { each: "x", of: ["seat", "card", "worth"] } } };
  const before: TableState = { ...START, game: { ...START.game!, zones, look, table: { track: [] } } };
  const track = [{ field: 5, seats: [1, 0] }];
  const events = [
    {
      kind: "reveal",
      seat: null,
      facts: {
        plays: [
          [1, "b1", 5],
          [0, "b0", 5],
        ],
      },
      shifts: [card(1), card(0)],
    },
    { kind: "turn", seat: 0, now: { track } },
  ];
  const { steps, state } = fold(before, news({ kind: "move-made", events }));
  expect(steps.map(({ event }) => [event.kind, event.seat, event.facts])).toEqual([
    ["reveal", 1, { card: "b1", worth: 5 }],
    ["reveal", 0, { card: "b0", worth: 5 }],
    ["turn", 0, undefined],
  ]);
  expect(steps.map((step) => step.state.game!.table["track"])).toEqual([[{ field: 5, seats: [1] }], track, track]);
  expect(steps[0]!.state.game!.zones["pot"]!.items.map(({ card }) => card)).toEqual(["b1"]);
  expect(state.journal.slice(-3).map(({ seat }) => seat)).toEqual([1, 0, 0]);
});
