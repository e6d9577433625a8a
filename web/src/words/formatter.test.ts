import { beforeAll, describe, expect, test } from "vitest";
import { type Game, fold, fromSnapshot, type TableState } from "../scene/fold";
import { NO_LOOK } from "../scene/look";
import { type Lang, LANGS, locale, looks, SAMPLES, sample } from "../testing/samples";
import { parseRule, EventFormatter } from "./formatter";
import { WordsCache, loadLanguage, Words } from "./words";

const ALL = new Map<Lang, Words>();

const fail = (id: string, error: Error): never => {
  throw new Error(`${id}: ${error.message}`);
};

beforeAll(async () => {
  for (const lang of LANGS) ALL.set(lang, new Words(lang, withoutPage(await locale(lang)), fail));
});

/** Remove the messages that only the page has, not the terminal. */
const withoutPage = (source: string): string => source.replace(/^page-.*(\n(?:[ ]+|\}).*)*/gm, "");

/** Return the names of all seats; empty ones are named as in tools/samples.py. */
const names = (state: TableState): string[] => state.people.map(({ name }, seat) => name || `S${seat}`);

const formatters = (state: TableState, you: number | null): [Lang, EventFormatter][] =>
  LANGS.map((lang) => {
    return [lang, new EventFormatter(ALL.get(lang)!, { names: names(state), you, look: state.game!.look })];
  });

test.each(SAMPLES)("%s: every event has the same text as in the terminal", async (name) => {
  const { book, viewers } = await sample(name);
  let said = 0;
  for (const { viewer, snapshot, lines } of viewers) {
    let state = fromSnapshot(snapshot);
    for (const line of lines) {
      state = fold(state, line.news).state;
      if (!state.game) continue;
      expect(state.game.look.book).toBe(book);
      for (const [lang, formatter] of formatters(state, viewer)) {
        for (const [at, event] of (line.news.events ?? []).entries()) {
          const sentence = formatter.formatEvent(event);
          if (sentence !== line.said![at]![lang]) expect(sentence).toBe(line.said![at]![lang]);
          said += 1;
        }
        if (line.asked) expect(formatter.formatTurn(state.game)).toBe(line.asked[lang]);
        for (const refused of line.refused ?? []) expect(formatter.formatRefusal(refused)).toBe(refused.said[lang]);
        if (line.news.seq % 10 > 0) continue;
        for (const move of state.game.moves.slice(0, 20)) expect(formatter.formatMove(move)).toMatch(/\S/);
        for (const zone of Object.values(state.game.zones)) {
          for (const { card } of zone.items) if (card !== null) expect(formatter.card(card)).toMatch(/\S/);
        }
      }
      const entries = state.journal.filter(({ seq }) => seq === line.news.seq);
      const [, formatter] = formatters(state, viewer)[0]!;
      // What several seats did at once is one event for the terminal, and one entry for each seat in the page.
      const split = entries.length !== line.silent?.length;
      if (line.silent && !split) expect(entries.map((entry) => formatter.isSilent(entry))).toEqual(line.silent);
    }
  }
  expect(said).toBeGreaterThan(100);
});

test.each(SAMPLES)("%s: remarks about the setup have the same text as in the terminal", async (name) => {
  const { remarks, viewers } = await sample(name);
  for (const { snapshot } of viewers) {
    const state = fromSnapshot(snapshot);
    expect(state.game).toBeNull();
    for (const lang of LANGS) {
      const formatter = EventFormatter.of(ALL.get(lang)!, state, null);
      expect(state.remarks.map((remark) => formatter.formatRefusal(remark))).toEqual(remarks.map((said) => said[lang]));
    }
  }
});

test("some sample has remarks about its setup", async () => {
  const remarks = await Promise.all(SAMPLES.map(async (name) => (await sample(name)).remarks.length));
  expect(Math.max(...remarks)).toBeGreaterThan(1);
});

test("a rule is found in its book", () => {
  expect(parseRule("some-game.3.2")).toEqual({ number: "3.2", at: "/rules/some-game#some-game.3.2" });
});

test.each(SAMPLES)("%s: the page reports players who come and leave", async (name) => {
  const { viewers } = await sample(name);
  for (const { viewer, snapshot, lines } of viewers) {
    let state = fromSnapshot(snapshot);
    for (const { news } of lines) state = fold(state, news).state;
    const entries = state.journal.filter(
      ({ event, what }) => !event && !["move-made", "chat-sent", "reaction-sent"].includes(what),
    );
    for (const lang of LANGS) {
      const formatter = EventFormatter.of(new Words(lang, await locale(lang), fail), state, viewer);
      for (const entry of entries) expect(formatter.formatEntry(entry)).toMatch(/\.$/);
    }
  }
});

describe("other texts", () => {
  const words = (): Words => ALL.get("en")!;
  const game: Game = {
    game: "uno",
    seats: 3,
    options: {},
    viewer: 0,
    zones: {},
    table: { turn: 1 },
    waiting: [{ seat: 1, what: "play", must: true }],
    moves: [],
    question: {},
    look: NO_LOOK,
    over: false,
    scores: null,
    places: null,
  };
  const names = ["Ada", "Bo", "Cy"];
  let look = NO_LOOK;
  beforeAll(async () => {
    look = (await looks())["uno"]!;
  });
  const formatter = (you: number | null = 0): EventFormatter => new EventFormatter(words(), { names, you, look });

  test("the players whose turn it is", () => {
    expect(formatter().formatTurn(game)).toBe("It is Bo’s turn.");
    expect(formatter(1).formatTurn(game)).toBe("Your turn: play a card, or draw.");
    expect(formatter().formatTurn({ ...game, waiting: [] })).toBe("");
    const several = [1, 2].map((seat) => ({ seat, what: "choose", must: true }));
    expect(formatter().formatTurn({ ...game, waiting: several })).toContain("Bo, Cy");
  });

  test("a tip has a reason", async () => {
    const source = withoutPage(await locale("en"));
    const move = { text: "W=b!", kind: "play", cards: ["W"], to: "discard", named: { colour: "b", call: true } };
    const uno = new EventFormatter(new Words("en", `${source}\npage-named-uno-call = UNO!`, fail), {
      names,
      you: 0,
      look,
    });
    expect(uno.formatTip({ move, place: 1.25, win: 0.5, reason: "reason-only" })).toEqual({
      move,
      label: "wild, blue – UNO!",
      place: "1.3",
      win: "50%",
      reason: "It is your only move.",
    });
    expect(formatter().formatTip({ move: null, place: 2, win: 0, reason: "reason-wait" }).label).toBe("do nothing");
  });

  test("a rule without a message for the case is quoted", () => {
    expect(formatter().formatRefusal({ rule: "new.1.2", facts: {}, text: "Not like that." })).toBe("Not like that.");
    expect(formatter().formatError({ code: "never-heard-of", text: "no" })).toBe("no");
  });

  test("an unknown game uses the shared messages", () => {
    const plain = new EventFormatter(words(), { names: ["Ada"], you: null, look: { ...NO_LOOK, book: "new-game" } });
    expect(plain.formatEvent({ kind: "draw", seat: 0, facts: { count: 2, why: "turn" } })).toBe("Ada draws 2 cards.");
    expect(plain.card("x7")).toBe("x7");
  });
});

describe("which language", () => {
  test.each<[string | null, string[], Lang]>([
    ["fr", ["de-AT"], "fr"],
    [null, ["ja", "hu-HU", "de"], "hu"],
    ["xx", [], "en"],
  ])("%s %s", (kept, wanted, lang) => {
    expect(loadLanguage({ getItem: () => kept }, wanted)).toBe(lang);
  });

  test("a browser without storage is no error", () => {
    const storage = {
      getItem() {
        throw new Error("denied");
      },
    };
    expect(loadLanguage(storage, ["de"])).toBe("de");
  });

  test("a language is loaded once, and again after a failure", async () => {
    let asked = 0;
    const cache = new WordsCache(async () => {
      asked += 1;
      if (asked === 1) throw new Error("away");
      return "hello = Hello";
    });
    await expect(cache.load("en")).rejects.toThrow("away");
    const [first, second] = await Promise.all([cache.load("en"), cache.load("en")]);
    expect([first === second, first.say("hello"), asked]).toEqual([true, "Hello", 2]);
  });

  test("a chapter is loaded once for each language, and again after a failure", async () => {
    const asked: string[] = [];
    const cache = new WordsCache(async (lang, chapter) => {
      asked.push([lang, chapter].join("/"));
      if (asked.length === 2) throw new Error("away");
      return chapter ? `more = ${lang} more` : "hello = Hello";
    });
    const english = await cache.load("en");
    await expect(cache.open("review", english)).rejects.toThrow("away");
    await Promise.all([cache.open("review", english), cache.open("review", english)]);
    const german = await cache.load("de");
    expect([english.say("more"), german.say("more"), await cache.load("en")]).toEqual(["en more", "de more", english]);
    expect(asked).toEqual(["en/", "en/review", "en/review", "de/", "de/review"]);
  });

  test("a missing message is reported, and formatting still returns a text", () => {
    const missing: string[] = [];
    const words = new Words("en", "a = { $x }", (id) => missing.push(id));
    expect([words.say("a"), words.say("b"), missing]).toEqual(["{$x}", "b", ["a", "b"]]);
  });
});
