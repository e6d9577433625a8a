import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeAll, describe, expect, test } from "vitest";
import { type Database, memoryDatabase, openDatabase, withPlainErrors } from "./database";

beforeAll(() => void (globalThis.IDBKeyRange = IDBKeyRange));
const NO_ROWS = "{}";

describe.each([
  ["the browser", () => openDatabase(new IDBFactory())],
  ["memory", () => Promise.resolve(memoryDatabase())],
])("a database in %s", (_, open) => {
  test("keeps the entries of a log in order", async () => {
    const database = await open();
    expect(await database.append("a", 0, "zero\none", NO_ROWS)).toBe(true);
    expect(await database.append("a", 2, "two", NO_ROWS)).toBe(true);
    expect(await database.append("b", 0, "other", NO_ROWS)).toBe(true);
    expect(await database.entries("a", -1)).toBe("zero\none\ntwo");
    expect(await database.entries("a", 0)).toBe("one\ntwo");
    expect(await database.entries("a", 2)).toBe("");
    expect(await database.entries("none", -1)).toBe("");
  });

  test("does not overwrite an entry, nor write the rows that came with it", async () => {
    const database = await open();
    await database.append("a", 0, "zero\none", JSON.stringify({ table: { id: "a", at: 1 } }));
    const rows = JSON.stringify({ table: { id: "a", at: 2 } });
    expect(await database.append("a", 1, "uno\ndos", rows)).toBe(false);
    expect(await database.entries("a", -1)).toBe("zero\none");
    expect(JSON.parse(await database.rows())).toEqual({ tables: [{ id: "a", at: 1 }], finished: [] });
  });

  test("keeps the rows of tables and finished games", async () => {
    const database = await open();
    expect(JSON.parse(await database.rows())).toEqual({ tables: [], finished: [] });
    const game = { table: "a", number: 1, places: [1, 2] };
    await database.append("a", 0, "zero", JSON.stringify({ table: { id: "a" }, finished: game }));
    await database.append("b", 0, "zero", JSON.stringify({ table: { id: "b" } }));
    await database.put("b", JSON.stringify({ id: "b", seen: 7 }));
    expect(JSON.parse(await database.rows())).toEqual({
      tables: [{ id: "a" }, { id: "b", seen: 7 }],
      finished: [game],
    });
    await database.put_finished("a", 1, JSON.stringify({ ...game, review: null }));
    expect(JSON.parse(await database.rows())).toMatchObject({ finished: [{ ...game, review: null }] });
  });

  test("keeps small values", async () => {
    const database = await open();
    expect(await database.value("key")).toBe(null);
    await database.set_value("key", "secret");
    expect(await database.value("key")).toBe("secret");
  });
});

test("a database outlives the page", async () => {
  const factory = new IDBFactory();
  await (await openDatabase(factory)).append("a", 0, "zero", NO_ROWS);
  expect(await (await openDatabase(factory)).entries("a", -1)).toBe("zero");
});

test("of two hosts that append the same entry, one loses", async () => {
  const factory = new IDBFactory();
  const hosts = await Promise.all([openDatabase(factory), openDatabase(factory)]);
  const done = await Promise.all(hosts.map((host, at) => host.append("a", 0, String(at), NO_ROWS)));
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(await hosts[0].entries("a", -1)).toMatch(/^[01]$/);
});

test("what goes wrong is a plain error, whatever class the browser has for it", async () => {
  const reason: Error = { name: "QuotaExceededError", message: "full" };
  const fail = (): Promise<never> => Promise.reject(reason);
  const broken: Database = {
    append: fail,
    entries: fail,
    rows: fail,
    put: fail,
    put_finished: fail,
    value: fail,
    set_value: fail,
  };
  const database = withPlainErrors(broken);
  const calls = [
    database.append("a", 0, "", NO_ROWS),
    database.entries("a", 0),
    database.rows(),
    database.put("a", ""),
    database.put_finished("a", 1, ""),
    database.value("a"),
    database.set_value("a", ""),
  ];
  for (const call of calls) {
    const error: unknown = await call.catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject(reason);
  }
});
