// The record of a finished game, as this browser may have it.

import { api, keys } from "../app/app.svelte";
import { store } from "../app/settings.svelte";
import type { Problem } from "../net/api";
import { findPromise } from "../table/promises";
import { checkable, type Checkable, judge, type Verdict } from "./verifyShuffle";
import { save } from "./share";

export interface Played {
  readonly table: string;
  readonly number: number;
}

export interface Judged {
  readonly record: Checkable;
  readonly verdict: Verdict;
}

/** Check the shuffle of a game; null if there is no record for us, or none that tells of one. */
export async function judged({ table, number }: Played): Promise<Judged | null> {
  const found = await api.record(table, number, keys.forRequest(table));
  const record = found.ok ? checkable(found.value) : null;
  if (!record) return null;
  const verdict = await judge(record, { heard: findPromise(store, table, number), played: `${table}/${number}` });
  return { record, verdict };
}

/** Check a record from a file; null if it is none. */
export async function judgedFile(file: Blob): Promise<Judged | null> {
  try {
    const record = checkable(JSON.parse(await file.text()));
    if (!record) return null;
    const [table = "", number = ""] = record.salt.split("/");
    return { record, verdict: await judge(record, { heard: findPromise(store, table, Number(number)) }) };
  } catch {
    return null;
  }
}

/** Save the record as a file. Gives back what went wrong. */
export async function saveRecord({ table, number }: Played): Promise<Problem | null> {
  const found = await api.record(table, number, keys.forRequest(table));
  if (!found.ok) return found;
  save(`${String(found.value["game"])}-${table}-${number}.json`, found.value);
  return null;
}
