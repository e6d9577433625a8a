import { describe, expect, test } from "vitest";
import {
  cardlessMoves,
  choiceFor,
  combinations,
  namedColour,
  choiceOnZone,
  movesIn,
  type Move,
  NOTHING,
  movesByCard,
  movesByZone,
  takenCard,
  targetZones,
  sourceZone,
} from "./moves";
import { SAMPLES, sample } from "../testing/samples";
import { fold, fromSnapshot, type Game, type TableState } from "./fold";

const cardsIn = (game: Game, zone: string): string[] => game.zones[zone]!.items.flatMap(({ card }) => card ?? []);

test.each(SAMPLES)("%s: the cards of every legal move exist, and every move can be chosen", async (name) => {
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
        const zone = sourceZone(move, card, 0);
        if (game.zones[zone]!.shows !== "nothing") expect(cardsIn(game, zone), move.text).toContain(card);
      }
      const take = takenCard(move);
      if (take !== null) expect(cardsIn(game, move.to!)).toContain(take);
      if (move.to !== undefined) expect(Object.keys(game.zones)).toContain(move.to);
    }
    // By a button, or by its card and the remaining questions.
    const reached = new Set(cardlessMoves(moves).map(({ text }) => text));
    for (const card of movesByCard(moves).keys())
      for (const { text } of movesIn(choiceFor(moves, [card]))) reached.add(text);
    expect(reached).toEqual(new Set(moves.map(({ text }) => text)));
  }
  if (name !== "no samples") expect(seen).toBeGreaterThan(0);
});

test.each(SAMPLES)("%s: a move's cards end up in its target zone", async (name) => {
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

describe("the remaining choice", () => {
  const playMove = (card: string, to: string, named?: Move["named"]): Move => ({
    text: `${card}/${to}${JSON.stringify(named ?? "")}`,
    kind: "play",
    cards: [card],
    to,
    ...(named && { named }),
  });
  const draw: Move = { text: "draw", kind: "draw", at: ["stock"] };

  test("a card with only one move is played", () => {
    const moves = [playMove("r7", "discard"), playMove("g3", "discard"), draw];
    expect(choiceFor(moves, ["r7"])).toEqual({ ask: null, move: moves[0] });
    expect(choiceFor(moves, ["b1"])).toEqual({ ask: NOTHING });
    expect(choiceFor(moves, ["r7", "r7"])).toEqual({ ask: NOTHING });
    expect(cardlessMoves(moves)).toEqual([draw]);
    expect([...movesByZone(moves)]).toEqual([["stock", draw]]);
    expect(targetZones(choiceFor(moves, ["r7"]))).toEqual(["discard"]);
  });

  test("a wild asks for its colour, then for the call", () => {
    const moves = ["r", "g"].flatMap((colour) => [
      playMove("W", "discard", { colour }),
      playMove("W", "discard", { colour, call: true }),
    ]);
    const choice = choiceFor(moves, ["W"]);
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

  test("a card is played or offered; dropped on a row, it is played there", () => {
    const offer = (wants: string): Move => ({ text: `r7:${wants}`, kind: "offer", cards: ["r7"], named: { wants } });
    const moves = [playMove("r7", "row.1"), playMove("r7", "row.2"), offer("g"), offer("b")];
    const choice = choiceFor(moves, ["r7"]);
    if (choice.ask !== "kind" || !("options" in choice)) throw new Error(String(choice.ask));
    expect(choice.options.map(({ value, next }) => [value, next.ask])).toEqual([
      ["play", "zone"],
      ["offer", "wants"],
    ]);
    expect(choiceOnZone(moves, ["r7"], "row.2")).toEqual({ ask: null, move: moves[1] });
    expect(choiceOnZone(moves, ["r7"], "discard")).toEqual({ ask: NOTHING });
  });

  test("values that only one game names are asked last", () => {
    const moves = [1, 2].flatMap((stake) => ["r", "g"].map((colour) => playMove("r7", "pot", { stake, colour })));
    const choice = choiceFor(moves, ["r7"]);
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
    expect(choiceFor(moves, ["b1r7", "b0r4"])).toEqual({ ask: null, move: moves[0] });
    expect(choiceFor(moves, ["b1r7", "b2g10"]).ask).toBe("cards");
    expect([sourceZone(moves[0]!, "b0r4", 0), sourceZone(moves[0]!, "b1r7", 0)]).toEqual(["open", "hand.0"]);
    const swaps = choiceOnZone(moves, ["b1r7"], "open");
    if (swaps.ask !== "take" || !("options" in swaps)) throw new Error(String(swaps.ask));
    expect(swaps.options.map(({ value }) => value)).toEqual(["y1g2", null]);
    // An open card is taken by tapping it, before or after the card that is given.
    expect(choiceFor(moves, ["b1r7", "y1g2"])).toEqual({ ask: null, move: moves[2] });
    const choice = choiceFor(moves, ["y1g2"]);
    if (choice.ask !== "cards" || !("options" in choice)) throw new Error(String(choice.ask));
    expect(choice.options.map(({ value }) => value)).toEqual(["b1r7", "b3r9"]);
  });

  test("a move that names a colour and nothing else is a button in that colour", () => {
    const look = { colours: { r: { suit: "red" } } };
    expect(namedColour({ text: "=r", kind: "name", named: { colour: "r" } }, look)).toBe("r");
    expect(namedColour({ text: "bid/3", kind: "bid", named: { bid: 3 } }, look)).toBeNull();
    expect(namedColour(playMove("W", "discard", { colour: "r" }), look)).toBeNull();
  });
});

test("combinations are the moves of several cards, each once, that hold the picked ones", () => {
  const run = (...cards: string[]): Move => ({ text: cards.join("+"), kind: "build", cards });
  const moves = [run("a", "b", "c"), run("c", "b", "a"), run("b", "c", "d"), { text: "x", kind: "swap", cards: ["a"] }];
  expect(combinations(moves, []).length).toBe(2);
  expect(combinations(moves, ["d"]).map(({ text }) => text)).toEqual(["b+c+d"]);
  expect(combinations(moves, ["a", "d"])).toEqual([]);
});
