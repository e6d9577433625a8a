// Games that nobody has prepared anything for: with rules, words and the look of their cards they can be played.

import { render } from "svelte/server";
import { beforeAll, describe, expect, test } from "vitest";
import { house } from "./app/house.svelte";
import { buttons, choose, type Move, playable, sources } from "./moves";
import type { Look } from "./net/wire";
import { type Game, gameOf, type TableState } from "./scene/fold";
import { deedOf, replies, replyOf, titleOf, wordOf } from "./table/deed";
import type { Lying } from "./table/lying";
import Last from "./table/Last.svelte";
import Middle from "./table/Middle.svelte";
import Own from "./table/Own.svelte";
import Score from "./table/Score.svelte";
import Seat from "./table/Seat.svelte";
import { locale } from "./testing/samples";
import { NO_LOOK } from "./words/facts";
import { Teller } from "./words/tell";
import { Words } from "./words/words";

const OWN_WORDS = `
card-french = { $text } of { colour }
    .the = the { card-french }
event-mau-lay = { $who ->
    [you] You play { $card_the }.
   *[other] { $name } plays { $card_the }.
}
event-mau-lay-suit = { $name } plays { $card_the } and wants { $suit }.
ask-mau-play = Play a card on { $top_the }, or draw.
ask-tricks-bid = Bid, or pass.
refuse-mau-3-1 = { $card } does not fit on { $top }.
move-bid = bid
move-double = double it
`;
const SUITS: Record<string, string> = { r: "red", o: "orange", g: "green", b: "blue" };
const LOOK: Look = {
  ...NO_LOOK,
  book: "mau",
  cards: Object.fromEntries(
    Object.entries(SUITS).flatMap(([colour, suit]) =>
      ["7", "10", "J", "A"].map((text) => [
        colour + text,
        { draw: "hem", say: "card-french", colour, suit, text, number: 0 },
      ]),
    ),
  ),
  colours: Object.fromEntries(Object.entries(SUITS).map(([letter, suit]) => [letter, { suit }])),
  facts: { card: "card", top: "card", suit: "colour" },
};

const zone = (
  kind: string,
  seat: number | null,
  shows: "nothing" | "top" | "owner" | "all",
  cards: string[],
  count = 0,
) => ({
  ...{ kind, seat, shows, cards },
  count: count || cards.length,
  ids: cards.map((card, at) => `${kind}${seat}${card}${at}`),
});
const lay = (card: string, to: string, named?: Move["named"]): Move => ({
  text: card + JSON.stringify(named ?? ""),
  kind: "lay",
  cards: [card],
  to,
  ...(named && { named }),
});

const base = { seats: 2, options: {}, viewer: 0, over: false, scores: null, places: null, question: {} };

const mau = gameOf({
  ...base,
  game: "mau-mau",
  zones: {
    stock: zone("pile", null, "nothing", [], 20),
    discard: zone("pile", null, "top", ["r7"]),
    "hand.0": zone("hand", 0, "owner", ["r10", "gJ", "bA"]),
    "hand.1": zone("hand", 1, "owner", [], 4),
  },
  table: { turn: 0, top: "r7" },
  waiting: [{ seat: 0, what: "play", must: true }],
  moves: [
    lay("r10", "discard"),
    ...Object.keys(SUITS).map((suit) => lay("gJ", "discard", { suit })),
    { text: "draw", kind: "draw", at: ["stock"] },
  ],
  look: LOOK,
});

const tricks = gameOf({
  ...base,
  game: "plain-tricks",
  zones: {
    trick: zone("trick", null, "all", ["rA"]),
    "hand.0": zone("hand", 0, "owner", ["r10", "gJ"]),
    "hand.1": zone("hand", 1, "owner", [], 1),
    "won.0": zone("pile", 0, "nothing", [], 4),
    "won.1": zone("pile", 1, "nothing", [], 2),
  },
  table: {
    turn: 0,
    leader: 1,
    plays: [[1, "rA"]],
    ahead: 1,
    last: {
      plays: [
        [0, "b7"],
        [1, "b10"],
      ],
      colour: null,
      winner: 1,
    },
  },
  waiting: [{ seat: 0, what: "bid", must: true }],
  moves: [
    ...[1, 2, 3].map((bid): Move => ({ text: `bid/${bid}`, kind: "bid", named: { bid } })),
    { text: "pass", kind: "pass" },
    { text: "double", kind: "double" },
    { text: "what/9", kind: "what/9" },
  ],
  look: { ...LOOK, book: "tricks" },
});

function lying(game: Game): Lying {
  const people = ["Ada", "Bo"].map((name) => ({ kind: "person" as const, name }));
  const state = {
    ...{ game, people, setup: { game: game.game, seats: 2 }, journal: [], remarks: [], clock: [], phase: "playing" },
  } as unknown as TableState;
  const teller = Teller.of(house.words!, state, 0);
  return { state, game, teller, seat: 0, here: new Set([0, 1]), hurried: null, now: () => 0, moves: game.moves };
}

beforeAll(async () => {
  house.words = new Words("en", (await locale("en")) + OWN_WORDS, (id, error) => {
    throw new Error(`${id}: ${error.message}`);
  });
});

describe("a shedding game with stock, discard and hands", () => {
  test("is drawn", () => {
    const table = lying(mau);
    const html = render(Middle, { props: { lying: table } }).body;
    expect(html).toContain('data-zone="stock"');
    expect(html).toContain('data-zone="discard"');
    expect(html).toContain('aria-label="7 of red"');
    expect(html).not.toMatch(/undefined|NaN/);
    for (const Part of [Score, Own])
      expect(render(Part, { props: { lying: table } }).body).not.toMatch(/undefined|NaN/);
    expect(render(Seat, { props: { lying: table, seat: 1, form: "flat" } }).body).toContain("Bo");
  });

  test("is told", () => {
    const { teller } = lying(mau);
    expect(teller!.turn(mau)).toBe("Play a card on the 7 of red, or draw.");
    expect(teller!.event({ kind: "lay", seat: 0, facts: { card: "bA" } })).toBe("You play the A of blue.");
    const wish = { kind: "lay", seat: 1, facts: { card: "gJ", suit: "o" } };
    expect(teller!.event(wish)).toBe("Bo plays the J of green and wants orange.");
    expect(teller!.refusal({ rule: "mau.3.1", facts: { card: "bA", top: "r7" } })).toBe(
      "A of blue does not fit on 7 of red.",
    );
  });

  test("is played: cards, a suit that is asked for, and the stock", () => {
    const { teller } = lying(mau);
    expect([...playable(mau.moves).keys()]).toEqual(["r10", "gJ"]);
    expect(sources(mau.moves).get("stock")?.text).toBe("draw");
    expect(deedOf(teller!, mau.moves[0]!)).toBe("Lay 10 of red");
    const choice = choose(mau.moves, ["gJ"]);
    expect(choice.ask).toBe("suit");
    expect(titleOf(teller!, "suit")).toMatch(/\S/);
    expect(replies(choice).map((reply) => replyOf(teller!, reply))).toEqual(["Red", "Orange", "Green", "Blue"]);
  });
});

describe("a trick-taking game with bids", () => {
  test("is drawn", () => {
    const table = lying(tricks);
    const html = render(Middle, { props: { lying: table } }).body;
    expect(html).toContain('data-zone="trick"');
    expect(html).toContain('aria-label="A of red"');
    expect(html).toContain("ahead");
    expect(html).not.toMatch(/undefined|NaN/);
    expect(render(Last, { props: { lying: table } }).body).toContain("Last trick, to Bo");
    expect(render(Seat, { props: { lying: table, seat: 1, form: "upright" } }).body).toContain("2 won");
  });

  test("has a button for every move without a card", () => {
    const { teller } = lying(tricks);
    expect(buttons(tricks.moves).map((move) => wordOf(teller!, move))).toEqual([
      "Bid 1",
      "Bid 2",
      "Bid 3",
      "Pass",
      "Double it",
      "What/9",
    ]);
    expect(teller!.turn(tricks)).toBe("Bid, or pass.");
  });
});

test("a game without any look is drawn as it is written", () => {
  const bare = { ...mau, look: NO_LOOK };
  const html = render(Middle, { props: { lying: lying(bare) } }).body;
  expect(html).toContain(">r7<");
});
