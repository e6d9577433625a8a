import { describe, expect, test } from "vitest";
import { happened, taken } from "../../scene/fold";
import { LANGS, locale, NAMES, sample } from "../../testing/samples";
import { Words } from "../../words/words";
import { Guide, type Lesson, type Moment, momentOf, zonesOf } from "../guide";
import { LESSONS } from "./index";

const books = Object.entries(LESSONS);
const rulebooks = import.meta.glob<string>("../../../../src/tischlein/games/*/rulebook/*.md", {
  query: "?raw",
  import: "default",
});

describe.each(books)("the lessons of %s", (book, lessons) => {
  test("each has words of its own in every language", async () => {
    expect(new Set(lessons.map(({ text }) => text)).size).toBe(lessons.length);
    for (const lang of LANGS) {
      const words = new Words(lang, await locale(lang), fail);
      for (const { text } of lessons) expect(words.say(text, { colour: "r" })).toMatch(/[.!?…]$/);
    }
  });

  test("each cites a rule that exists in every language", async () => {
    for (const lang of LANGS) {
      const file = Object.keys(rulebooks).find(
        (path) => path.includes(`/games/${book.replace("-", "_")}`) && path.endsWith(`/${lang}.md`),
      );
      const source = await rulebooks[file!]!();
      for (const { rule } of lessons) expect(source).toContain(`**${rule}**`);
    }
  });

  test("each comes up in some game", async () => {
    const { fired } = await played(book, lessons);
    expect(lessons.map(({ text }) => text).filter((text) => !fired.has(text))).toEqual(NEVER[book] ?? []);
  });

  test("they point at zones that are there", async () => {
    const { pointed, zones } = await played(book, lessons);
    expect([...pointed].filter((zone) => !zones.has(zone) && !DRAWN.has(zone))).toEqual([]);
  });
});

/** What is drawn without cards lying there. */
const DRAWN = new Set(["dice", "track"]);
/** What chance did not bring about in them; both are asked by a word of their own. */
const NEVER: Record<string, string[]> = { uno: ["page-lesson-uno-colour", "page-lesson-uno-forgot"] };

function fail(id: string, error: Error): never {
  throw new Error(`${id}: ${error.message}`);
}

/** Everything that came up in the sample sessions of a book, seen by the seat that is looked at. */
async function played(book: string, lessons: readonly Lesson[]) {
  const [fired, pointed, zones] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const name of NAMES) {
    const { viewers, book: its } = await sample(name);
    if (its !== book) continue;
    const { viewer, snapshot, lines } = viewers[0]!;
    let state = taken(snapshot);
    for (const { news } of lines) {
      state = happened(state, news).state;
      const moment = momentOf(state, viewer, news.seq - 1);
      if (!moment) continue;
      for (const zone of Object.keys(moment.game.zones)) zones.add(zone);
      for (const lesson of lessons.filter(({ when }) => when(moment))) {
        fired.add(lesson.text);
        for (const zone of zonesOf(lesson, moment)) pointed.add(zone);
      }
    }
  }
  return { fired, pointed, zones };
}

describe("the guide", () => {
  const moment = (ask: string | null, moved = false): Moment => ({
    ...{ ask, moved, you: 0, moves: [], events: [] },
    game: { waiting: [], zones: {}, table: {} } as never,
  });
  const lesson = (text: string, when: Lesson["when"], lasts?: true): Lesson => ({
    text,
    rule: "1.1",
    when,
    ...(lasts && { lasts }),
  });
  const aim = lesson("aim", () => true, true);
  const turn = lesson("turn", ({ ask }) => ask === "play");

  test("tells one thing after the other, each once", () => {
    const guide = new Guide([aim, turn]);
    expect(guide.look(moment(null))).toBe(aim);
    expect(guide.look(moment("play"))).toBe(aim);
    expect(guide.more).toBe(1);
    guide.pass();
    expect(guide.look(moment("play"))).toBe(turn);
    guide.pass();
    expect(guide.look(moment("play"))).toBeNull();
  });

  test("whoever acts has read enough", () => {
    const guide = new Guide([aim, turn]);
    guide.look(moment("play"));
    expect(guide.look(moment("play", true))).toBe(turn);
    expect(guide.look(moment("play"))).toBe(turn);
    expect(guide.look(moment(null, true))).toBeNull();
  });

  test("what went by unread comes up again", () => {
    const guide = new Guide([aim, turn]);
    guide.look(moment("play"));
    guide.look(moment(null));
    guide.pass();
    expect(guide.look(moment(null))).toBeNull();
    expect(guide.look(moment("play"))).toBe(turn);
  });
});
