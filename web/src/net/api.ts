// The HTTP API of the server; tables themselves use a WebSocket (connection.ts).

import type { LessonBook } from "./lessons";
import type { TimeControl, News, SeatInfo, TableSetup, Snapshot, TableStatus } from "./messages";

/** An error, as a code for programs and a sentence for people. The code `away` means that the server did not answer. */
export interface Problem {
  readonly code: string;
  readonly text: string;
}

export type Result<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & Problem);

export type Animal = NonNullable<SeatInfo["animal"]>;

/** The guest's name and animal; null if no name has been chosen. */
export interface GuestProfile {
  name: string | null;
  animal: Animal | null;
}

/** The join code of a table, and when it expires. */
export interface ShownCode {
  code: string;
  expires: number;
}

export interface Invitation {
  id: string;
  invitation: string;
  link: string;
}

export interface PublicAddress {
  /** The origin for links to other devices; null if only this computer can reach the server. */
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
  animals: Animal[];
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

/** A table without its log. */
export interface TableSummary {
  id: string;
  setup: TableSetup;
  phase: TableStatus["phase"];
  taken: number;
  people: string[];
  animals: Animal[];
  created: number;
  updated: number;
}

/** What a review says of a seat, in shares of a win; of a series, `result` and `luck` are the means of its games. */
export interface SeatReviewSummary {
  result: number;
  luck: number;
  gave_away: number;
  gave_away_error: number;
  at_stake: number;
}

/** What the complete review of a game says of its seats. */
export interface GameReviewSummary {
  effort: string;
  seats: SeatReviewSummary[];
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
  /** By seat; empty in games from before players had an animal. */
  animals: Animal[];
  /** The ids of the people at this table, by seat; empty for computer players. */
  people: string[];
  /** Whether the table agreed that anyone with the link may watch the game. */
  shared: boolean;
  /** What the review of the game says; null if there is none yet. */
  review: GameReviewSummary | null;
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

export interface GameDescription {
  id: string;
  seats: [number, number];
  rulebook: string;
  options: GameOption[];
  picture: PictureItem[];
  /** Whether there is a guided first game. */
  lesson: boolean;
  /** How long it takes with four people. */
  minutes?: number | null;
  /** The chapter of the rulebook about it, if the book has other games as well. */
  chapter?: number | null;
  /** The number of players of its daily deal, if it has one. */
  daily?: number | null;
}

/** A card, a die or, without either, a card back; centre, width and rotation in hundredths of the picture's height. */
export interface PictureItem {
  x: number;
  y: number;
  w: number;
  r?: number;
  card?: Record<string, string | number> | null;
  die?: string;
}

export interface GameCatalog {
  games: GameDescription[];
  levels: string[];
  /** The computer players by name, in the order in which they sit down. */
  bots: Record<string, Animal>;
  languages: string[];
}

export interface RulebookText {
  name: string;
  lang: string;
  text: string;
  rules: Record<string, string>;
  /** Cards that illustrate a rule, by its number, with their parts. */
  pictures: Record<string, Record<string, string | number>[]>;
}

/** The record of a game, which `tischlein verify` checks. */
export type GameRecord = Record<string, unknown>;

/** A player of a game that is brought to a server; `level` is set for a computer player. */
export interface ImportedPlayer {
  name: string;
  animal: Animal | null;
  level: string | null;
}

/** A game to bring in; without players, they are unknown. */
export interface GameImport {
  record: unknown;
  players?: ImportedPlayer[];
}

/** A game that was brought in, and the keys of its table; `new` is false if that had been done before. */
export interface ImportedGame {
  game: FinishedGame;
  host: string;
  invitation: string;
  link: string;
  /** The keys of the people's seats. */
  seats: string[];
  new: boolean;
}

/** A finished game as one viewer saw it: the table after the deal, then every log entry up to the end. */
export interface Replay {
  snapshot: Snapshot;
  news: News[];
}

// --- the review of a finished game, as in `review/results.py`; all values are shares of a win

export type Grade = "best" | "good" | "inaccurate" | "mistake" | "blunder";

/** A move that was possible: the chance to win with it, how far it is behind the best, and the standard error. */
export interface MoveValue {
  /** The notation; null lets an open window pass. */
  move: string | null;
  chance: number;
  behind: number;
  error: number;
}

/** What a seat could know of a choice. `moves` has the best one first; `reason` is a message that speaks for it. */
export interface DecisionReview {
  moves: MoveValue[];
  gave_away: number;
  error: number;
  at_stake: number;
  grade: Grade;
  reason: string;
}

/** An event, and what it changed for each seat. `after_moves` is the number of moves in the record before it. */
export interface ReviewEvent {
  number: number;
  kind: "deal" | "move" | "pass";
  after_moves: number;
  seat: number | null;
  move: string | null;
  values: number[];
  chance: number[];
  hidden: number[];
  skill: number[];
  decision: DecisionReview | null;
}

/** A seat's account of a game: `fair` and the next six terms add up to `result`. */
export interface SeatReview {
  result: number;
  fair: number;
  deal: number;
  draws: number;
  hidden: number;
  moves: number;
  others_moves: number;
  others_luck: number;
  gave_away: number;
  gave_away_error: number;
  at_stake: number;
  skill: number | null;
  skill_error: number | null;
  luck: number;
  grades: Partial<Record<Grade, number>>;
  moments: number[];
}

export interface GameReview {
  game: string;
  events: ReviewEvent[];
  seats: SeatReview[];
  points: number[];
  places: number[];
}

/** `standing` has each seat's chance to win a series after each of its games. */
export interface Review {
  format: "tischlein-review/1";
  game: string;
  seats: number;
  head: string;
  effort: string;
  seed: string;
  games: GameReview[];
  standing: number[][];
  skill: (number | null)[];
  skill_error: (number | null)[];
  progress: number;
}

/** How much of a review is done, from 0 to 1, and what it says so far. */
export interface ReviewState {
  progress: number;
  review: Review | null;
}

// --- puzzles

export type Difficulty = "easy" | "medium" | "hard";

export interface PuzzleCount {
  game: string;
  count: number;
}

export interface ListedPuzzle {
  number: number;
  seats: number;
  difficulty: Difficulty;
}

/** A position to solve: the game as its seat saw it up to the moment, and what every move is worth, the best one first. */
export interface Puzzle {
  game: string;
  number: number;
  seats: number;
  options: Record<string, unknown>;
  seat: number;
  difficulty: Difficulty;
  replay: Replay;
  moves: MoveValue[];
  /** The message that speaks for the best move. */
  reason: string;
}

interface PageQuery {
  limit?: number;
  before?: number | null;
}

type Fetch = (path: string, options?: RequestInit) => Promise<Response>;

export class Api {
  constructor(private readonly fetch: Fetch = (path, options) => globalThis.fetch(path, options)) {}

  guest = (): Promise<Result<GuestProfile>> => this.get("/api/guest");
  renameGuest = (name: string, animal?: Animal): Promise<Result<GuestProfile>> =>
    this.post("/api/guest", { name, animal });

  publicAddress = (): Promise<Result<PublicAddress>> => this.get("/api/address");
  games = (): Promise<Result<GameCatalog>> => this.get("/api/games");
  lobby = (page: PageQuery = {}): Promise<Result<Lobby>> => this.get(`/api/tables${query(page)}`);
  openTable = (table: NewTable): Promise<Result<OpenedTable>> => this.post("/api/tables", table);
  table = (id: string, key?: string): Promise<Result<TableSummary>> => this.get(`/api/tables/${encode(id)}`, key);

  joinCode = (id: string, key: string): Promise<Result<ShownCode>> =>
    this.post(`/api/tables/${encode(id)}/code`, {}, key);
  joinByCode = (code: string): Promise<Result<Invitation>> => this.post("/api/join", { code });

  finished = (id: string, key?: string): Promise<Result<{ games: FinishedGame[] }>> =>
    this.get(`/api/tables/${encode(id)}/games`, key);
  record = (id: string, number: number, key?: string): Promise<Result<GameRecord>> =>
    this.get(recordPath(id, number), key);
  /** Fetch a replay as a seat saw it, or a spectator if `viewer` is null. */
  replay = (id: string, number: number, viewer: number | null, key?: string): Promise<Result<Replay>> =>
    this.get(`/api/tables/${encode(id)}/games/${number}/replay?viewer=${viewer ?? "none"}`, key);
  /** Fetch what is known of the review of a game. The first request starts the work. */
  review = (id: string, number: number, key?: string): Promise<Result<ReviewState>> =>
    this.get(`/api/tables/${encode(id)}/games/${number}/review`, key);
  archive = (page: PageQuery = {}): Promise<Result<Archive>> => this.get(`/api/archive${query(page)}`);

  puzzles = (): Promise<Result<{ puzzles: PuzzleCount[] }>> => this.get("/api/puzzles");
  puzzlesOf = (game: string): Promise<Result<{ game: string; puzzles: ListedPuzzle[] }>> =>
    this.get(`/api/puzzles/${encode(game)}`);
  puzzle = (game: string, number: number): Promise<Result<Puzzle>> =>
    this.get(`/api/puzzles/${encode(game)}/${number}`);

  /** Bring in a game that was played elsewhere. */
  bringIn = (game: GameImport): Promise<Result<ImportedGame>> => this.post("/api/records", game);

  rulebook = (book: string, lang: string): Promise<Result<RulebookText>> =>
    this.get(`/api/rulebooks/${encode(book)}/${encode(lang)}`);
  lessons = (book: string): Promise<Result<LessonBook>> => this.get(`/api/lessons/${encode(book)}`);
  /** Fetch the messages in one language, or a chapter of them, as Fluent source. */
  locale = (lang: string, chapter?: string): Promise<Result<string>> =>
    this.request(
      `/api/locales/${[lang, chapter]
        .filter((part) => part !== undefined)
        .map(encode)
        .join("/")}`,
      {},
      (response) => response.text(),
    );

  private get<T>(path: string, key?: string): Promise<Result<T>> {
    return this.request(path, { headers: authorization(key) }, json<T>);
  }

  private post<T>(path: string, body: unknown, key?: string): Promise<Result<T>> {
    const headers = { "content-type": "application/json", ...authorization(key) };
    return this.request(path, { method: "POST", headers, body: JSON.stringify(body) }, json<T>);
  }

  private async request<T>(
    path: string,
    options: RequestInit,
    read: (response: Response) => Promise<T>,
  ): Promise<Result<T>> {
    try {
      const response = await this.fetch(path, options);
      if (response.ok) return { ok: true, value: await read(response) };
      return { ok: false, ...(await readProblem(response)) };
    } catch {
      return { ok: false, code: "away", text: "The server does not answer." };
    }
  }
}

/** Return the value of a result, or throw its error. */
export async function unwrap<T>(result: Promise<Result<T>>): Promise<T> {
  const found = await result;
  if (found.ok) return found.value;
  throw new Error(`${found.code}: ${found.text}`);
}

const encode = encodeURIComponent;
const authorization = (key?: string): Record<string, string> =>
  key === undefined ? {} : { authorization: `Bearer ${key}` };
const json = <T>(response: Response): Promise<T> => response.json() as Promise<T>;

export const recordPath = (id: string, number: number): string => `/api/tables/${encode(id)}/games/${number}/record`;

function query({ limit, before }: PageQuery): string {
  const parts = new URLSearchParams();
  if (limit !== undefined) parts.set("limit", String(limit));
  if (before != null) parts.set("before", String(before));
  return parts.size > 0 ? `?${parts}` : "";
}

/** Read the error of a response; a proxy may have sent it in another format. */
async function readProblem(response: Response): Promise<Problem> {
  try {
    const body = (await response.json()) as Partial<Problem>;
    if (typeof body.code === "string" && typeof body.text === "string") return { code: body.code, text: body.text };
  } catch {
    // Not JSON: use the status below.
  }
  return {
    code: `http-${response.status}`,
    text: response.statusText || `The server answered with ${response.status}.`,
  };
}
