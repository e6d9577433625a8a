import { expect, test } from "vitest";
import { GONE_TTL, KeyStore, memoryStore, UNUSED_TTL } from "./keys";

test("keys are stored by table, and the seat taken last comes first", () => {
  const keys = new KeyStore(memoryStore(), () => 5);
  keys.save("a", { invitation: "i", host: "h" });
  keys.save("a", { seat: "s1" });
  keys.save("a", { seat: "s2" });
  expect(keys.forHello("a")).toEqual(["s2", "h", "i"]);
  expect(keys.forHello("a", "s1")).toEqual(["s1", "h", "i"]);
  expect(keys.forHello("a", null)).toEqual(["h", "i"]);
  expect(keys.forRequest("a")).toBe("h");
  expect(keys.forHello("b")).toEqual([]);
  keys.dropSeat("a", "s2");
  expect(keys.get("a").seats).toEqual(["s1"]);
});

test("a table that was only watched leaves no trace", () => {
  const keys = new KeyStore(memoryStore());
  keys.touch("a");
  keys.markGone("a");
  expect(keys.tables()).toEqual([]);
});

test("invalid and foreign entries are ignored", () => {
  const store = memoryStore();
  store.setItem("table.a", "{");
  store.setItem("table.b", '"x"');
  store.setItem("lang", "de");
  const keys = new KeyStore(store);
  expect([keys.get("a").seats, keys.get("b").seats, keys.tables()]).toEqual([[], [], []]);
});

test("the most recent tables come first, and old ones are deleted", () => {
  let now = 1;
  const keys = new KeyStore(memoryStore(), () => now);
  keys.save("a", { seat: "x" });
  now = 2;
  keys.save("b", { seat: "y" });
  expect(keys.tables().map(({ table }) => table)).toEqual(["b", "a"]);
  keys.markGone("a");
  now += GONE_TTL;
  keys.prune();
  expect(keys.get("a").seats).toEqual([]);
  expect(keys.tables().map(({ table }) => table)).toEqual(["b"]);
  now += UNUSED_TTL;
  keys.prune();
  expect(keys.tables()).toEqual([]);
});
