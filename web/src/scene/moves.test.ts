import { describe, expect, test } from "vitest";
import {
  buttons,
  choose,
  colourIn,
  drop,
  leaves,
  type Move,
  NOTHING,
  playable,
  sources,
  takenBy,
  zonesFor,
  zoneOf,
} from "./moves";
import { SAMPLES, sample } from "../testing/samples";
import { fold, fromSnapshot, type Game, type TableState } from "./fold";

const cardsIn = (game: Game, zone: string): string[] => game.zones[zone]!.items.flatMap(({ card }) => card ?? []);

test.each(SAMPLES)("%s: every legal move is about cards that are there, and can be reached", async (name) => {
  const { viewers } = await sample(name);
  const { snapshot, lines } = viewers[0]!;
  let state: TableState = fromSnapshot(snapshot);
  let seen = 0;
  for (const { news } of lines) {
    state = fold(state, news).state;
    const game = state.game;
    if (!game || game.over || game.moves.length === 0) continue;
    const { moves } = game;
    for (const move of moves) {
      seen += 1;
      for (const card of move.cards ?? []) {
        const zone = zoneOf(move, card, 0);
        if (game.zones[zone]!.shows !== "nothing") expect(cardsIn(game, zone), move.text).toContain(card);
      }
      const take = takenBy(move);
      if (take !== null) expect(cardsIn(game, move.to!)).toContain(take);
      if (move.to !== undefined) expect(Object.keys(game.zones)).toContain(move.to);
    }
    // By a button, or by its card and the questions that are left.
    const reached = new Set(buttons(moves).map(({ text }) => text));
    for (const card of playable(moves).keys()) for (const { text } of leaves(choose(moves, [card]))) reached.add(text);
    expect(reached).toEqual(new Set(moves.map(({ text }) => text)));
  }
  if (name !== "no samples") expect(seen).toBeGreaterThan(0);
});

test.each(SAMPLES)("%s: what was moved came to lie where the move led", async (name) => {
  const { viewers } = await sample(name);
  const { snapshot, lines } = viewers[0]!;
  let state: TableState = fromSnapshot(snapshot);
  for (const { news } of lines) {
    const before = state.game;
    const { state: after, steps } = fold(state, news);
    const own = steps.find(({ event }) => event.seat === 0 && ["play", "choose", "raise", "run"].includes(event.kind));
    const motion = own?.motions[0];
    if (before && motion && news.seat === 0) {
      // Cards of a run may come from the open row.
      const hidden = motion.was ?? motion.card;
      const fitting = before.moves.filter(({ cards }) => cards?.includes(hidden!));
      expect(fitting.map(({ to }) => to)).toContain(motion.to);
    }
    state = after;
  }
});

describe("what is left to be asked", () => {
  const lay = (card: string, to: string, named?: Move["named"]): Move => ({
    text: `${card}/${to}${JSON.stringify(named ?? "")}`,
    kind: "play",
    cards: [card],
    to,
    ...(named && { named }),
  });
  const draw: Move = { text: "draw", kind: "draw", at: ["stock"] };

  test("a card that can be laid in one way only is laid", () => {
    const moves = [lay("r7", "discard"), lay("g3", "discard"), draw];
    expect(choose(moves, ["r7"])).toEqual({ ask: null, move: moves[0] });
    expect(choose(moves, ["b1"])).toEqual({ ask: NOTHING });
    expect(choose(moves, ["r7", "r7"])).toEqual({ ask: NOTHING });
    expect(buttons(moves)).toEqual([draw]);
    expect([...sources(moves)]).toEqual([["stock", draw]]);
    expect(zonesFor(choose(moves, ["r7"]))).toEqual(["discard"]);
  });

  test("a wild asks for its colour, and then whether something is called", () => {
    const moves = ["r", "g"].flatMap((colour) => [
      lay("W", "discard", { colour }),
      lay("W", "discard", { colour, call: true }),
    ]);
    const choice = choose(moves, ["W"]);
    if (choice.ask !== "colour" || !("options" in choice)) throw new Error(String(choice.ask));
    expect(choice.options.map(({ value }) => value)).toEqual(["r", "g"]);
    expect(choice.options[1]!.next).toEqual({
      ask: "call",
      options: [
        { value: false, next: { ask: null, move: moves[2] } },
        { value: true, next: { ask: null, move: moves[3] } },
      ],
    });
  });

  test("a card is laid or offered; dropped on a row, it is laid there", () => {
    const offer = (wants: string): Move => ({ text: `r7:${wants}`, kind: "offer", cards: ["r7"], named: { wants } });
    const moves = [lay("r7", "row.1"), lay("r7", "row.2"), offer("g"), offer("b")];
    const choice = choose(moves, ["r7"]);
    if (choice.ask !== "kind" || !("options" in choice)) throw new Error(String(choice.ask));
    expect(choice.options.map(({ value, next }) => [value, next.ask])).toEqual([
      ["play", "place"],
      ["offer", "wants"],
    ]);
    expect(drop(moves, ["r7"], "row.2")).toEqual({ ask: null, move: moves[1] });
    expect(drop(moves, ["r7"], "discard")).toEqual({ ask: NOTHING });
  });

  test("what a game names besides is asked after what many games name", () => {
    const moves = [1, 2].flatMap((stake) => ["r", "g"].map((colour) => lay("r7", "pot", { stake, colour })));
    const choice = choose(moves, ["r7"]);
    if (choice.ask !== "colour" || !("options" in choice)) throw new Error(String(choice.ask));
    const { next } = choice.options[0]!;
    if (!("options" in next)) throw new Error(String(next.ask));
    expect([next.ask, next.options.map(({ value }) => value)]).toEqual(["stake", [1, 2]]);
  });

  test("a move of several cards is found by some of them", () => {
    const build = (...cards: string[]): Move => ({
      text: cards.join("+"),
      kind: "build",
      cards,
      to: "runs.0",
      at: cards.map((card) => (card === "b0r4" ? "open" : "hand.0")),
    });
    const swap = (card: string, take: string | null): Move => ({
      text: `${card}>${take ?? ""}`,
      kind: "exchange",
      cards: [card],
      to: "open",
      named: { take },
    });
    const moves = [
      build("b0r4", "b1r7", "b2g10"),
      build("b1r7", "b2g10", "b3y5"),
      swap("b1r7", "y1g2"),
      swap("b1r7", null),
      swap("b3r9", "y1g2"),
    ];
    expect(choose(moves, ["b1r7", "b0r4"])).toEqual({ ask: null, move: moves[0] });
    expect(choose(moves, ["b1r7", "b2g10"]).ask).toBe("cards");
    expect([zoneOf(moves[0]!, "b0r4", 0), zoneOf(moves[0]!, "b1r7", 0)]).toEqual(["open", "hand.0"]);
    const swaps = drop(moves, ["b1r7"], "open");
    if (swaps.ask !== "take" || !("options" in swaps)) throw new Error(String(swaps.ask));
    expect(swaps.options.map(({ value }) => value)).toEqual(["y1g2", null]);
    // An open card is taken by touching it, before or after the one that is given.
    expect(choose(moves, ["b1r7", "y1g2"])).toEqual({ ask: null, move: moves[2] });
    const choice = choose(moves, ["y1g2"]);
    if (choice.ask !== "cards" || !("options" in choice)) throw new Error(String(choice.ask));
    expect(choice.options.map(({ value }) => value)).toEqual(["b1r7", "b3r9"]);
  });

  test("a move that names a colour and nothing else is a button in that colour", () => {
    const look = { colours: { r: { suit: "red" } } };
    expect(colourIn({ text: "=r", kind: "name", named: { colour: "r" } }, look)).toBe("r");
    expect(colourIn({ text: "bid/3", kind: "bid", named: { bid: 3 } }, look)).toBeNull();
    expect(colourIn(lay("W", "discard", { colour: "r" }), look)).toBeNull();
  });
});
