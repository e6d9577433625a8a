import { describe, expect, test } from "vitest";
import {
  attempt,
  buttons,
  cardName,
  choose,
  drop,
  type Ground,
  leaves,
  type Move,
  parse,
  playable,
  targetOf,
  zonesFor,
  zoneOf,
} from "./moves";
import { happened, taken, type Game, type TableState } from "./scene/fold";
import { catalogues, SAMPLES, sample } from "./testing/samples";

describe("the grammar", () => {
  test.each<[string, Omit<Move, "text">]>([
    ["r7", { how: "lay", cards: ["r7"] }],
    ["r7!", { how: "lay", cards: ["r7"], call: true }],
    ["b+2!", { how: "lay", cards: ["b+2"], call: true }],
    ["W=b", { how: "lay", cards: ["W"], colour: "b" }],
    ["W+4=b!", { how: "lay", cards: ["W+4"], colour: "b", call: true }],
    ["=b", { how: "name", cards: [], colour: "b" }],
    ["challenge", { how: "word", cards: [], word: "challenge" }],
    ["b12/4", { how: "lay", cards: ["b12"], row: 4 }],
    ["b12:g", { how: "offer", cards: ["b12"], wants: "g" }],
    ["b2*3", { how: "lay", cards: ["b2*3"] }],
    ["y7r0/2", { how: "lay", cards: ["r0y7"], row: 2, side: "y7" }],
    ["g9y10", { how: "lay", cards: ["g9y10"], side: "g9" }],
    ["r0y7=y", { how: "lay", cards: ["r0y7"], colour: "y" }],
    ["-r0y7", { how: "aside", cards: ["r0y7"] }],
    ["b0r4+b1r7+b2g10", { how: "build", cards: ["b0r4", "b1r7", "b2g10"] }],
    ["b0r4>b0y2", { how: "exchange", cards: ["b0r4"], take: "b0y2" }],
    ["b0r4>", { how: "exchange", cards: ["b0r4"], take: null }],
  ])("%s", (text, move) => {
    expect(parse(text)).toEqual({ text, ...move });
  });

  test("the lower number of a card comes first", () => {
    expect([cardName("y10r9"), cardName("r9y10"), cardName("W+4")]).toEqual(["r9y10", "r9y10", "W+4"]);
  });

  test("every move of every catalogue is understood, and no two of them alike", async () => {
    const all = await catalogues();
    expect(Object.keys(all).length).toBeGreaterThan(8);
    for (const [game, notations] of Object.entries(all)) {
      const seen = new Set<string>();
      for (const text of notations) {
        const { text: _, ...move } = parse(text);
        if (move.how === "word") expect(text).toMatch(/^[a-z]+$/);
        for (const card of move.cards) expect(card, `${game}: ${text}`).toMatch(CARD);
        if (move.take != null) expect(move.take).toMatch(CARD);
        seen.add(JSON.stringify(move));
      }
      expect(seen.size, game).toBe(notations.length);
    }
  });
});

const CARD = /^(W(\+4)?|[rgby](\d|\+2|R|S)|[a-z]\d{1,2}|[bhcgd]\d\*\d|[rgby]\d{1,2}[rgby]\d{1,2})$/;

const cardsIn = (game: Game, zone: string): string[] => game.zones[zone]!.items.flatMap(({ card }) => card ?? []);

const FAMILIES: [RegExp, (move: Move, game: Game) => string | null][] = [
  [/^discard$/, () => "discard"],
  [/^pile\.1$/, (move) => `pile.${move.row}`],
  [/^run\.r$/, (move) => `run.${move.side![0]}`],
  [/^trick$/, () => "trick"],
];

/** Where a card leads, said once more and by the game. */
function expected(book: string, move: Move, game: Game): string | null {
  if (book === "uno") return "discard";
  if (book === "ex-hop") return move.row === undefined ? null : `row.${move.row}`;
  if (book === "raise") return game.table["phase"] === "choose" ? "chosen.0" : "pot";
  if (move.how === "build") return "streets.0";
  if (move.how === "exchange") return "open";
  const family = FAMILIES.find(([zone]) => Object.keys(game.zones).some((name) => zone.test(name)))!;
  return family[1](move, game);
}

test.each(SAMPLES)("%s: every legal move names cards that are there, and leads to a zone", async (name) => {
  const { book, viewers } = await sample(name);
  const { snapshot, lines } = viewers[0]!;
  let state: TableState = taken(snapshot);
  let seen = 0;
  for (const { news } of lines) {
    state = happened(state, news).state;
    const game = state.game;
    if (!game || game.over || game.moves.length === 0) continue;
    const moves = game.moves.map(parse);
    const open = "open" in game.zones ? cardsIn(game, "open") : [];
    for (const move of moves) {
      seen += 1;
      for (const card of move.cards) {
        const zone = zoneOf(move, card, 0, open);
        if (game.zones[zone]!.shows !== "nothing") expect(cardsIn(game, zone), move.text).toContain(card);
      }
      if (move.take != null) expect(open).toContain(move.take);
      if (move.how !== "word" && move.how !== "name" && move.how !== "offer" && move.how !== "aside") {
        const target = targetOf(move, game);
        expect(target, move.text).toBe(expected(book, move, game));
        if (target !== null) expect(Object.keys(game.zones)).toContain(target);
      }
    }
    // Every move can be reached: by a button, or by its card and the questions that are left.
    const reached = new Set(buttons(moves).map(({ text }) => text));
    for (const card of playable(moves).keys())
      for (const { text } of leaves(choose(moves, [card], game))) reached.add(text);
    expect(reached).toEqual(new Set(game.moves));
  }
  if (name !== "no samples") expect(seen).toBeGreaterThan(0);
});

test.each(SAMPLES)("%s: what was moved came to lie where the move led", async (name) => {
  const { viewers } = await sample(name);
  const { snapshot, lines } = viewers[0]!;
  let state: TableState = taken(snapshot);
  for (const { news } of lines) {
    const before = state.game;
    const { state: after, steps } = happened(state, news);
    const own = steps.find(
      ({ event }) => event.seat === 0 && ["play", "lay", "choose", "raise", "street"].includes(event.kind),
    );
    const motion = own?.motions[0];
    if (before && motion && news.seat === 0) {
      // Cards of a street may come from the open row.
      const hidden = motion.was ?? motion.card;
      const fitting = before.moves.map(parse).filter(({ cards }) => cards.includes(hidden!));
      expect(fitting.map((move) => targetOf(move, before))).toContain(motion.to);
    }
    state = after;
  }
});

describe("what is left to be asked", () => {
  const ground = (...zones: string[]): Ground => ({
    viewer: 0,
    zones: Object.fromEntries(zones.map((zone) => [zone, {}])),
    table: {},
  });
  const uno = ground("stock", "discard", "hand.0");

  test("a card that can be laid in one way only is laid", () => {
    const moves = ["r7", "g3", "draw"].map(parse);
    expect(choose(moves, ["r7"], uno)).toEqual({ ask: null, move: parse("r7") });
    expect(choose(moves, ["b1"], uno)).toEqual({ ask: "nothing" });
    expect(choose(moves, ["r7", "r7"], uno)).toEqual({ ask: "nothing" });
    expect(buttons(moves).map(({ word }) => word)).toEqual(["draw"]);
    expect(zonesFor(choose(moves, ["r7"], uno), uno)).toEqual(["discard"]);
  });

  test("a wild asks for its colour, and then whether UNO is called", () => {
    const moves = ["r", "g"].flatMap((c) => [`W=${c}`, `W=${c}!`]).map(parse);
    const choice = choose(moves, ["W"], uno);
    if (choice.ask !== "colour") throw new Error(String(choice.ask));
    expect(choice.options.map(({ value }) => value)).toEqual(["r", "g"]);
    const { next } = choice.options[1]!;
    if (next.ask !== "call") throw new Error(String(next.ask));
    expect(next.options).toEqual([
      { value: false, next: { ask: null, move: parse("W=g") } },
      { value: true, next: { ask: null, move: parse("W=g!") } },
    ]);
  });

  test("in Ex & Hop a card is laid or offered; dropped on a row, it is laid there", () => {
    const rows = ground("row.1", "row.2", "hand.0");
    const moves = ["r7/1", "r7/2", "r7:g", "r7:b"].map(parse);
    const choice = choose(moves, ["r7"], rows);
    if (choice.ask !== "how") throw new Error(String(choice.ask));
    expect(choice.options.map(({ value, next }) => [value, next.ask])).toEqual([
      ["lay", "place"],
      ["offer", "wants"],
    ]);
    expect(drop(moves, ["r7"], "row.2", rows)).toEqual({ ask: null, move: parse("r7/2") });
    expect(drop(moves, ["r7"], "discard", rows)).toEqual({ ask: "nothing" });
  });

  test("a card that fits a pile by both of its numbers asks for one", () => {
    const piles = ground("pile.1", "pile.2", "hand.0");
    const choice = choose(["r0y7/1", "y7r0/1"].map(parse), ["r0y7"], piles);
    if (choice.ask !== "side") throw new Error(String(choice.ask));
    expect(choice.options.map(({ value }) => value)).toEqual(["r0", "y7"]);
  });

  test("a street is found by some of its cards", () => {
    const streets = ground("open", "streets.0", "hand.0");
    const moves = ["b0r4+b1r7+b2g10", "b1r7+b2g10+b3y5", "b1r7>y1g2", "b1r7>", "pass"].map(parse);
    expect(choose(moves, ["b1r7", "b0r4"], streets)).toEqual({ ask: null, move: moves[0] });
    const choice = choose(moves, ["b1r7", "b2g10"], streets);
    expect(choice.ask).toBe("cards");
    const swaps = drop(moves, ["b1r7"], "open", streets);
    if (swaps.ask !== "take") throw new Error(String(swaps.ask));
    expect(swaps.options.map(({ value }) => value)).toEqual(["y1g2", null]);
  });

  test("an open card is taken by touching it, before or after the one that is given", () => {
    const streets = ground("open", "streets.0", "hand.0");
    const moves = ["b1r7>y1g2", "b1r7>", "b3r9>y1g2"].map(parse);
    expect(choose(moves, ["b1r7", "y1g2"], streets)).toEqual({ ask: null, move: moves[0] });
    const choice = choose(moves, ["y1g2"], streets);
    if (choice.ask !== "cards") throw new Error(String(choice.ask));
    expect(choice.options.map(({ value }) => value)).toEqual(["b1r7", "b3r9"]);
    expect([...playable(moves).keys()]).toEqual(["b1r7", "y1g2", "b3r9"]);
  });
});

describe("what somebody has in mind", () => {
  const lying = (zones: Record<string, string[]>, table: Record<string, unknown> = {}) => ({
    viewer: 0,
    table,
    zones: Object.fromEntries(
      Object.entries(zones).map(([name, cards]) => [name, { items: cards.map((card) => ({ card })) }]),
    ),
  });

  test.each<[string, string, string | null, ReturnType<typeof lying>]>([
    ["r7", "r7", null, lying({ discard: ["g3"] })],
    ["W+4=r", "W+4", "discard", lying({ discard: ["g3"] })],
    ["r7/3", "r7", "row.3", lying({ "row.1": [] }, { phase: "play" })],
    ["r7/1", "r7", null, lying({ "row.1": [] }, { phase: "play" })],
    ["r7", "r7", "row.3", lying({ "row.1": [] }, { phase: "answer" })],
    // The pile with a colour of the card, by the nearest number.
    ["y7r0/2", "r0y7", null, lying({ "pile.1": ["g1b2"], "pile.2": ["r5y6"] })],
    ["r0y7/1", "r0y7", "pile.1", lying({ "pile.1": ["r1b2"], "pile.2": ["r5y6"] })],
    ["r0y7/1", "r0y7", null, lying({ "pile.1": ["g1b2"], "pile.2": ["g3b4"] })],
    ["y7r0", "r0y7", null, lying({ "run.r": [] }, { wanted: { r: 6, y: 6, g: 6, b: 6 } })],
    ["r0y7", "r0y7", "run.r", lying({ "run.r": [] }, { wanted: { r: 6, y: 6, g: 6, b: 6 } })],
    ["b0r4>", "b0r4", null, lying({ open: [] })],
    ["b0r4=b", "b0r4", null, lying({ trick: [] }, { half: 1, plays: [], phase: "play" })],
    ["b0r4", "b0r4", null, lying({ trick: ["r1y2"] }, { half: 1, plays: [[1, "r1y2"]], phase: "play" })],
    ["-b0r4", "b0r4", null, lying({ trick: [] }, { half: 1, plays: [], phase: "aside" })],
    ["b2*3", "b2*3", null, lying({ pot: [] }, { phase: "choose" })],
  ])("%s", (text, card, zone, table) => expect(attempt(card, zone, table)).toBe(text));

  test.each(SAMPLES)("%s: it is a move of the game, and none that is legal", async (name) => {
    const { book, viewers } = await sample(name);
    const known = new Set(
      Object.entries(await catalogues()).flatMap(([game, moves]) => (game.startsWith(book) ? moves : [])),
    );
    const { snapshot, lines } = viewers[0]!;
    let state: TableState = taken(snapshot);
    const strange = new Set<string>();
    for (const { news } of lines) {
      state = happened(state, news).state;
      const game = state.game;
      if (!game || game.over) continue;
      const legal = playable(game.moves.map(parse));
      for (const card of cardsIn(game, "hand.0").filter((card) => !legal.has(card))) {
        for (const zone of [null, ...Object.keys(game.zones)]) {
          const text = attempt(card, zone, game);
          if (!known.has(text) || game.moves.includes(text)) strange.add(text);
        }
      }
    }
    // A box of a table's own has other cards than those of the catalogue.
    if (name !== "ex-hop-box") expect([...strange]).toEqual([]);
  });
});
