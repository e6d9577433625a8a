import { expect, test } from "vitest";
import { GONE_FOR, Keys, KEPT_FOR, memory } from "./keys";

test("keys are kept by table, and the seat taken last comes first", () => {
  const keys = new Keys(memory(), () => 5);
  keys.keep("a", { invitation: "i", host: "h" });
  keys.keep("a", { seat: "s1" });
  keys.keep("a", { seat: "s2" });
  expect(keys.forHello("a")).toEqual(["s2", "h", "i"]);
  expect(keys.forHello("a", "s1")).toEqual(["s1", "h", "i"]);
  expect(keys.forHello("a", null)).toEqual(["h", "i"]);
  expect(keys.forRequest("a")).toBe("h");
  expect(keys.forHello("b")).toEqual([]);
  keys.dropSeat("a", "s2");
  expect(keys.of("a").seats).toEqual(["s1"]);
});

test("a table that was only looked at leaves no trace", () => {
  const keys = new Keys(memory());
  keys.touch("a");
  keys.markGone("a");
  expect(keys.tables()).toEqual([]);
});

test("what is broken or from elsewhere is passed over", () => {
  const store = memory();
  store.setItem("table.a", "{");
  store.setItem("table.b", '"x"');
  store.setItem("lang", "de");
  const keys = new Keys(store);
  expect([keys.of("a").seats, keys.of("b").seats, keys.tables()]).toEqual([[], [], []]);
});

test("the tables last seen come first, and old ones are thrown away", () => {
  let now = 1;
  const keys = new Keys(memory(), () => now);
  keys.keep("a", { seat: "x" });
  now = 2;
  keys.keep("b", { seat: "y" });
  expect(keys.tables().map(({ table }) => table)).toEqual(["b", "a"]);
  keys.markGone("a");
  now += GONE_FOR;
  keys.tidy();
  expect(keys.of("a").seats).toEqual([]);
  expect(keys.tables().map(({ table }) => table)).toEqual(["b"]);
  now += KEPT_FOR;
  keys.tidy();
  expect(keys.tables()).toEqual([]);
});
