// Games unknown to the page: rules, messages and a look are enough to play them.

import { render } from "svelte/server";
import { beforeAll, describe, expect, test } from "vitest";
import { app } from "../app/app.svelte";
import type { GameLook } from "../net/messages";
import { type Game, gameFromView, type TableState } from "../scene/fold";
import { NO_LOOK } from "../scene/look";
import { cardlessMoves, choiceFor, type Move, movesByCard, movesByZone } from "../scene/moves";
import { type Lang, LANGS, locale } from "../testing/samples";
import { EventFormatter } from "../words/formatter";
import { Words } from "../words/words";
import { moveLabel, listReplies, replyLabel, questionTitle, buttonLabel } from "./labels";
import LastTrick from "./LastTrick.svelte";
import type { TableView } from "./tableView";
import Middle from "./Middle.svelte";
import OwnZones from "./OwnZones.svelte";
import Score from "./Score.svelte";
import Seat from "./Seat.svelte";

const OWN_WORDS = `
card-french = { $text } of { colour }
    .the = the { card-french }
event-mau-play = { $who ->
    [you] You play { $card_the }.
   *[other] { $name } plays { $card_the }.
}
event-mau-play-suit = { $name } plays { $card_the } and wants { $suit }.
ask-mau-play = Play a card on { $top_the }, or draw.
ask-tricks-bid = Bid, or pass.
refuse-mau-3-1 = { $card } does not fit on { $top }.
move-bid = bid
move-double = double it
`;
const SUITS: Record<string, string> = { r: "red", o: "orange", g: "green", b: "blue" };
const LOOK: GameLook = {
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
const playMove = (card: string, to: string, named?: Move["named"]): Move => ({
  text: card + JSON.stringify(named ?? ""),
  kind: "play",
  cards: [card],
  to,
  ...(named && { named }),
});

const base = { seats: 2, options: {}, viewer: 0, over: false, scores: null, places: null, question: {} };

const mau = gameFromView({
  ...base,
  game: "newcomer",
  zones: {
    stock: zone("pile", null, "nothing", [], 20),
    discard: zone("pile", null, "top", ["r7"]),
    "hand.0": zone("hand", 0, "owner", ["r10", "gJ", "bA"]),
    "hand.1": zone("hand", 1, "owner", [], 4),
  },
  table: { turn: 0, top: "r7" },
  waiting: [{ seat: 0, what: "play", must: true }],
  moves: [
    playMove("r10", "discard"),
    ...Object.keys(SUITS).map((suit) => playMove("gJ", "discard", { suit })),
    { text: "draw", kind: "draw", at: ["stock"] },
  ],
  look: LOOK,
});

const tricks = gameFromView({
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

function viewOf(game: Game): TableView {
  const people = ["Ada", "Bo"].map((name) => ({ kind: "person" as const, name }));
  const state = {
    ...{ game, people, setup: { game: game.game, seats: 2 }, journal: [], remarks: [], clock: [], phase: "playing" },
  } as unknown as TableState;
  const formatter = EventFormatter.of(app.words!, state, 0);
  return {
    state,
    game,
    formatter,
    seat: 0,
    connected: new Set([0, 1]),
    warnedSeat: null,
    now: () => 0,
    moves: game.moves,
  };
}

beforeAll(async () => {
  app.words = new Words("en", (await locale("en")) + OWN_WORDS, (id, error) => {
    throw new Error(`${id}: ${error.message}`);
  });
});

describe("a shedding game with stock, discard and hands", () => {
  test("is drawn", () => {
    const table = viewOf(mau);
    const html = render(Middle, { props: { view: table } }).body;
    expect(html).toContain('data-zone="stock"');
    expect(html).toContain('data-zone="discard"');
    expect(html).toContain('aria-label="7 of red"');
    expect(html).not.toMatch(/undefined|NaN/);
    for (const Part of [Score, OwnZones])
      expect(render(Part, { props: { view: table } }).body).not.toMatch(/undefined|NaN/);
    expect(render(Seat, { props: { view: table, seat: 1, form: "flat" } }).body).toContain("Bo");
  });

  test("has texts for its events", () => {
    const { formatter } = viewOf(mau);
    expect(formatter!.formatTurn(mau)).toBe("Play a card on the 7 of red, or draw.");
    expect(formatter!.formatEvent({ kind: "play", seat: 0, facts: { card: "bA" } })).toBe("You play the A of blue.");
    const wish = { kind: "play", seat: 1, facts: { card: "gJ", suit: "o" } };
    expect(formatter!.formatEvent(wish)).toBe("Bo plays the J of green and wants orange.");
    expect(formatter!.formatRefusal({ rule: "mau.3.1", facts: { card: "bA", top: "r7" } })).toBe(
      "A of blue does not fit on 7 of red.",
    );
  });

  test("is played: cards, a suit that is asked for, and the stock", () => {
    const { formatter } = viewOf(mau);
    expect([...movesByCard(mau.moves).keys()]).toEqual(["r10", "gJ"]);
    expect(movesByZone(mau.moves).get("stock")?.text).toBe("draw");
    expect(moveLabel(formatter!, mau.moves[0]!)).toBe("Play 10 of red");
    const choice = choiceFor(mau.moves, ["gJ"]);
    expect(choice.ask).toBe("suit");
    expect(questionTitle(formatter!, "suit")).toMatch(/\S/);
    expect(listReplies(choice).map((reply) => replyLabel(formatter!, reply))).toEqual([
      "Red",
      "Orange",
      "Green",
      "Blue",
    ]);
  });
});

describe("a trick-taking game with bids", () => {
  test("is drawn", () => {
    const table = viewOf(tricks);
    const html = render(Middle, { props: { view: table } }).body;
    expect(html).toContain('data-zone="trick"');
    expect(html).toContain('aria-label="A of red"');
    expect(html).toContain("ahead");
    expect(html).not.toMatch(/undefined|NaN/);
    expect(render(LastTrick, { props: { view: table } }).body).toContain("Last trick, to Bo");
    expect(render(Seat, { props: { view: table, seat: 1, form: "upright" } }).body).toContain("2 won");
  });

  test("has a button for every move without a card", () => {
    const { formatter } = viewOf(tricks);
    expect(cardlessMoves(tricks.moves).map((move) => buttonLabel(formatter!, move))).toEqual([
      "Bid 1",
      "Bid 2",
      "Bid 3",
      "Pass",
      "Double it",
      "What/9",
    ]);
    expect(formatter!.formatTurn(tricks)).toBe("Bid, or pass.");
  });
});

describe("a game of the kit that brings no words", () => {
  const SUITED = { c: "clubs", s: "spades", h: "hearts", d: "diamonds" };
  const cards = Object.entries(SUITED).flatMap(([colour, suit]) =>
    [7, 10, "J", "Q", "K", "A"].map((text): [string, GameLook["cards"][string]] => [
      colour + text,
      { draw: "suited", say: "card-suited", colour, suit, text, number: typeof text === "number" ? text : 11 },
    ]),
  );
  const look: GameLook = {
    ...{ ...NO_LOOK, book: "bare" },
    cards: {
      ...Object.fromEntries(cards),
      X: { draw: "suited", say: "card-joker", suit: "wild", text: "X" },
      odd: { draw: "plain" },
    },
    colours: Object.fromEntries(Object.entries(SUITED).map(([letter, suit]) => [letter, { suit }])),
    facts: {
      ...{
        card: "card",
        top: "card",
        drawn: "card",
        turn: "seat",
        suit: "colour",
        colour: "colour",
        colours: "either",
      },
      ...{ on: { zone: "place" }, totals: "totals" },
    },
  };
  const formatters = new Map<Lang, EventFormatter>();
  const troubles: string[] = [];
  beforeAll(async () => {
    for (const lang of LANGS) {
      const words = new Words(lang, await locale(lang), (id) => troubles.push(id));
      formatters.set(lang, new EventFormatter(words, { names: ["Ada", "Bo"], you: 0, look }));
    }
  });
  const inAll = (say: (formatter: EventFormatter) => string): string[] =>
    LANGS.map((lang) => say(formatters.get(lang)!));

  test("names its cards", () => {
    expect(inAll((formatter) => formatter.card("hJ"))).toEqual([
      "Herz-Bube",
      "jack of hearts",
      "valet de cœur",
      "kőr bubi",
    ]);
    expect(inAll((formatter) => formatter.card("s10"))).toEqual(["Pik 10", "ten of spades", "10 de pique", "pikk 10"]);
    expect(inAll((formatter) => formatter.card("X"))).toEqual(["Joker", "joker", "joker", "dzsóker"]);
    expect(inAll((formatter) => formatter.card("odd"))).toEqual(["odd", "odd", "odd", "odd"]);
  });

  test("has texts in four languages", () => {
    const wish = { kind: "play", seat: 1, facts: { card: "hJ", suit: "s", on: "discard" } };
    expect(inAll((formatter) => formatter.formatEvent(wish))).toEqual([
      "Bo legt den Herz-Buben und wünscht sich Pik.",
      "Bo plays the jack of hearts and chooses spades.",
      "Bo pose le valet de cœur et demande du pique.",
      "Bo leteszi a kőr bubit, és pikket kér.",
    ]);
    expect(
      inAll((formatter) => formatter.formatEvent({ kind: "play", seat: 0, facts: { card: "odd", on: "discard" } })),
    ).toEqual(["Du legst die Karte odd.", "You play the odd.", "Vous posez la carte odd.", "Leteszed a(z) odd lapot."]);
    const { formatter } = { formatter: formatters.get("en")! };
    const asked = (question: Game["question"]): string => formatter.formatQuestion("play", { table: {}, question });
    expect(asked({ table: "follow", colours: ["h"] })).toBe("Your turn: follow with hearts.");
    expect(asked({})).toBe("It is your turn.");
    expect(formatter.formatQuestion("bid", { table: {}, question: {} })).toBe("It is your turn.");
    expect(troubles).toEqual([]);
  });

  test("is refused by its reason, or by the rule", () => {
    const formatter = formatters.get("en")!;
    const refused = (facts: Record<string, unknown>): string =>
      formatter.formatRefusal({ rule: "bare.1.2", facts, text: "The rule." });
    expect(refused({ why: "fit", card: "h7", top: "sK" })).toBe(
      "You cannot play the seven of hearts on the king of spades: it does not fit.",
    );
    expect(refused({ turn: 1 })).toBe("It is not your turn: Bo is next.");
    expect(refused({ why: "over" })).toBe("The game is over.");
    expect([refused({ why: "strange" }), refused({ card: "h7" }), refused({})]).toEqual(Array(3).fill("The rule."));
    expect(troubles).toEqual([]);
    expect(refused({ why: "fit" })).toBe("The rule.");
    expect(troubles.splice(0)).toContain("refuse-fit");
  });

  test("returns no text for events without messages", () => {
    const formatter = formatters.get("en")!;
    expect(formatter.formatEvent({ kind: "explode", seat: 1, facts: { pieces: 3 } })).toBe("");
    expect(formatter.formatEvent({ kind: "play", seat: 1, facts: {} })).toBe("");
    expect(troubles.splice(0).length).toBeGreaterThan(0);
    for (const strange of [-7, "?", [], ["x", 2], {}, true, null]) {
      const facts = Object.fromEntries(Object.keys(look.facts).map((name) => [name, strange]));
      for (const kind of ["play", "trick"])
        expect(typeof formatter.formatEvent({ kind, seat: 0, facts })).toBe("string");
    }
    troubles.splice(0);
    expect(formatter.formatTip({ move: null, place: 1, win: 1, reason: "reason-never" }).reason).toBe("");
  });

  test("is drawn with signs, and asks for a suit", () => {
    const bare = gameFromView({
      ...{ ...base, game: "bare", look, waiting: [], moves: [], table: { turn: 0, suit: "h" } },
      zones: { discard: zone("pile", null, "top", ["h7"]), "hand.0": zone("hand", 0, "owner", ["hJ"]) },
    });
    const html = render(Middle, { props: { view: viewOf(bare) } }).body;
    expect(html).toContain("s-hearts");
    expect(html).toContain('aria-label="seven of hearts"');
    expect(html).toContain("suit: hearts");
    expect(questionTitle(formatters.get("en")!, "suit")).toBe("Which suit?");
    expect(moveLabel(formatters.get("en")!, playMove("hJ", "discard", { suit: "s" }))).toBe("Play jack of hearts");
  });

  test("uses its own messages first", async () => {
    const source = `${await locale("en")}\nevent-bare-play = Bam.\nrefuse-bare-1-2 = No.\n`;
    const formatter = new EventFormatter(new Words("en", source), { names: ["Ada", "Bo"], you: 0, look });
    expect(formatter.formatEvent({ kind: "play", seat: 0, facts: { card: "hJ", suit: "s" } })).toBe("Bam.");
    expect(formatter.formatRefusal({ rule: "bare.1.2", facts: { why: "fit", card: "h7", top: "sK" } })).toBe("No.");
  });
});

test("a game without any look is drawn as it is written", () => {
  const bare = { ...mau, look: NO_LOOK };
  const html = render(Middle, { props: { view: viewOf(bare) } }).body;
  expect(html).toContain(">r7<");
});
