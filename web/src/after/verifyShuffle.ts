// Verifies from its record that the shuffle of a game was fixed before the game began; docs/security.md explains what
// that proves. `tischlein verify`, which knows the rules, also repeats the deal.

import type { KnownPromise } from "../table/promises";
import { sha256 } from "./sha256";

/** The parts of a record that can be checked without knowing the rules. */
export interface ShuffleRecord {
  readonly game: string;
  readonly seed: string;
  readonly salt: string;
  readonly commitment: string;
  readonly moves: readonly (readonly [number, string, string])[];
  readonly head: string;
  readonly shuffle: { readonly promise: string; readonly secret: string; readonly words: readonly string[] };
}

/**
 * promise  the secret matches the promise, which is its hash
 * heard    promise and words are those that this browser received before the game
 * seed     the seed consists of the secret and all players' words, and nothing else
 * sealed   the commitment of the record matches seed and table
 * moves    the hash chain of the moves is intact: none was changed, removed or added
 */
export type Check = "promise" | "heard" | "seed" | "sealed" | "moves";

export interface Verdict {
  readonly holds: boolean;
  /** In the order of checking. */
  readonly checks: readonly { readonly check: Check; readonly holds: boolean }[];
}

/** Return the value as a record with a joint shuffle, or null if it is not one. */
export function parseShuffleRecord(value: unknown): ShuffleRecord | null {
  const record = value as Partial<ShuffleRecord> | null;
  const shuffle = record?.shuffle;
  const texts = [record?.game, record?.seed, record?.salt, record?.commitment, record?.head];
  const secrets = [shuffle?.promise, shuffle?.secret];
  if (![...texts, ...secrets].every((text) => typeof text === "string")) return null;
  if (!Array.isArray(shuffle?.words) || !shuffle.words.every((word: unknown) => typeof word === "string")) return null;
  if (!Array.isArray(record?.moves) || !record.moves.every((move: unknown) => Array.isArray(move))) return null;
  return record as ShuffleRecord;
}

/** Verify a record. `expectedSalt` names the table and the number of the game, if they are known. */
export async function verifyShuffle(
  record: ShuffleRecord,
  { heard = null, expectedSalt = null }: { heard?: KnownPromise | null; expectedSalt?: string | null } = {},
): Promise<Verdict> {
  const { promise, secret, words } = record.shuffle;
  const found: [Check, boolean][] = [["promise", (await sha256(secret)) === promise]];
  if (heard) found.push(["heard", heard.promise === promise && sameWords(heard.words, words)]);
  // Compared as text: the same list in another notation is a different seed.
  found.push(["seed", record.seed === JSON.stringify([secret, ...words])]);
  const seal = await sha256(`${record.seed}:${record.salt}`);
  found.push(["sealed", seal === record.commitment && (expectedSalt === null || expectedSalt === record.salt)]);
  found.push(["moves", await isChainIntact(record)]);
  return { holds: found.every(([, holds]) => holds), checks: found.map(([check, holds]) => ({ check, holds })) };
}

/** Compare the words; players who left took theirs along, so a missing word proves nothing. */
const sameWords = (heard: readonly string[], words: readonly string[]): boolean =>
  heard.every((word, at) => word === "" || word === words[at]);

/** Return whether the hash chain of the moves is intact. */
async function isChainIntact({ commitment, moves, head }: ShuffleRecord): Promise<boolean> {
  let link = commitment.slice(0, 16);
  for (const [seat, move, recorded] of moves) {
    link = (await sha256(`${link} ${seat} ${move}`)).slice(0, 16);
    if (link !== recorded) return false;
  }
  return link === head;
}
