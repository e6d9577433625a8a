import { expect, test } from "vitest";
import { hands } from "./hands.svelte";

test("everybody at one device has an order of their own", () => {
  const [ada, mia] = [
    { table: "kx3m", seat: 0 },
    { table: "kx3m", seat: 1 },
  ];
  hands.put(ada, ["b", "a"]);
  expect(hands.order(mia)).toBeNull();
  hands.put(mia, ["d", "c"]);
  hands.forget(mia);
  expect([hands.order(ada), hands.order(mia)]).toEqual([["b", "a"], null]);
});
