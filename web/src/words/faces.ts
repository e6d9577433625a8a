// What has to be known of a game to speak of it. The same as `cli/faces` of the terminal, in the parts that are words.

import type { Event } from "../net/wire";
import type { Game } from "../scene/fold";
import { sidesOf } from "../moves";
import type { Facts } from "./words";
import type { Teller } from "./tell";

/** A fact in words, in the forms that sentences need, by the suffix of each: `{"": "red 7", "_the": "the red 7"}`. */
export type Forms = Facts;
export type Told = Record<string, unknown>;
type Form = (teller: Teller, fact: never) => Forms;

/**
 * facts   puts facts into words that are neither plain numbers nor texts
 * told    gives the name of an event and its facts, as its message wants them
 * silent  says which events a journal can leave out, since the table shows them
 * asked   gives the facts of a question
 * card    names a card, or a tile
 */
export interface Face {
  readonly facts: Readonly<Record<string, Form>>;
  readonly told: (event: Event) => [string, Told];
  readonly silent: (viewer: number | null, event: Event) => boolean;
  readonly asked: (game: Game) => Told;
  readonly card: (teller: Teller, card: string) => string;
}

const each = (names: readonly string[], form: Form): Record<string, Form> =>
  Object.fromEntries(names.map((name) => [name, form]));

const suffix = (form: string): string => form.replace(".", "_");

/** A message in several forms: `["", ".the"]`. */
const inForms = (teller: Teller, message: string, forms: readonly string[], facts: Facts): Forms =>
  Object.fromEntries(forms.map((form) => [suffix(form), teller.words.say(message + form, facts)]));

/** The name of an event; why it happened is the second part of the name, as in draw-deal. */
function plainly(event: Event): [string, Told] {
  const facts = event.facts ?? {};
  if (event.kind === "sheet") return ["sheet", { number: listOf(event.now?.["sheet"]).length + 1 }];
  return ["why" in facts ? `${event.kind}-${String(facts["why"])}` : event.kind, facts];
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Leave the deal, the turns and the result to the table. */
const usual = (_: number | null, event: Event): boolean =>
  ["setup", "turn", "score", "sheet", "end"].includes(event.kind) || event.facts?.["why"] === "deal";

const openFacts = (game: Game): Told =>
  Object.fromEntries(Object.entries(game.table).filter(([, fact]) => fact !== null));

/** A seat by who it is to the viewer, and its name. */
export const who = (teller: Teller, seat: number, prefix = "_"): Forms => ({
  [`${prefix}who`]: seat === teller.you ? "you" : "other",
  [`${prefix}name`]: teller.names[seat] ?? "",
});
const aSeat: Form = (teller, seat: number) => who(teller, seat);

const totals: Form = (teller, points: number[]) => ({
  "": points.map((total, seat) => `${teller.name(seat)} ${total}`).join(", "),
});

const seen = (event: Event, shift: number): string[] | undefined => event.shifts?.[shift]?.cards;

// --- colours

const USUAL: Readonly<Record<string, string>> = {
  r: "red",
  y: "yellow",
  g: "green",
  b: "blue",
  o: "orange",
  p: "purple",
};
const COLOUR_FORMS = ["", ".the", ".some", ".for"];

/** A colour as messages want it. The box of a table may have other ones than usual, and says their names. */
export function colourFacts(letter: string, options: Readonly<Record<string, unknown>>): Facts {
  const box = options["box"] as { colours?: { letter: string; name: string }[] } | undefined;
  const named = box?.colours?.find((colour) => colour.letter === letter)?.name;
  if (letter in USUAL && (named === undefined || named === USUAL[letter])) return { colour: letter };
  return { colour: "other", named: named ?? letter };
}

const colour: Form = (teller, letter: string) =>
  inForms(teller, "colour", COLOUR_FORMS, colourFacts(letter, teller.options));

const colourName = (teller: Teller, letter: string): string =>
  teller.words.say("colour", colourFacts(letter, teller.options));

// --- UNO

const KINDS: Readonly<Record<string, string>> = { "+2": "two", R: "reverse", S: "skip", W: "wild", "W+4": "four" };

function unoFacts(card: string): Facts {
  const rank = card in KINDS ? card : card.slice(1);
  const kind = KINDS[rank] ?? "number";
  return { colour: card[0] ?? "", kind, number: kind === "number" ? Number(rank) : 0 };
}

const unoCard = (teller: Teller, card: string): string => teller.words.say("card-uno", unoFacts(card));

const uno: Face = {
  facts: {
    ...each(["card", "top", "drawn"], (teller, card: string) =>
      inForms(teller, "card-uno", ["", ".the", ".on"], unoFacts(card)),
    ),
    ...each(["turn", "caught", "challenged", "forgot", "laid_by"], aSeat),
    colour,
    draws: (teller, draws: [number, string][]) => ({
      "": draws
        .map(([seat, card]) =>
          teller.words.say("draws-entry", { name: teller.name(seat), card: unoCard(teller, card) }),
        )
        .join(", "),
    }),
    totals,
  },
  told(event) {
    const [name, facts] = plainly(event);
    if (name === "play" && "colour" in facts) return ["play-wild", facts];
    if (name === "challenge") return [facts["guilty"] ? "challenge-guilty" : "challenge-innocent", facts];
    return [name, facts];
  },
  silent: usual,
  asked: openFacts,
  card: unoCard,
};

// --- Ex & Hop

const tileName = (tile: string): string => tile.replace("-", "−");

const numberFacts = (teller: Teller, card: string): Facts => ({
  ...colourFacts(card[0] ?? "", teller.options),
  number: Number(card.slice(1)),
});

interface Offer {
  seat: number;
  gives: string;
  wants: string;
}

const prefixed = (prefix: string, forms: Forms): Forms =>
  Object.fromEntries(Object.entries(forms).map(([form, said]) => [prefix + form, said]));

const exHop: Face = {
  facts: {
    ...each(["card", "given", "got"], (teller, card: string) =>
      inForms(teller, "card-number", ["", ".the"], numberFacts(teller, card)),
    ),
    ...each(["turn", "seat", "with"], aSeat),
    ...each(["gives", "wants"], colour),
    tile: (_, tile: string) => ({ "": tileName(tile) }),
    colours: (teller, letters: string[]) => ({
      "": letters.map((letter, seat) => `${teller.name(seat)} ${colourName(teller, letter)}`).join(", "),
    }),
    sums: (teller, sums: Record<string, number>) => ({
      "": Object.entries(sums)
        .sort(([, a], [, b]) => b - a)
        .map(([letter, total]) => `${colourName(teller, letter)} ${total}`)
        .join(", "),
    }),
    offer: (teller, offer: Offer) => ({
      ...who(teller, offer.seat),
      ...prefixed("_gives", colour(teller, offer.gives as never)),
      ...prefixed("_wants", colour(teller, offer.wants as never)),
    }),
  },
  /** Those who see the cards of an offer, an answer or a swap are told them. */
  told(event) {
    const [name, facts] = plainly(event);
    if (name === "offer" && "card" in facts) return ["offer-card", facts];
    if (name === "answer" && "answer" in facts) {
      return facts["answer"] === "decline" ? ["answer-decline", {}] : ["answer-card", { card: facts["answer"] }];
    }
    if (name === "swap" && seen(event, 0)) {
      return ["swap-cards", { ...facts, given: seen(event, 0)?.[0], got: seen(event, 1)?.[0] }];
    }
    return [name, facts];
  },
  silent: (viewer, event) =>
    usual(viewer, event) || ["tile", "answer"].includes(event.kind) || (event.kind === "draw" && event.seat !== viewer),
  asked: openFacts,
  card: (teller, card) =>
    /^[+-]/.test(card) ? tileName(card) : teller.words.say("card-number", numberFacts(teller, card)),
};

// --- Raise

const SYMBOLS: Readonly<Record<string, string>> = { b: "bell", h: "hourglass", c: "cloud", g: "gear", d: "diamond" };
const SIDES = [...Object.values(SYMBOLS), "blank"];

/** Victory points that belong to the notation of a card stay a notation. */
function raiseCard(teller: Teller, card: string, form = ""): string {
  const [name = "", points] = card.split("*");
  const facts = { symbol: SYMBOLS[name[0] ?? ""] ?? "blank", number: Number(name.slice(1)) };
  return teller.words.say(`card-raise${form}`, facts) + (points === undefined ? "" : ` *${points}`);
}

/** How many dice show each face, the most first and blanks last. */
function bySymbol(dice: readonly string[]): [string, number][] {
  const counts = SIDES.map((face): [string, number] => [face, dice.filter((die) => die === face).length]);
  return counts
    .filter(([, count]) => count > 0)
    .sort(([a, m], [b, n]) => Number(a === "blank") - Number(b === "blank") || n - m);
}

interface Stack {
  field: number;
  seats: number[];
}

const raise: Face = {
  facts: {
    card: (teller, card: string) => ({ "": raiseCard(teller, card), _the: raiseCard(teller, card, ".the") }),
    turn: aSeat,
    dice: (teller, dice: string[]) => ({
      "": bySymbol(dice)
        .map(([symbol, count]) => teller.words.say("dice-raise", { symbol, count }))
        .join(", "),
    }),
    plays: (teller, plays: [number, string, number][]) => ({
      "": plays
        .map(([seat, card, worth]) =>
          teller.words.say("plays-entry", { name: teller.name(seat), card: raiseCard(teller, card), worth }),
        )
        .join(", "),
    }),
    /** The stones that a stone came to lie on. */
    on: (teller, seats: number[]) => ({
      "": [...seats]
        .reverse()
        .map((seat) => teller.name(seat))
        .join(", "),
      _any: seats.length > 0 ? "yes" : "no",
    }),
  },
  told: plainly,
  silent: (viewer, event) =>
    usual(viewer, event) || event.kind === "choose" || (event.kind === "draw" && event.seat !== viewer),
  /** What the stone on turn still needs to get ahead (4.2). */
  asked(game) {
    const facts = openFacts(game);
    if (!("ahead_of" in facts)) return facts;
    const stack = (facts["track"] as Stack[]).find(({ seats }) => seats.includes(facts["turn"] as number));
    const need = (facts["ahead_of"] as number) + 1 - (stack?.field ?? 0) - (facts["raised"] as number);
    return { ...facts, need };
  },
  card: (teller, card) => (/^\d+$/.test(card) ? card : raiseCard(teller, card)),
};

// --- XXL

const GAMES: Readonly<Record<string, string>> = {
  "1": "xxl-rauf-runter",
  "2": "xxl-drunter-bleiben",
  "3": "xxl-verweigern",
  "4": "xxl-strassenbau",
  "5": "xxl-reihe",
  "6": "xxl-farbe",
  "6+": "xxl-farbe-plus",
};
const FAMILIES: readonly [string, Family][] = [
  ["pile.1", "piles"],
  ["discard", "discard"],
  ["run.r", "runs"],
  ["trick", "tricks"],
  ["open", "streets"],
];
export type Family = "piles" | "discard" | "runs" | "tricks" | "streets";

/** Which game of XXL lies there is seen from its zones: in a series the games change. */
export const familyOf = (zones: Readonly<Record<string, unknown>>): Family | null =>
  FAMILIES.find(([zone]) => zone in zones)?.[1] ?? null;

/** A game of a series by its printed number, without the name of the box. */
export const gameTitle = (teller: Teller, number: string): string =>
  teller.words.say(`game-${GAMES[number] ?? number}`).replace(/^XXL /, "");

const numberWords = (teller: Teller, side: string): string =>
  teller.words.say("number-xxl", { colour: side[0] ?? "", number: Number(side.slice(1)) });

/** A card by both of its numbers; of one that is covered there may be only one in sight. */
const xxlCard = (teller: Teller, card: string): string =>
  (sidesOf(card) ?? [card]).map((side) => numberWords(teller, side)).join(" / ");

const shownColours = (card: string): string[] => (sidesOf(card) ?? []).map((side) => side[0] ?? "");

/** 7.2: what shows trump follows trump alone. */
function follows(card: string, wanted: readonly string[], trump: unknown): boolean {
  const letters = shownColours(card);
  return (letters.includes(trump as string) ? [trump as string] : letters).some((letter) => wanted.includes(letter));
}

const xxl: Face = {
  facts: {
    ...each(["card", "top", "drawn", "gave", "took"], (teller, card: string) => {
      const said = xxlCard(teller, card);
      const first = numberWords(teller, sidesOf(card)?.[0] ?? "");
      return { "": said, _the: teller.words.say("card-xxl.the", { card: said }), _first: first };
    }),
    ...each(["colour", "trump"], colour),
    /** Colours of which one is asked for. */
    colours: (teller, letters: string[]) => {
      const said = letters.map((letter) => colour(teller, letter as never));
      return Object.fromEntries(
        COLOUR_FORMS.map(suffix).map((form) => [form, said.map((one) => String(one[form])).join(" / ")]),
      );
    },
    /** Where a card is laid, as part of a sentence. */
    on: (teller, zone: string) => {
      const [place = "", which = ""] = zone.split(".");
      const number = /^\d+$/.test(which) ? Number(which) : 0;
      return { "": teller.words.say("place-xxl", { place, number, colour: /^[rgby]$/.test(which) ? which : "r" }) };
    },
    turn: aSeat,
    totals,
    game: (teller, number: string) => ({ "": gameTitle(teller, number) }),
  },
  told(event) {
    const [name, facts] = plainly(event);
    if (name === "play" && "colour" in facts) return ["play-named", facts];
    if (name === "aside" && "card" in facts) return [facts["card"] === null ? "aside-none" : "aside-card", facts];
    if (name === "sheet") {
      const games = listOf(event.now?.["games"]);
      return [name, { ...facts, game: games[(facts["number"] as number) - 1], of: games.length }];
    }
    return [name, facts];
  },
  silent: (viewer, event) => {
    const refilled = event.kind === "draw" && event.facts?.["why"] !== "turn";
    return usual(viewer, event) || (event.seat !== viewer && (refilled || ["keep", "aside"].includes(event.kind)));
  },
  /** What is asked differs by the game, and by what the hand allows. */
  asked({ table, zones, moves, viewer }) {
    const family = familyOf(zones);
    if (family === "streets") return { table: "street" };
    if (family !== "tricks") return { table: moves.includes("draw") ? "draw" : "lay" };
    const plays = listOf(table["plays"]) as [number, string][];
    if (!plays[0]) return { table: "half" in table ? "name" : "lead" };
    const wanted = table["colour"] ? [table["colour"] as string] : shownColours(plays[0][1]);
    const hand = zones[`hand.${viewer}`]?.items ?? [];
    const can = hand.some(({ card }) => card !== null && follows(card, wanted, table["trump"]));
    return { table: (can ? "follow" : "throw") + (moves.includes("pass") ? "-pass" : ""), colours: wanted };
  },
  card: xxlCard,
};

export const FACES: Readonly<Record<string, Face>> = { uno, "ex-hop": exHop, raise, xxl };

/** A game that nobody has told us of: its facts are said as they are. */
export const PLAIN: Face = { facts: {}, told: plainly, silent: usual, asked: openFacts, card: (_, card) => card };

/** The rulebook of a game, by which its messages are called. */
export const bookOf = (game: string): string =>
  Object.keys(FACES).find((book) => game === book || game.startsWith(`${book}-`)) ?? game;

/** A rule such as `ex-hop.3.2`: its number in its book, and where one reads it. */
export function ruleOf(rule: string): { number: string; at: string } {
  const book = rule.replace(/\.[\d.]+$/, "");
  return { number: rule.slice(book.length + 1), at: `/rules/${book}#${rule}` };
}
