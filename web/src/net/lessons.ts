// The lessons of a guided first game, as the server sends them; `table/lesson.py` documents the fields.

type Part = string | number | boolean;
export type Parts = Readonly<Record<string, Part>>;

/** The conditions of a lesson, all of which have to hold. */
export interface When {
  readonly ask?: readonly string[];
  readonly can?: Parts;
  readonly cannot?: Parts;
  readonly happened?: string;
  readonly event_facts?: Readonly<Record<string, Part | Parts>>;
  readonly facts?: Readonly<Record<string, string>>;
  readonly holds?: Parts;
  readonly zone?: string;
  readonly least?: number;
  readonly most?: number;
  readonly over?: boolean;
}

export interface Lesson {
  /** The id of the message, unique among the lessons. */
  readonly say: string;
  /** The number of the rule in the rulebook. */
  readonly rule: string;
  readonly when?: When;
  /** The zones to point at; `me` is our own seat. */
  readonly point?: readonly string[];
  /** Point only at zones whose entry in this fact matches. */
  readonly by?: string;
  /** Stays valid after its conditions no longer hold, as it is about a past event or the game in general. */
  readonly lasts?: boolean;
  /** Comes up only in some games, so it does not count as a step. */
  readonly extra?: boolean;
}

/** Lessons for one game of a series: active while the zones and facts in `has` exist, and those in `lacks` do not. */
export interface Chapter {
  readonly has?: readonly string[];
  readonly lacks?: readonly string[];
  readonly lessons: readonly Lesson[];
}

export interface LessonBook {
  readonly chapters: readonly Chapter[];
  /** The players of a guided game. */
  readonly seats: number;
  /** The number of the fixed deal, by game. */
  readonly deals: Readonly<Record<string, number>>;
}
