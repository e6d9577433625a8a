// The lessons of a guided first game, as the server sends them; `table/lesson.py` explains the entries.

type Part = string | number | boolean;
export type Parts = Readonly<Record<string, Part>>;

/** When a lesson is told: all of it has to hold. */
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
  /** The message that is said; no two lessons have the same. */
  readonly say: string;
  /** The number of the rule in the rulebook. */
  readonly rule: string;
  readonly when?: When;
  /** The zones it speaks of; `me` stands for our own seat. */
  readonly point?: readonly string[];
  /** Only the zones whose entry in this fact fits. */
  readonly by?: string;
  /** It is as true later as when it came up: it tells of something that has happened, or of the game as such. */
  readonly lasts?: boolean;
}

/** Lessons that are told while these zones or facts are there, and those are not: in a series the games change. */
export interface Chapter {
  readonly has?: readonly string[];
  readonly lacks?: readonly string[];
  readonly lessons: readonly Lesson[];
}

export interface LessonBook {
  readonly chapters: readonly Chapter[];
}
