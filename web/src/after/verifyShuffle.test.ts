import { expect, test } from "vitest";
import { parseShuffleRecord, type ShuffleRecord, verifyShuffle } from "./verifyShuffle";
import { sha256 } from "./sha256";
import { replays } from "../testing/samples";

test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
])("the hash of %j", async (text, sum) => {
  expect(await sha256(text)).toBe(sum);
  expect(await sha256(text, null)).toBe(sum);
});

test("our own hash equals the one of the browser", async () => {
  for (const length of [1, 54, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const text = "ő".repeat(length);
    expect(await sha256(text, null), `${length}`).toBe(await sha256(text));
  }
});

const genuine = async (): Promise<ShuffleRecord> => parseShuffleRecord((await replays())[0]?.record)!;
const failed = async (record: ShuffleRecord, more: Parameters<typeof verifyShuffle>[1] = {}): Promise<string[]> => {
  const { holds, checks } = await verifyShuffle(record, more);
  const wrong = checks.filter((check) => !check.holds).map(({ check }) => check);
  expect(holds).toBe(wrong.length === 0);
  return wrong;
};

test("a genuine record passes", async () => {
  const record = await genuine();
  const { promise, words } = record.shuffle;
  expect(words).toContain("blue moon");
  expect(await failed(record)).toEqual([]);
  expect(await failed(record, { heard: { promise, words }, expectedSalt: record.salt })).toEqual([]);
  expect((await verifyShuffle(record)).checks.map(({ check }) => check)).toEqual([
    "promise",
    "seed",
    "sealed",
    "moves",
  ]);
});

test("every change in a record is detected", async () => {
  const record = await genuine();
  const { shuffle, moves, salt } = record;
  expect(await failed({ ...record, shuffle: { ...shuffle, secret: "x" } })).toEqual(["promise", "seed"]);
  expect(await failed({ ...record, shuffle: { ...shuffle, promise: "0" } })).toEqual(["promise"]);
  expect(await failed({ ...record, shuffle: { ...shuffle, words: ["red sun"] } })).toEqual(["seed"]);
  expect(await failed({ ...record, seed: `${record.seed} ` })).toEqual(["seed", "sealed"]);
  expect(await failed({ ...record, seed: record.seed.replace(",", ", ") })).toEqual(["seed", "sealed"]);
  expect(await failed({ ...record, salt: "another/1" })).toEqual(["sealed"]);
  expect(await failed(record, { expectedSalt: `${salt}0` })).toEqual(["sealed"]);
  expect(await failed({ ...record, moves: moves.slice(1) })).toEqual(["moves"]);
  expect(await failed({ ...record, moves: moves.slice(0, -1) })).toEqual(["moves"]);
  const [seat, move, link] = moves[3]!;
  for (const other of [[seat + 1, move, link] as const, [seat, `${move}!`, link] as const]) {
    expect(await failed({ ...record, moves: moves.with(3, other) })).toEqual(["moves"]);
  }
});

test("a changed promise is detected by a browser that knows the original", async () => {
  const record = await genuine();
  const secret = "another secret";
  const words = record.shuffle.words;
  const seed = JSON.stringify([secret, ...words]);
  const commitment = await sha256(`${seed}:${record.salt}`);
  const promise = await sha256(secret);
  const forged = {
    ...record,
    seed,
    commitment,
    shuffle: { promise, secret, words },
    moves: [],
    head: commitment.slice(0, 16),
  };
  expect(await failed(forged)).toEqual([]);
  expect(await failed(forged, { heard: record.shuffle })).toEqual(["heard"]);
  expect(await failed(record, { heard: { ...record.shuffle, words: ["mine", ""] } })).toEqual(["heard"]);
});

test("anything but a record of a joint shuffle is rejected", async () => {
  const record = await genuine();
  expect(parseShuffleRecord(record)).toBe(record);
  const { shuffle: _, ...alone } = record;
  for (const other of [null, 7, "x", [], {}, alone, { ...record, seed: 7 }, { ...record, moves: [7] }]) {
    expect(parseShuffleRecord(other)).toBeNull();
  }
});
