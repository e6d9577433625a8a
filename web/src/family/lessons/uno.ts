import { all, always, asked, can, countIn, hand, happened, holds, type Lesson, type Moment, not, over } from "../guide";

const mine = asked("play");
const lay = can({ how: "lay" });
const laid = (card: RegExp) => happened("play", ({ facts }) => card.test(String(facts?.["card"])));
const nearlyOut = (moment: Moment): boolean =>
  moment.game.waiting.length > 0 &&
  Array.from({ length: moment.game.seats }, (_, seat) => seat).some(
    (seat) => seat !== moment.you && countIn(moment, `hand.${seat}`) === 1,
  );

export const UNO: readonly Lesson[] = [
  { text: "page-lesson-uno-aim", rule: "1.2", when: always, point: ["hand.me"], lasts: true },
  { text: "page-lesson-uno-lay", rule: "3.2", when: all(mine, lay), point: ["discard", "hand.me"] },
  { text: "page-lesson-uno-draw", rule: "3.5", when: all(mine, not(lay)), point: ["stock"] },
  { text: "page-lesson-uno-drawn", rule: "3.7", when: asked("drawn") },
  { text: "page-lesson-uno-colour", rule: "4.6", when: asked("colour"), point: ["discard"] },
  { text: "page-lesson-uno-answer", rule: "5.3", when: asked("answer"), point: ["discard"] },
  { text: "page-lesson-uno-hit", rule: "9.1", when: asked("hit"), point: ["discard"] },
  { text: "page-lesson-uno-forgot", rule: "6.3", when: asked("uno") },
  { text: "page-lesson-uno-catch", rule: "6.2", when: asked("catch") },
  {
    text: "page-lesson-uno-call",
    rule: "6.1",
    when: all(mine, lay, (moment) => hand(moment) === 2),
    point: ["hand.me"],
  },
  { text: "page-lesson-uno-wild", rule: "4.5", when: all(mine, holds("W")), point: ["hand.me"] },
  { text: "page-lesson-uno-four", rule: "5.1", when: all(mine, holds("W+4")), point: ["hand.me"] },
  { text: "page-lesson-uno-two", rule: "4.1", when: laid(/^.\+2$/), point: ["discard"], lasts: true },
  { text: "page-lesson-uno-skip", rule: "4.4", when: laid(/^.S$/), point: ["discard"], lasts: true },
  { text: "page-lesson-uno-reverse", rule: "4.2", when: laid(/^.R$/), point: ["discard"], lasts: true },
  { text: "page-lesson-uno-named", rule: "4.5", when: laid(/^W/), point: ["discard"], lasts: true },
  { text: "page-lesson-uno-last", rule: "6.1", when: nearlyOut },
  { text: "page-lesson-uno-end", rule: "7.5", when: over, lasts: true },
];
