import { all, always, asked, can, hand, happened, type Lesson, not, over } from "../guide";

const raise = asked("raise");
const lay = can({ how: "lay" });

export const RAISE: readonly Lesson[] = [
  { text: "page-lesson-raise-aim", rule: "1.2", when: always, point: ["prize"], lasts: true },
  { text: "page-lesson-raise-worth", rule: "3.3", when: always, point: ["dice"], lasts: true },
  { text: "page-lesson-raise-choose", rule: "3.4", when: asked("choose"), point: ["hand.me"] },
  { text: "page-lesson-raise-raise", rule: "4.2", when: all(raise, lay), point: ["track", "hand.me"] },
  { text: "page-lesson-raise-must-pass", rule: "4.4", when: all(raise, not(lay)) },
  { text: "page-lesson-raise-more", rule: "4.3", when: asked("more"), point: ["hand.me"] },
  {
    text: "page-lesson-raise-few",
    rule: "4.5",
    when: all(raise, (moment) => hand(moment) < 4),
    point: ["hand.me"],
  },
  { text: "page-lesson-raise-reveal", rule: "3.6", when: happened("reveal"), point: ["track"], lasts: true },
  { text: "page-lesson-raise-pass", rule: "4.6", when: happened("pass"), lasts: true },
  { text: "page-lesson-raise-won", rule: "5.3", when: happened("win"), lasts: true },
  { text: "page-lesson-raise-end", rule: "6.2", when: over, lasts: true },
];
