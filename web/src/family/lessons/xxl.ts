import { all, always, asked, can, countIn, happened, type Lesson, type Moment, not, over } from "../guide";
import { familyOf } from "../../words/faces";

type Test = (moment: Moment) => boolean;

/** Which of the games lies there: in a series they change. */
function chapterOf({ game: { zones, table } }: Moment): number {
  const family = familyOf(zones);
  if (family === "tricks") return "half" in table ? 3 : "trump" in table ? 7 : 6;
  return { piles: 1, discard: 2, streets: 4, runs: 5 }[family ?? "piles"];
}

/** The lessons of a chapter are told while its game lies there. */
const chapter = (number: number, lessons: readonly Lesson[]): Lesson[] =>
  lessons.map((lesson) => ({ ...lesson, when: all((moment) => chapterOf(moment) === number, lesson.when) }));

const mine = asked("play");
const lay = can({ how: "lay" });
const draw = can({ word: "draw" });
const drawn = asked("drawn");
const fact =
  (name: string): Test =>
  ({ game }) =>
    game.table[name] != null;
const runs = ({ game }: Moment): (string | null)[] => (game.table["runs"] ?? []) as (string | null)[];
const follow = all(mine, ({ game }) => (game.table["plays"] as unknown[]).length > 0);
const wanted = ({ game }: Moment): number[] => Object.values((game.table["wanted"] ?? {}) as Record<string, number>);
const laidValue = (value: number): Test =>
  happened("lay", ({ facts }) => {
    const card = String(facts?.["card"]);
    const colour = String(facts?.["on"]).split(".")[1] ?? "";
    return new RegExp(`${colour}${value}(?!\\d)`).test(card);
  });
const RUNS = ["run.r", "run.g", "run.b", "run.y"];
const PILES = ["pile.1", "pile.2"];

export const XXL: readonly Lesson[] = [
  { text: "page-lesson-xxl-cards", rule: "8.1", when: always, point: ["hand.me"], lasts: true },
  ...chapter(1, [
    { text: "page-lesson-xxl-up-aim", rule: "1.9", when: always, lasts: true },
    { text: "page-lesson-xxl-up-lay", rule: "1.3", when: all(mine, lay), point: PILES },
    { text: "page-lesson-xxl-up-draw", rule: "1.7", when: all(mine, draw), point: ["stock"] },
    { text: "page-lesson-xxl-up-drawn", rule: "1.7", when: drawn },
    {
      text: "page-lesson-xxl-up-run",
      rule: "1.4",
      when: (moment) => runs(moment).some(Boolean),
      point: (moment) => PILES.filter((_, at) => runs(moment)[at]),
    },
    {
      text: "page-lesson-xxl-up-dead",
      rule: "1.5",
      when: (moment) => runs(moment).some((run) => /\D(10|0)\D*$/.test(run ?? "")),
      point: PILES,
    },
  ]),
  ...chapter(2, [
    { text: "page-lesson-xxl-below-aim", rule: "2.6", when: always, lasts: true },
    { text: "page-lesson-xxl-below-lay", rule: "2.3", when: all(mine, lay), point: ["discard"] },
    { text: "page-lesson-xxl-below-draw", rule: "2.4", when: all(mine, draw), point: ["stock"] },
    { text: "page-lesson-xxl-below-drawn", rule: "2.4", when: drawn },
  ]),
  ...chapter(3, [
    { text: "page-lesson-xxl-refuse-aim", rule: "3.11", when: always, lasts: true },
    { text: "page-lesson-xxl-refuse-lead", rule: "3.2", when: asked("lead"), point: ["hand.me"] },
    { text: "page-lesson-xxl-refuse-follow", rule: "3.3", when: follow, point: ["trick"] },
    { text: "page-lesson-xxl-refuse-trick", rule: "3.4", when: happened("trick"), lasts: true },
    { text: "page-lesson-xxl-refuse-aside", rule: "3.6", when: asked("aside"), point: ["won.me"] },
    { text: "page-lesson-xxl-refuse-half", rule: "3.7", when: happened("half"), lasts: true },
    { text: "page-lesson-xxl-refuse-pass", rule: "3.9", when: all(mine, can({ word: "pass" })) },
  ]),
  ...chapter(4, [
    { text: "page-lesson-xxl-street-aim", rule: "4.9", when: always, lasts: true },
    { text: "page-lesson-xxl-street-turn", rule: "4.2", when: mine, point: ["open", "hand.me"] },
    { text: "page-lesson-xxl-street-build", rule: "4.3", when: can({ how: "build" }), point: ["hand.me", "open"] },
    {
      text: "page-lesson-xxl-street-exchange",
      rule: "4.5",
      when: all(mine, can({ how: "exchange" }), not(can({ how: "build" }))),
      point: ["open", "hand.me"],
    },
    { text: "page-lesson-xxl-street-after", rule: "4.6", when: asked("exchange") },
    { text: "page-lesson-xxl-street-laid", rule: "4.4", when: happened("street"), lasts: true },
    { text: "page-lesson-xxl-street-passed", rule: "4.7", when: happened("all_passed"), point: ["open"], lasts: true },
  ]),
  ...chapter(5, [
    { text: "page-lesson-xxl-runs-aim", rule: "5.8", when: always, lasts: true },
    { text: "page-lesson-xxl-runs-lay", rule: "5.3", when: all(mine, lay), point: RUNS },
    { text: "page-lesson-xxl-runs-draw", rule: "5.6", when: all(mine, draw), point: ["stock"] },
    { text: "page-lesson-xxl-runs-drawn", rule: "5.6", when: drawn },
    {
      text: "page-lesson-xxl-runs-down",
      rule: "5.3",
      when: (moment) => wanted(moment).some((next) => next < 10),
      point: (moment) => RUNS.filter((run) => countIn(moment, run) > 0),
    },
    { text: "page-lesson-xxl-runs-zero", rule: "5.4", when: laidValue(0), point: RUNS, lasts: true },
  ]),
  ...chapter(6, [
    { text: "page-lesson-xxl-colour-aim", rule: "6.6", when: always, lasts: true },
    { text: "page-lesson-xxl-colour-lead", rule: "6.2", when: asked("lead"), point: ["hand.me"] },
    { text: "page-lesson-xxl-colour-follow", rule: "6.2", when: follow, point: ["trick"] },
    { text: "page-lesson-xxl-colour-fixed", rule: "6.3", when: fact("colour"), point: ["trick"] },
    { text: "page-lesson-xxl-colour-trick", rule: "6.5", when: happened("trick"), lasts: true },
  ]),
  ...chapter(7, [
    { text: "page-lesson-xxl-trump-aim", rule: "7.1", when: always, lasts: true },
    { text: "page-lesson-xxl-trump-name", rule: "7.1", when: asked("trump"), point: ["hand.me"] },
    { text: "page-lesson-xxl-trump-card", rule: "7.2", when: fact("trump"), lasts: true },
    { text: "page-lesson-xxl-trump-lead", rule: "7.4", when: asked("lead"), point: ["hand.me"] },
    { text: "page-lesson-xxl-trump-follow", rule: "7.3", when: follow, point: ["trick"] },
    { text: "page-lesson-xxl-trump-trick", rule: "6.5", when: happened("trick"), lasts: true },
  ]),
  { text: "page-lesson-xxl-end", rule: "8.6", when: over, lasts: true },
];
