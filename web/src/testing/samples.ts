// The sessions that tools/samples.py wrote: for tests only.

import type { LessonBook } from "../net/lessons";
import type { Look, News, Snapshot, View } from "../net/wire";

export type Said = Record<Lang, string>;
export type Lang = "de" | "en" | "fr" | "hu";
export const LANGS: readonly Lang[] = ["de", "en", "fr", "hu"];

export interface SampleLine {
  news: News;
  /** The true view after the line, without what does not change during a game. */
  view: Changing | null;
  /** What the terminal says of each event, and which of them its journal leaves out. */
  said?: Said[];
  silent?: boolean[];
  /** What the terminal asks the viewer. */
  asked?: Said;
  refused?: { move: string; rule: string; facts: Record<string, unknown>; said: Said }[];
}

export interface Sample {
  name: string;
  book: string;
  /** What the terminal remarks about the table. */
  remarks: Said[];
  viewers: { viewer: number | null; snapshot: Snapshot; lines: SampleLine[] }[];
}

const files = import.meta.glob<string>("../../samples/*", { query: "?raw", import: "default" });

const nameOf = (path: string): string => path.replace(/^.*\//, "").replace(/\.\w+$/, "");

async function read(ending: string, name: string): Promise<string> {
  const load = files[`../../samples/${name}${ending}`];
  if (!load) throw new Error(MISSING);
  return load();
}

export const MISSING = "There are no sample sessions: write them with `npm run samples` (it needs the Python part).";
export const NAMES = Object.keys(files)
  .filter((path) => /\/(?!looks|lessons|replays)[^/]+\.json$/.test(path))
  .map(nameOf);

/** The names for `test.each`, or one that does not exist, so that its test says what is missing. */
export const SAMPLES = NAMES.length > 0 ? NAMES : ["no samples"];

export const sample = async (name: string): Promise<Sample> => JSON.parse(await read(".json", name)) as Sample;
/** How every game looks, by its id. */
export const looks = async (): Promise<Record<string, Look>> =>
  JSON.parse(await read(".json", "looks")) as Record<string, Look>;
/** The guided first games, by the rulebook. */
export const lessons = async (): Promise<Record<string, LessonBook>> =>
  JSON.parse(await read(".json", "lessons")) as Record<string, LessonBook>;
export const locale = (lang: Lang): Promise<string> => read(".ftl", lang);

type Changing = Omit<View, "options" | "look">;

/** The whole view after a line. */
export function whole(view: Changing, { options, look }: Pick<View, "options" | "look">): View {
  return { ...view, options, look };
}

/** Whole games as they are looked at again; the first viewer only looked on, the others are the seats. */
export interface Retold {
  name: string;
  record: unknown;
  viewers: { snapshot: Snapshot; news: News[] }[];
}
export const replays = async (): Promise<Retold[]> => JSON.parse(await read(".json", "replays")) as Retold[];
