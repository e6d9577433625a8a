// Whether the cards of a game lay fixed before it began, computed here from its record. docs/security.md says what that
// proves; the cards themselves are dealt anew by `tischlein verify`, which knows the rules.

import type { KnownPromise } from "../table/promises";
import { sha256 } from "./sha256";

/** As much of a record as can be checked without knowing the rules. */
export interface Checkable {
  readonly game: string;
  readonly seed: string;
  readonly salt: string;
  readonly commitment: string;
  readonly moves: readonly (readonly [number, string, string])[];
  readonly head: string;
  readonly shuffle: { readonly promise: string; readonly secret: string; readonly words: readonly string[] };
}

/**
 * promise  the secret is the one that was promised
 * heard    promise and words are those that this browser was told while the secret was one
 * seed     the seed is made of the secret and everybody's words, and of nothing else
 * sealed   seed and table are what the record is sealed with
 * moves    every move is linked to all before it, so none was changed, left out or added
 */
export type Check = "promise" | "heard" | "seed" | "sealed" | "moves";

export interface Verdict {
  readonly holds: boolean;
  /** In the order in which they were made. */
  readonly checks: readonly { readonly check: Check; readonly holds: boolean }[];
}

/** The record, if a value is one of a game that was shuffled by several. */
export function checkable(value: unknown): Checkable | null {
  const record = value as Partial<Checkable> | null;
  const shuffle = record?.shuffle;
  const texts = [record?.game, record?.seed, record?.salt, record?.commitment, record?.head];
  const secrets = [shuffle?.promise, shuffle?.secret];
  if (![...texts, ...secrets].every((text) => typeof text === "string")) return null;
  if (!Array.isArray(shuffle?.words) || !shuffle.words.every((word: unknown) => typeof word === "string")) return null;
  if (!Array.isArray(record?.moves) || !record.moves.every((move: unknown) => Array.isArray(move))) return null;
  return record as Checkable;
}

/** Check a record; `played` is the table and the number of the game, as its salt is written, if they are known. */
export async function judge(
  record: Checkable,
  { heard = null, played = null }: { heard?: KnownPromise | null; played?: string | null } = {},
): Promise<Verdict> {
  const { promise, secret, words } = record.shuffle;
  const found: [Check, boolean][] = [["promise", (await sha256(secret)) === promise]];
  if (heard) found.push(["heard", heard.promise === promise && same(heard.words, words)]);
  // By its letters: the same list written otherwise would be another seed.
  found.push(["seed", record.seed === JSON.stringify([secret, ...words])]);
  const seal = await sha256(`${record.seed}:${record.salt}`);
  found.push(["sealed", seal === record.commitment && (played === null || played === record.salt)]);
  found.push(["moves", await linked(record)]);
  return { holds: found.every(([, holds]) => holds), checks: found.map(([check, holds]) => ({ check, holds })) };
}

/** Whoever leaves takes the word along, so one that was not heard proves nothing. */
const same = (told: readonly string[], words: readonly string[]): boolean =>
  told.every((word, at) => word === "" || word === words[at]);

async function linked({ commitment, moves, head }: Checkable): Promise<boolean> {
  let link = commitment.slice(0, 16);
  for (const [seat, move, told] of moves) {
    link = (await sha256(`${link} ${seat} ${move}`)).slice(0, 16);
    if (link !== told) return false;
  }
  return link === head;
}
