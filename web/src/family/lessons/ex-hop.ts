import { all, always, asked, can, countIn, happened, type Lesson, type Moment, over } from "../guide";

const ROWS = ["row.1", "row.2", "row.3", "row.4"] as const;
const mine = asked("play", "lay");
const laid = (moment: Moment): number => ROWS.reduce((sum, row) => sum + countIn(moment, row), 0);

/** Rows that one more card makes full. */
function nearlyFull(moment: Moment): string[] {
  return ROWS.filter((row) => {
    const tile = moment.game.zones[row.replace("row", "tile")]?.items[0]?.card;
    return tile != null && Math.abs(Number(tile)) - countIn(moment, row) === 1;
  });
}

export const EX_HOP: readonly Lesson[] = [
  { text: "page-lesson-ex-hop-aim", rule: "1.2", when: always, point: ["tile.1"], lasts: true },
  { text: "page-lesson-ex-hop-colour", rule: "2.1", when: always, point: ["hand.me"], lasts: true },
  { text: "page-lesson-ex-hop-lay", rule: "3.4", when: mine, point: ROWS },
  { text: "page-lesson-ex-hop-answer", rule: "4.3", when: asked("answer"), point: ["hand.me"] },
  {
    text: "page-lesson-ex-hop-full",
    rule: "5.1",
    when: all(mine, (moment) => nearlyFull(moment).length > 0),
    point: nearlyFull,
  },
  {
    text: "page-lesson-ex-hop-offer",
    rule: "4.1",
    when: all(mine, can({ how: "offer" }), (moment) => laid(moment) > 3),
    point: ["hand.me"],
  },
  { text: "page-lesson-ex-hop-won", rule: "5.2", when: happened("win_row"), lasts: true },
  { text: "page-lesson-ex-hop-tie", rule: "5.4", when: happened("tie"), lasts: true },
  { text: "page-lesson-ex-hop-swap", rule: "4.4", when: happened("swap"), lasts: true },
  { text: "page-lesson-ex-hop-end", rule: "6.2", when: over, lasts: true },
];
