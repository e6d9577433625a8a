// The sample sessions that tools/samples.py writes, for tests.

import type { Replay, Review } from "../net/api";
import type { LessonBook } from "../net/lessons";
import type { GameLook, News, Snapshot, GameView } from "../net/messages";

export type Said = Record<Lang, string>;
export type Lang = "de" | "en" | "fr" | "hu";
export const LANGS: readonly Lang[] = ["de", "en", "fr", "hu"];

export interface SampleLine {
  news: News;
  /** The server's view after the log entry, without the parts that stay constant during a game. */
  view: ChangingView | null;
  /** The terminal's text for each event, and which of them its journal leaves out. */
  said?: Said[];
  silent?: boolean[];
  /** The question that the terminal asks the viewer. */
  asked?: Said;
  refused?: { move: string; rule: string; facts: Record<string, unknown>; said: Said }[];
}

export interface Sample {
  name: string;
  book: string;
  /** The terminal's remarks about the table. */
  remarks: Said[];
  viewers: { viewer: number | null; snapshot: Snapshot; lines: SampleLine[] }[];
}

const files = import.meta.glob<string>("../../samples/*", { query: "?raw", import: "default" });

const nameOf = (path: string): string => path.replace(/^.*\//, "").replace(/\.\w+$/, "");

async function read(ending: string, name: string): Promise<string> {
  const load = files[`../../samples/${name}${ending}`];
  if (!load) throw new Error(NO_SAMPLES);
  return load();
}

export const NO_SAMPLES = "No sample sessions: create them with `npm run samples` (this runs Python).";
export const NAMES = Object.keys(files)
  .filter((path) => /\/(?!looks|lessons|guided|replays|reviews)[^/]+\.json$/.test(path))
  .map(nameOf);

/** The names for `test.each`; without samples one that does not exist, so that its test reports what is missing. */
export const SAMPLES = NAMES.length > 0 ? NAMES : ["no samples"];

export const sample = async (name: string): Promise<Sample> => JSON.parse(await read(".json", name)) as Sample;
/** Load the look of every game, by its id. */
export const looks = async (): Promise<Record<string, GameLook>> =>
  JSON.parse(await read(".json", "looks")) as Record<string, GameLook>;
/** Load the tutorials, by rulebook. */
export const lessons = async (): Promise<Record<string, LessonBook>> =>
  JSON.parse(await read(".json", "lessons")) as Record<string, LessonBook>;
/** A guided game as the learner saw it, whose moves a computer player chose. */
export interface GuidedGame {
  game: string;
  book: string;
  learner: string;
  snapshot: Snapshot;
  news: News[];
}
export const guidedGames = async (): Promise<GuidedGame[]> => JSON.parse(await read(".json", "guided")) as GuidedGame[];
export const locale = (lang: Lang): Promise<string> => read(".ftl", lang);

type ChangingView = Omit<GameView, "options" | "look">;

/** Return the whole view after a log entry. */
export function completeView(view: ChangingView, { options, look }: Pick<GameView, "options" | "look">): GameView {
  return { ...view, options, look };
}

/** A game to be replayed; the first viewer is a spectator, the others are the seats. */
export interface SampleReplay {
  name: string;
  record: unknown;
  viewers: { snapshot: Snapshot; news: News[] }[];
}
export const replays = async (): Promise<SampleReplay[]> =>
  JSON.parse(await read(".json", "replays")) as SampleReplay[];

/** The review of a finished game, and the game as each seat saw it. */
export interface SampleReview {
  name: string;
  review: Review;
  seats: Replay[];
}
export const reviews = async (): Promise<SampleReview[]> =>
  JSON.parse(await read(".json", "reviews")) as SampleReview[];
