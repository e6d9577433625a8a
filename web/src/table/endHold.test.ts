import { expect, test } from "vitest";
import type { PartEnd } from "./ends";
import { EndHold } from "./endHold.svelte";

const end = (key: string): PartEnd => ({ key }) as PartEnd;

test("the table waits until an end is closed, and the next end replaces it", async () => {
  const hold = new EndHold();
  const seen: string[] = [];
  void hold.show(end("1")).then(() => seen.push("1"));
  await Promise.resolve();
  expect([hold.end?.key, seen]).toEqual(["1", []]);
  void hold.show(end("2")).then(() => seen.push("2"));
  await Promise.resolve();
  expect([hold.end?.key, seen]).toEqual(["2", ["1"]]);
  hold.close();
  hold.close();
  await Promise.resolve();
  expect([hold.end, seen]).toEqual([null, ["1", "2"]]);
});

test("nothing waits for a panel that has left the page", async () => {
  const hold = new EndHold();
  const detach = hold.attach();
  expect(hold.attached).toBe(true);
  let closed = false;
  void hold.show(end("1")).then(() => (closed = true));
  detach();
  await Promise.resolve();
  expect([hold.attached, hold.end, closed]).toEqual([false, null, true]);
});
