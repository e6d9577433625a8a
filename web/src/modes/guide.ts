// The guide of a first game: which lesson is to be told when. It knows no game; what there is to tell is data of its box,
// and `table/lesson.py` of the server explains the entries.

import { partsOf } from "../cards/faces";
import type { Chapter, Lesson, LessonBook, Parts, When } from "../net/lessons";
import type { Event } from "../net/wire";
import type { Game, TableState } from "../scene/fold";
import type { Move } from "../scene/moves";

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

/** The moment of a state, with what came after line `since`; null before a game, and for who only looks on. */
export function momentOf({ game, journal }: TableState, you: number | null, since: number): Moment | null {
  if (!game || you === null) return null;
  const ask = game.over ? null : (game.waiting.find(({ seat }) => seat === you)?.what ?? null);
  const news = journal.filter(({ seq, event }) => seq > since && event);
  const moved = news.some(({ seat, key }) => seat === you && key.endsWith(".0"));
  const moves = ask === null ? [] : game.moves;
  return { game, you, ask, moves, moved, events: news.map(({ event }) => event!) };
}

// --- whether a moment has come

const asPattern = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`);

/** All texts and numbers in a fact, however deep. */
function textsIn(fact: unknown): string[] {
  if (fact === null || fact === undefined) return [];
  if (typeof fact === "object") return Object.values(fact).flatMap(textsIn);
  return [typeof fact === "string" ? fact : JSON.stringify(fact)];
}

const fits = (fact: unknown, pattern: string): boolean => textsIn(fact).some((text) => asPattern(pattern).test(text));

const like = (wanted: Parts, found: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(wanted).every(([part, value]) => found[part] === value);

const canBe = (wanted: Parts, { moves }: Moment): boolean =>
  moves.some((move) => like(wanted, { kind: move.kind, ...move.named }));

/** An event has these facts; a fact that is a card may be told by its parts. */
function tells({ facts = {} }: Event, wanted: When["told"], { look }: Game): boolean {
  return Object.entries(wanted ?? {}).every(([name, value]) =>
    typeof value === "object" ? like(value, partsOf(look, String(facts[name]))) : facts[name] === value,
  );
}

/** How many cards lie in the zones of a pattern: all together, or in those of any other seat. */
function counts(pattern: string, { game, you }: Moment): number[] {
  const zones = Object.values(game.zones);
  if (pattern.endsWith(".others")) {
    const [kind] = pattern.split(".");
    return zones.filter(({ name, seat }) => seat !== you && name === `${kind}.${seat}`).map(({ count }) => count);
  }
  const named = asPattern(ofMine(pattern, you));
  return [zones.filter(({ name }) => named.test(name)).reduce((sum, { count }) => sum + count, 0)];
}

const ofMine = (zone: string, you: number): string => zone.replace(/\.me$/, `.${you}`);

const inHand = ({ game, you }: Moment): string[] =>
  (game.zones[`hand.${you}`]?.items ?? []).flatMap(({ card }) => card ?? []);

/** Whether all conditions hold at a moment. */
export function holdsAt(moment: Moment, when: When = {}): boolean {
  const { ask, can, cannot, happened, told, facts = {}, holds, zone, least = 0, most = 1000, over } = when;
  const { game, events } = moment;
  return (
    (!ask || (moment.ask !== null && ask.includes(moment.ask))) &&
    (!can || canBe(can, moment)) &&
    (!cannot || !canBe(cannot, moment)) &&
    (!happened || events.some((event) => event.kind === happened && tells(event, told, game))) &&
    Object.entries(facts).every(([name, pattern]) => fits(game.table[name], pattern)) &&
    (!holds || inHand(moment).some((card) => like(holds, partsOf(game.look, card)))) &&
    (!zone || counts(zone, moment).some((count) => count >= least && count <= most)) &&
    (over === undefined || over === game.over)
  );
}

const lies = ({ game }: Moment, name: string): boolean => name in game.zones || name in game.table;

const open = ({ has = [], lacks = [] }: Chapter, moment: Moment): boolean =>
  has.every((name) => lies(moment, name)) && !lacks.some((name) => lies(moment, name));

/** All lessons whose moment this is. */
export const dueAt = ({ chapters }: LessonBook, moment: Moment): Lesson[] =>
  chapters
    .filter((chapter) => open(chapter, moment))
    .flatMap(({ lessons }) => lessons)
    .filter(({ when }) => holdsAt(moment, when));

/** The zones a lesson points at, by their names. */
export function zonesOf({ point = [], by, when }: Lesson, { game, you }: Moment): string[] {
  const entries = by === undefined ? null : game.table[by];
  const pattern = when?.facts?.[by ?? ""] ?? ".*";
  /** Facts tell of zones by their names, by what is behind the dot, or in their order. */
  const entry = (zone: string, at: number): unknown => {
    if (Array.isArray(entries)) return entries[at];
    const told = (entries ?? {}) as Record<string, unknown>;
    return told[zone] ?? told[zone.split(".")[1] ?? ""];
  };
  const pointed = by === undefined ? point : point.filter((zone, at) => fits(entry(zone, at), pattern));
  return pointed.map((zone) => ofMine(zone, you));
}

/** Tells each lesson once, one after the other, when its moment comes. */
export class Guide {
  private readonly told = new Set<string>();
  private line: Lesson[] = [];

  constructor(private readonly book: LessonBook) {}

  /** Look at the table; the lesson to be shown, if there is one. */
  look(moment: Moment): Lesson | null {
    if (moment.moved) this.pass();
    const due = dueAt(this.book, moment);
    this.line = this.line.filter((lesson) => this.stays(lesson, due));
    this.line.push(...due.filter((lesson) => !this.told.has(lesson.say) && !this.line.includes(lesson)));
    return this.line[0] ?? null;
  }

  /** The lesson shown has been read, or was acted upon. */
  pass(): void {
    const read = this.line.shift();
    if (read) this.told.add(read.say);
  }

  /** How many lessons wait behind the one shown. */
  get more(): number {
    return Math.max(0, this.line.length - 1);
  }

  /** What has not been shown may come up again; what has been and is over has been told. */
  private stays(lesson: Lesson, due: readonly Lesson[]): boolean {
    const stays = lesson.lasts === true || due.includes(lesson);
    if (!stays && lesson === this.line[0]) this.told.add(lesson.say);
    return stays;
  }
}
