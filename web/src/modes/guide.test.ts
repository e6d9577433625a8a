import { describe, expect, test } from "vitest";
import type { Lesson, LessonBook } from "../net/lessons";
import { fold, fromSnapshot } from "../scene/fold";
import { guidedGames, LANGS, lessons, locale, NAMES, sample } from "../testing/samples";
import { Words } from "../words/words";
import { conditionsHold, Guide, lessonsAt, type Moment, momentOf, type Progress, zonesOf } from "./guide";

const books = await Promise.all(
  Object.entries(await lessons()).map(async ([book, all]) => [book, all, await collect(book, all)] as const),
);

describe.each(books)("the lessons of %s", (book, all, { fired, pointed, zones }) => {
  const every = all.chapters.flatMap((chapter) => chapter.lessons);

  test("each has words in every language", async () => {
    for (const lang of LANGS) {
      const words = new Words(lang, await locale(lang), fail);
      for (const lesson of every) expect(words.say(lesson.say, { colour: "r" })).toMatch(/[.!?…]$/);
    }
  });

  test("each comes up in some game", () => {
    expect(every.map(({ say }) => say).filter((text) => !fired.has(text))).toEqual(NEVER[book] ?? []);
  });

  test("they point at zones that are there", () => {
    expect([...pointed].filter((zone) => !zones.has(zone) && !DRAWN.has(zone))).toEqual([]);
  });
});

describe("a guided game", async () => {
  const guided = await guidedGames();
  const byBook = await lessons();

  test("there is one for every game with a tile", () => {
    expect(new Set(guided.map(({ game }) => game)).size).toBeGreaterThanOrEqual(10);
  });

  test.each(guided.map((one) => [one.game, one.learner, one] as const))(
    "%s leads a learner (%s) through all its steps",
    (_, __, { book, snapshot, news }) => {
      const guide = new Guide(byBook[book]!);
      const progress: Progress[] = [];
      let state = fromSnapshot(snapshot);
      for (const line of news) {
        state = fold(state, line).state;
        const moment = momentOf(state, 0, line.seq - 1);
        if (!moment) continue;
        for (
          let lesson = guide.update(moment);
          lesson;
          lesson = guide.update({ ...moment, moved: false, events: [] })
        ) {
          const step = guide.progress(moment);
          if (step) progress.push(step);
          expect(step === null).toBe(lesson.extra === true);
          guide.dismiss();
        }
      }
      const last = progress.at(-1)!;
      expect(progress.map(({ at }) => at)).toEqual(Array.from({ length: last.of }, (_, at) => at + 1));
    },
  );
});

/** Zones that are drawn without cards. */
const DRAWN = new Set(["dice", "track"]);
/** Lessons that no sample game triggers; both depend on a distinct question. */
const NEVER: Record<string, string[]> = { uno: ["page-lesson-uno-colour", "page-lesson-uno-forgot"] };

function fail(id: string, error: Error): never {
  throw new Error(`${id}: ${error.message}`);
}

/** Collect everything that comes up in the sample sessions of a book, as seen from one seat. */
async function collect(book: string, all: LessonBook) {
  const [fired, pointed, zones] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const name of NAMES) {
    const { viewers, book: its } = await sample(name);
    if (its !== book) continue;
    const { viewer, snapshot, lines } = viewers[0]!;
    let state = fromSnapshot(snapshot);
    for (const { news } of lines) {
      state = fold(state, news).state;
      const moment = momentOf(state, viewer, news.seq - 1);
      if (!moment) continue;
      for (const zone of Object.keys(moment.game.zones)) zones.add(zone);
      for (const lesson of lessonsAt(all, moment)) {
        fired.add(lesson.say);
        for (const zone of zonesOf(lesson, moment)) pointed.add(zone);
      }
    }
  }
  return { fired, pointed, zones };
}

const moment = (ask: string | null, moved = false, more: Partial<Moment> = {}): Moment => ({
  ...{ ask, moved, you: 0, moves: [], events: [] },
  game: { waiting: [], zones: {}, table: {}, over: false, look: { cards: {} } } as never,
  ...more,
});

describe("the guide", () => {
  const aim: Lesson = { say: "aim", rule: "1.1", lasts: true };
  const turn: Lesson = { say: "turn", rule: "1.1", when: { ask: ["play"] } };
  const guided = () => new Guide({ chapters: [{ lessons: [aim, turn] }] });

  test("shows one lesson after the other, each once", () => {
    const guide = guided();
    expect(guide.update(moment(null))).toBe(aim);
    expect(guide.update(moment("play"))).toBe(aim);
    expect(guide.more).toBe(1);
    guide.dismiss();
    expect(guide.update(moment("play"))).toBe(turn);
    guide.dismiss();
    expect(guide.update(moment("play"))).toBeNull();
  });

  test("a move dismisses the lesson", () => {
    const guide = guided();
    guide.update(moment("play"));
    expect(guide.update(moment("play", true))).toBe(turn);
    expect(guide.update(moment("play"))).toBe(turn);
    expect(guide.update(moment(null, true))).toBeNull();
  });

  test("an unread lesson comes up again", () => {
    const guide = guided();
    guide.update(moment("play"));
    guide.update(moment(null));
    guide.dismiss();
    expect(guide.update(moment(null))).toBeNull();
    expect(guide.update(moment("play"))).toBe(turn);
  });
});

describe("conditions", () => {
  const zone = (name: string, seat: number | null, ...cards: string[]) => ({
    name,
    seat,
    count: cards.length,
    items: cards.map((card) => ({ id: card, card })),
  });
  const game = {
    zones: { "hand.0": zone("hand.0", 0, "h7", "cJ"), "hand.1": zone("hand.1", 1, "s8"), stock: zone("stock", null) },
    table: { suit: null, free: { "row.1": 1, "row.2": 3 }, runs: [null, "y7-"] },
    over: false,
    look: { cards: { h7: { text: "7" }, cJ: { text: "J", suit: "green" } } },
  } as never;
  const now = moment("play", false, {
    game,
    moves: [{ text: "bid/3", kind: "bid", named: { bid: 3 } }],
    events: [{ kind: "play", seat: 1, facts: { card: "cJ", why: "turn" } }],
  });

  test.each<[boolean, Lesson["when"]]>([
    [true, {}],
    [true, { ask: ["draw", "play"] }],
    [false, { ask: ["draw"] }],
    [true, { can: { kind: "bid", bid: 3 } }],
    [false, { can: { bid: 4 } }],
    [false, { cannot: { kind: "bid" } }],
    [true, { happened: "play", event_facts: { card: { suit: "green" }, why: "turn" } }],
    [false, { happened: "play", event_facts: { card: { suit: "red" } } }],
    [true, { facts: { free: "1" } }],
    [false, { facts: { suit: ".+" } }],
    [true, { holds: { text: "J" } }],
    [false, { holds: { text: "A" } }],
    [true, { zone: "hand.me", least: 2, most: 2 }],
    [true, { zone: "hand.others", most: 1 }],
    [false, { zone: "stock", least: 1 }],
    [false, { over: true }],
  ])("%s: %o", (holds, when) => expect(conditionsHold(now, when)).toBe(holds));

  test("a fact selects the zones to point at", () => {
    const rows: Lesson = { say: "", rule: "", point: ["row.1", "row.2"], by: "free", when: { facts: { free: "1" } } };
    expect(zonesOf(rows, now)).toEqual(["row.1"]);
    expect(zonesOf({ ...rows, point: ["a", "b"], by: "runs", when: { facts: { runs: ".+" } } }, now)).toEqual(["b"]);
    expect(zonesOf({ say: "", rule: "", point: ["hand.me", "stock"] }, now)).toEqual(["hand.0", "stock"]);
  });

  test("a chapter is active while its game is on the table", () => {
    const lessons: Lesson[] = [{ say: "x", rule: "1.1" }];
    expect(lessonsAt({ chapters: [{ has: ["stock", "suit"], lacks: ["trump"], lessons }] }, now)).toHaveLength(1);
    expect(lessonsAt({ chapters: [{ has: ["trick"], lessons }] }, now)).toEqual([]);
    expect(lessonsAt({ chapters: [{ lacks: ["suit"], lessons }] }, now)).toEqual([]);
  });
});
