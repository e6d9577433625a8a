// Decides which lesson of a guided first game to show when. It knows no game: the lessons are data of a box, and
// `table/lesson.py` on the server documents their fields.

import { partsOf } from "../cards/faces";
import type { Chapter, Lesson, LessonBook, Parts, When } from "../net/lessons";
import type { EventView } from "../net/messages";
import type { Game, TableState } from "../scene/fold";
import type { Move } from "../scene/moves";

/** What the conditions of lessons are checked against. */
export interface Moment {
  readonly game: Game;
  readonly you: number;
  /** The question we have to answer; null if there is none. */
  readonly ask: string | null;
  readonly moves: readonly Move[];
  /** The events since the last check. */
  readonly events: readonly EventView[];
  /** We have moved since the last check. */
  readonly moved: boolean;
}

/** Return the moment of a state, with the events after entry `since`; null before a game, and for spectators. */
export function momentOf({ game, journal }: TableState, you: number | null, since: number): Moment | null {
  if (!game || you === null) return null;
  const ask = game.over ? null : (game.waiting.find(({ seat }) => seat === you)?.what ?? null);
  const news = journal.filter(({ seq, event }) => seq > since && event);
  const moved = news.some(({ seat, key }) => seat === you && key.endsWith(".0"));
  const moves = ask === null ? [] : game.moves;
  return { game, you, ask, moves, moved, events: news.map(({ event }) => event!) };
}

// --- conditions

const toRegExp = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`);

/** Return all strings and numbers in a fact, however deeply nested. */
function textsIn(fact: unknown): string[] {
  if (fact === null || fact === undefined) return [];
  if (typeof fact === "object") return Object.values(fact).flatMap(textsIn);
  return [typeof fact === "string" ? fact : JSON.stringify(fact)];
}

const factMatches = (fact: unknown, pattern: string): boolean =>
  textsIn(fact).some((text) => toRegExp(pattern).test(text));

const partsMatch = (wanted: Parts, found: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(wanted).every(([part, value]) => found[part] === value);

const canMove = (wanted: Parts, { moves }: Moment): boolean =>
  moves.some((move) => partsMatch(wanted, { kind: move.kind, ...move.named }));

/** Return whether an event has these facts; a card may be described by its parts. */
function eventMatches({ facts = {} }: EventView, wanted: When["event_facts"], { look }: Game): boolean {
  return Object.entries(wanted ?? {}).every(([name, value]) =>
    typeof value === "object" ? partsMatch(value, partsOf(look, String(facts[name]))) : facts[name] === value,
  );
}

/** Count the cards in the zones of a pattern: all together, or separately for each other seat. */
function cardCounts(pattern: string, { game, you }: Moment): number[] {
  const zones = Object.values(game.zones);
  if (pattern.endsWith(".others")) {
    const [kind] = pattern.split(".");
    return zones.filter(({ name, seat }) => seat !== you && name === `${kind}.${seat}`).map(({ count }) => count);
  }
  const named = toRegExp(resolveOwnSeat(pattern, you));
  return [zones.filter(({ name }) => named.test(name)).reduce((sum, { count }) => sum + count, 0)];
}

const resolveOwnSeat = (zone: string, you: number): string => zone.replace(/\.me$/, `.${you}`);

const handCards = ({ game, you }: Moment): string[] =>
  (game.zones[`hand.${you}`]?.items ?? []).flatMap(({ card }) => card ?? []);

/** Return whether all conditions hold at a moment. */
export function conditionsHold(moment: Moment, when: When = {}): boolean {
  const {
    ask,
    can,
    cannot,
    happened,
    event_facts: eventFacts,
    facts = {},
    holds,
    zone,
    least = 0,
    most = 1000,
    over,
  } = when;
  const { game, events } = moment;
  return (
    (!ask || (moment.ask !== null && ask.includes(moment.ask))) &&
    (!can || canMove(can, moment)) &&
    (!cannot || !canMove(cannot, moment)) &&
    (!happened || events.some((event) => event.kind === happened && eventMatches(event, eventFacts, game))) &&
    Object.entries(facts).every(([name, pattern]) => factMatches(game.table[name], pattern)) &&
    (!holds || handCards(moment).some((card) => partsMatch(holds, partsOf(game.look, card)))) &&
    (!zone || cardCounts(zone, moment).some((count) => count >= least && count <= most)) &&
    (over === undefined || over === game.over)
  );
}

const exists = ({ game }: Moment, name: string): boolean => name in game.zones || name in game.table;

const isChapterActive = ({ has = [], lacks = [] }: Chapter, moment: Moment): boolean =>
  has.every((name) => exists(moment, name)) && !lacks.some((name) => exists(moment, name));

type Chapters = Pick<LessonBook, "chapters">;

/** Return the lessons of the game that is being played. */
const lessonsOf = ({ chapters }: Chapters, moment: Moment): Lesson[] =>
  chapters.filter((chapter) => isChapterActive(chapter, moment)).flatMap(({ lessons }) => lessons);

/** Return all lessons that apply at a moment. */
export const lessonsAt = (book: Chapters, moment: Moment): Lesson[] =>
  lessonsOf(book, moment).filter(({ when }) => conditionsHold(moment, when));

/** Return the rule that matters at a moment: that of the question to the player, or else the first of the game. */
export function ruleNow(book: Chapters, moment: Moment): string | null {
  const asked = lessonsAt(book, { ...moment, events: [] }).find(({ when }) => when?.ask);
  const game = book.chapters.find((chapter) => chapter.has && isChapterActive(chapter, moment));
  return (asked ?? game?.lessons[0])?.rule ?? null;
}

/** A step of a guided game: `at` counts from 1. */
export interface Progress {
  readonly at: number;
  readonly of: number;
}

/** Return the names of the zones that a lesson points at. */
export function zonesOf({ point = [], by, when }: Lesson, { game, you }: Moment): string[] {
  const entries = by === undefined ? null : game.table[by];
  const pattern = when?.facts?.[by ?? ""] ?? ".*";
  /** Return the entry of a zone; facts are keyed by zone, by the part of its name after the dot, or by position. */
  const entry = (zone: string, at: number): unknown => {
    if (Array.isArray(entries)) return entries[at];
    const byZone = (entries ?? {}) as Record<string, unknown>;
    return byZone[zone] ?? byZone[zone.split(".")[1] ?? ""];
  };
  const pointed = by === undefined ? point : point.filter((zone, at) => factMatches(entry(zone, at), pattern));
  return pointed.map((zone) => resolveOwnSeat(zone, you));
}

/** Shows each lesson once, one after the other, when it applies. */
export class Guide {
  private readonly shown = new Set<string>();
  private queue: Lesson[] = [];

  constructor(private readonly book: Chapters) {}

  /** Update the queue and return the lesson to show, if any. */
  update(moment: Moment): Lesson | null {
    if (moment.moved) this.dismiss();
    const due = lessonsAt(this.book, moment);
    this.queue = this.queue.filter((lesson) => this.isStillDue(lesson, due));
    this.queue.push(...due.filter((lesson) => !this.shown.has(lesson.say) && !this.queue.includes(lesson)));
    return this.queue[0] ?? null;
  }

  /** Remove the current lesson: it was read, or the player has acted. */
  dismiss(): void {
    const read = this.queue.shift();
    if (read) this.shown.add(read.say);
  }

  /** Return which step the current lesson is; null for a tip that only some games need. The end is the last step. */
  progress(moment: Moment): Progress | null {
    const current = this.queue[0];
    if (!current || current.extra) return null;
    const steps = lessonsOf(this.book, moment).filter(({ extra }) => !extra);
    const before = steps.filter(({ say }) => this.shown.has(say)).length;
    const isLast = moment.game.over && this.queue.every((lesson) => lesson === current || lesson.extra);
    return { at: isLast ? steps.length : before + 1, of: steps.length };
  }

  /** The number of lessons after the current one. */
  get more(): number {
    return Math.max(0, this.queue.length - 1);
  }

  /** Return whether a lesson stays in the queue. The current lesson does not come up again once it has expired. */
  private isStillDue(lesson: Lesson, due: readonly Lesson[]): boolean {
    const keep = lesson.lasts === true || due.includes(lesson);
    if (!keep && lesson === this.queue[0]) this.shown.add(lesson.say);
    return keep;
  }
}
