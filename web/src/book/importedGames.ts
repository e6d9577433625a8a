// Games that were played in this browser without a server, and are brought to one with their records.

import { isLocalTable } from "../app/offline.svelte";
import type { Api, FinishedGame, ImportedGame, ImportedPlayer, Result } from "../net/api";
import type { KeyStore, KeyValueStore } from "../net/keys";
import type { SeatInfo } from "../net/messages";

/** How the ids of tables begin whose first game was brought in. */
const PREFIX = "offline-";
const STORAGE_KEY = "imported";

type GameId = Pick<FinishedGame, "table" | "number">;
export const idOf = ({ table, number }: GameId): string => `${table}/${number}`;

/** Return whether a game was played elsewhere and brought in; later games of its table were played here. */
export const isImported = ({ table, number }: GameId): boolean => table.startsWith(PREFIX) && number === 1;

/** What became of the games of this browser: the table on the server, or null if they are to stay here. */
export class ImportLog {
  constructor(private readonly store: Pick<KeyValueStore, "getItem" | "setItem">) {}

  /** Return the table to which a game was brought, null if it is to stay here, or undefined if nobody has decided. */
  get(game: GameId): string | null | undefined {
    return this.load()[idOf(game)];
  }

  set(game: GameId, table: string | null): void {
    this.store.setItem(STORAGE_KEY, JSON.stringify({ ...this.load(), [idOf(game)]: table }));
  }

  private load(): Record<string, string | null> {
    try {
      return (JSON.parse(this.store.getItem(STORAGE_KEY) ?? "{}") ?? {}) as Record<string, string | null>;
    } catch {
      return {};
    }
  }
}

/** Return the games of this browser that a server has not got, the oldest first; lessons stay here. */
export async function findImportable(
  games: readonly FinishedGame[],
  log: ImportLog,
  { api, keys }: { api: Pick<Api, "table">; keys: Pick<KeyStore, "forRequest"> },
): Promise<FinishedGame[]> {
  const local = games.filter((game) => isLocalTable(game.table) && typeof log.get(game) !== "string");
  const tables = [...new Set(local.map(({ table }) => table))];
  const found = await Promise.all(tables.map((table) => api.table(table, keys.forRequest(table))));
  const lessons = new Set(found.flatMap((table) => (table.ok && table.value.setup.lesson ? [table.value.id] : [])));
  return local.filter(({ table }) => !lessons.has(table)).sort((a, b) => a.ended - b.ended);
}

/** Return who sat at a table, as a server wants to know it. */
export const playersOf = (seats: readonly SeatInfo[]): ImportedPlayer[] =>
  seats.map(({ kind, name = "", animal, level }) => ({
    name,
    animal: animal ?? null,
    level: kind === "bot" ? (level ?? null) : null,
  }));

export interface ImportRoute {
  /** The tables of this browser. */
  readonly local: Pick<Api, "record" | "replay">;
  readonly server: Pick<Api, "bringIn">;
  readonly keys: Pick<KeyStore, "forRequest" | "save">;
  readonly log: ImportLog;
}

/** Bring a game to the server, and keep the keys of its table there. */
export async function bringIn(
  { table, number }: GameId,
  { local, server, keys, log }: ImportRoute,
): Promise<Result<ImportedGame>> {
  const key = keys.forRequest(table);
  const record = await local.record(table, number, key);
  if (!record.ok) return record;
  // Only the replay knows the levels of the computer players.
  const replay = await local.replay(table, number, null, key);
  if (!replay.ok) return replay;
  const players = playersOf(replay.value.snapshot.status.seats);
  const found = await server.bringIn({ record: record.value, players });
  if (!found.ok) return found;
  const { game, host, invitation, seats } = found.value;
  keys.save(game.table, { host, invitation });
  for (const seat of [...seats].reverse()) keys.save(game.table, { seat });
  log.set({ table, number }, game.table);
  return found;
}
