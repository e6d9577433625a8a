// The guide of a first game: which lesson is to be told when. It knows no game; what there is to tell stands in
// `lessons/`, one file a rulebook.

import { type Move, parse } from "../moves";
import type { Event } from "../net/wire";
import type { Game, TableState } from "../scene/fold";

/** A table at one moment, as a lesson looks at it. */
export interface Moment {
  readonly game: Game;
  readonly you: number;
  /** What we are asked; null if we are not. */
  readonly ask: string | null;
  readonly moves: readonly Move[];
  /** What has happened since the table was last looked at. */
  readonly events: readonly Event[];
  /** We have moved since then. */
  readonly moved: boolean;
}

export interface Lesson {
  /** The message that is said; no two lessons have the same. */
  readonly text: string;
  /** The number of the rule in the rulebook. */
  readonly rule: string;
  readonly when: (moment: Moment) => boolean;
  /** The zones it speaks of; `me` stands for our own seat. */
  readonly point?: readonly string[] | ((moment: Moment) => readonly string[]);
  /** It is as true later as when it came up: it tells of something that has happened, or of the game as such. */
  readonly lasts?: true;
}

/** The moment of a state, with what came after line `since`; null before a game, and for who only looks on. */
export function momentOf({ game, journal }: TableState, you: number | null, since: number): Moment | null {
  if (!game || you === null) return null;
  const ask = game.over ? null : (game.waiting.find(({ seat }) => seat === you)?.what ?? null);
  const news = journal.filter(({ seq, event }) => seq > since && event);
  const moved = news.some(({ seat, key }) => seat === you && key.endsWith(".0"));
  const moves = ask === null ? [] : game.moves.map(parse);
  return { game, you, ask, moves, moved, events: news.map(({ event }) => event!) };
}

/** Tells each lesson once, one after the other, when its moment comes. */
export class Guide {
  private readonly told = new Set<string>();
  private line: Lesson[] = [];

  constructor(private readonly lessons: readonly Lesson[]) {}

  /** Look at the table; the lesson to be shown, if there is one. */
  look(moment: Moment): Lesson | null {
    if (moment.moved) this.pass();
    this.line = this.line.filter((lesson) => this.holds(lesson, moment));
    const due = this.lessons.filter((lesson) => !this.told.has(lesson.text) && !this.line.includes(lesson));
    this.line.push(...due.filter((lesson) => lesson.when(moment)));
    return this.line[0] ?? null;
  }

  /** The lesson shown has been read, or was acted upon. */
  pass(): void {
    const read = this.line.shift();
    if (read) this.told.add(read.text);
  }

  /** How many lessons wait behind the one shown. */
  get more(): number {
    return Math.max(0, this.line.length - 1);
  }

  /** What has not been shown may come up again; what has been and is over has been told. */
  private holds(lesson: Lesson, moment: Moment): boolean {
    const holds = lesson.lasts === true || lesson.when(moment);
    if (!holds && lesson === this.line[0]) this.told.add(lesson.text);
    return holds;
  }
}

/** The zones a lesson points at, by their names. */
export function zonesOf({ point = [] }: Lesson, moment: Moment): string[] {
  const zones = typeof point === "function" ? point(moment) : point;
  return zones.map((zone) => zone.replace(/\.me$/, `.${moment.you}`));
}

// --- what conditions are made of

export const always = (): boolean => true;
export const over = ({ game }: Moment): boolean => game.over;

/** We are asked this. */
export const asked =
  (...whats: string[]) =>
  ({ ask }: Moment): boolean =>
    ask !== null && whats.includes(ask);

/** We can make a move like this. */
export const can =
  (test: Partial<Move>) =>
  ({ moves }: Moment): boolean =>
    moves.some((move) => Object.entries(test).every(([part, value]) => move[part as keyof Move] === value));

/** Such a thing has just happened. */
export const happened =
  (kind: string, test: (event: Event, moment: Moment) => boolean = always) =>
  (moment: Moment): boolean =>
    moment.events.some((event) => event.kind === kind && test(event, moment));

export const all =
  (...tests: ((moment: Moment) => boolean)[]) =>
  (moment: Moment): boolean =>
    tests.every((test) => test(moment));

export const not =
  (test: (moment: Moment) => boolean) =>
  (moment: Moment): boolean =>
    !test(moment);

export const countIn = ({ game }: Moment, zone: string): number => game.zones[zone]?.count ?? 0;
export const hand = (moment: Moment): number => countIn(moment, `hand.${moment.you}`);

export const holds =
  (...cards: string[]) =>
  ({ game, you }: Moment): boolean =>
    (game.zones[`hand.${you}`]?.items ?? []).some(({ card }) => card !== null && cards.includes(card));
