// All that goes over plain HTTP: names, tables, games, books and records.

import type { LessonBook } from "./lessons";
import type { TimeControl, News, TableSetup, Snapshot, TableStatus } from "./messages";

/** What went wrong: a word for programs and a sentence for people. `away`: the server did not answer. */
export interface Problem {
  readonly code: string;
  readonly text: string;
}

export type Result<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & Problem);

export interface GuestName {
  name: string | null;
}

export interface PublicAddress {
  /** The origin to put into links for others; null if only this computer can come in. */
  origin: string | null;
}

export interface NewTable extends TableSetup {
  /** Levels of the computer players on the last seats. */
  bots?: string[];
}

export interface OpenedTable {
  id: string;
  host: string;
  invitation: string;
  link: string;
}

export interface ListedTable {
  id: string;
  game: string;
  seats: number;
  taken: number;
  people: string[];
  phase: TableStatus["phase"];
  options: Record<string, unknown>;
  clock: TimeControl | null;
  spectators: boolean;
  created: number;
  updated: number;
}

export interface Lobby {
  tables: ListedTable[];
  before: number | null;
}

/** A table as it is known without its log. */
export interface TableSummary {
  id: string;
  setup: TableSetup;
  phase: TableStatus["phase"];
  taken: number;
  people: string[];
  created: number;
  updated: number;
}

export interface FinishedGame {
  table: string;
  number: number;
  game: string;
  names: string[];
  first: number;
  last: number;
  ended: number;
  scores: number[] | null;
  places: number[];
  replays: boolean;
}

export interface Archive {
  games: FinishedGame[];
  before: number | null;
}

export interface GameOption {
  name: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  house: boolean;
  own: boolean;
}

export interface GameInfo {
  id: string;
  seats: [number, number];
  rulebook: string;
  options: GameOption[];
  picture: PictureItem[];
  /** There is a guided first game. */
  lesson: boolean;
}

/** A card or a die: its centre, width and turn, in hundredths of the picture's height; without either, a back. */
export interface PictureItem {
  x: number;
  y: number;
  w: number;
  r?: number;
  card?: Record<string, string | number> | null;
  die?: string;
}

export interface GameCatalog {
  games: GameInfo[];
  levels: string[];
  languages: string[];
}

export interface Rulebook {
  name: string;
  lang: string;
  text: string;
  rules: Record<string, string>;
}

/** The record of a game: what `tischlein verify` checks. */
export type GameRecord = Record<string, unknown>;

/** A finished game as one viewer saw it: the table after the deal, then every line up to the end. */
export interface Replay {
  snapshot: Snapshot;
  news: News[];
}

interface PageQuery {
  limit?: number;
  before?: number | null;
}

type Fetch = (path: string, options?: RequestInit) => Promise<Response>;

export class Api {
  constructor(private readonly fetch: Fetch = (path, options) => globalThis.fetch(path, options)) {}

  guestName = (): Promise<Result<GuestName>> => this.get("/api/guest");
  renameGuest = (name: string): Promise<Result<GuestName>> => this.post("/api/guest", { name });

  publicAddress = (): Promise<Result<PublicAddress>> => this.get("/api/address");
  games = (): Promise<Result<GameCatalog>> => this.get("/api/games");
  lobby = (page: PageQuery = {}): Promise<Result<Lobby>> => this.get(`/api/tables${query(page)}`);
  openTable = (table: NewTable): Promise<Result<OpenedTable>> => this.post("/api/tables", table);
  table = (id: string, key?: string): Promise<Result<TableSummary>> => this.get(`/api/tables/${name(id)}`, key);

  finished = (id: string, key?: string): Promise<Result<{ games: FinishedGame[] }>> =>
    this.get(`/api/tables/${name(id)}/games`, key);
  record = (id: string, number: number, key?: string): Promise<Result<GameRecord>> =>
    this.get(recordPath(id, number), key);
  /** `viewer` is a seat, or null for who only looked on. */
  replay = (id: string, number: number, viewer: number | null, key?: string): Promise<Result<Replay>> =>
    this.get(`/api/tables/${name(id)}/games/${number}/replay?viewer=${viewer ?? "none"}`, key);
  archive = (page: PageQuery = {}): Promise<Result<Archive>> => this.get(`/api/archive${query(page)}`);

  rulebook = (book: string, lang: string): Promise<Result<Rulebook>> =>
    this.get(`/api/rulebooks/${name(book)}/${name(lang)}`);
  lessons = (book: string): Promise<Result<LessonBook>> => this.get(`/api/lessons/${name(book)}`);
  /** Every word of the program in one language, as Fluent source. */
  locale = (lang: string): Promise<Result<string>> =>
    this.ask(`/api/locales/${name(lang)}`, {}, (answer) => answer.text());

  private get<T>(path: string, key?: string): Promise<Result<T>> {
    return this.ask(path, key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } }, json<T>);
  }

  private post<T>(path: string, body: unknown): Promise<Result<T>> {
    const headers = { "content-type": "application/json" };
    return this.ask(path, { method: "POST", headers, body: JSON.stringify(body) }, json<T>);
  }

  private async ask<T>(path: string, options: RequestInit, read: (answer: Response) => Promise<T>): Promise<Result<T>> {
    try {
      const answer = await this.fetch(path, options);
      if (answer.ok) return { ok: true, value: await read(answer) };
      return { ok: false, ...(await problemOf(answer)) };
    } catch {
      return { ok: false, code: "away", text: "The server does not answer." };
    }
  }
}

/** The value of a result, where a promise that fails is wanted. */
export async function unwrap<T>(result: Promise<Result<T>>): Promise<T> {
  const found = await result;
  if (found.ok) return found.value;
  throw new Error(`${found.code}: ${found.text}`);
}

const name = encodeURIComponent;
const json = <T>(answer: Response): Promise<T> => answer.json() as Promise<T>;

export const recordPath = (id: string, number: number): string => `/api/tables/${name(id)}/games/${number}/record`;

function query({ limit, before }: PageQuery): string {
  const parts = new URLSearchParams();
  if (limit !== undefined) parts.set("limit", String(limit));
  if (before != null) parts.set("before", String(before));
  return parts.size > 0 ? `?${parts}` : "";
}

/** Behind a proxy an error need not be ours. */
async function problemOf(answer: Response): Promise<Problem> {
  try {
    const told = (await answer.json()) as Partial<Problem>;
    if (typeof told.code === "string" && typeof told.text === "string") return { code: told.code, text: told.text };
  } catch {
    // It is said below.
  }
  return { code: `http-${answer.status}`, text: answer.statusText || `The server answered with ${answer.status}.` };
}
