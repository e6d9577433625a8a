// Records of finished games.

import { api, keys } from "../app/app.svelte";
import { store } from "../app/settings.svelte";
import type { Problem } from "../net/api";
import { findPromise } from "../table/promises";
import { parseShuffleRecord, type ShuffleRecord, type Verdict, verifyShuffle } from "./verifyShuffle";
import { downloadJson } from "./share";

export interface GameRef {
  readonly table: string;
  readonly number: number;
}

export interface VerifiedRecord {
  readonly record: ShuffleRecord;
  readonly verdict: Verdict;
  /** The promise that this browser received before the game, if it did. */
  readonly noted: string | null;
}

/** Verify the shuffle of a game. Returns null if we may not read its record, or if it has no joint shuffle. */
export async function verifyGame({ table, number }: GameRef): Promise<VerifiedRecord | null> {
  const found = await api.record(table, number, keys.forRequest(table));
  const record = found.ok ? parseShuffleRecord(found.value) : null;
  if (!record) return null;
  return verify(record, table, number, `${table}/${number}`);
}

/** Verify a record in a file. Returns null if it is not a record. */
export async function verifyFile(file: Blob): Promise<VerifiedRecord | null> {
  try {
    const record = parseShuffleRecord(JSON.parse(await file.text()));
    if (!record) return null;
    const [table = "", number = ""] = record.salt.split("/");
    return await verify(record, table, Number(number));
  } catch {
    return null;
  }
}

async function verify(
  record: ShuffleRecord,
  table: string,
  number: number,
  expectedSalt: string | null = null,
): Promise<VerifiedRecord> {
  const heard = findPromise(store, table, number);
  return { record, verdict: await verifyShuffle(record, { heard, expectedSalt }), noted: heard?.promise ?? null };
}

/** Download the record as a file. */
export async function downloadRecord({ table, number }: GameRef): Promise<Problem | null> {
  const found = await api.record(table, number, keys.forRequest(table));
  if (!found.ok) return found;
  downloadJson(`${String(found.value["game"])}-${table}-${number}.json`, found.value);
  return null;
}

/** Return whether anyone with the link may watch a game; without a key, we could not watch it otherwise. */
export async function isPublicGame({ table, number }: GameRef): Promise<boolean> {
  const key = keys.forRequest(table);
  if (key === undefined) return true;
  const found = await api.finished(table, key);
  const game = found.ok ? found.value.games.find((game) => game.number === number) : undefined;
  return game !== undefined && (game.replays || game.shared);
}
