import { expect, test } from "vitest";
import { handOrders } from "./handOrders.svelte";

test("players who share a device have separate orders", () => {
  const [ada, mia] = [
    { table: "kx3m", seat: 0 },
    { table: "kx3m", seat: 1 },
  ];
  handOrders.set(ada, ["b", "a"]);
  expect(handOrders.get(mia)).toBeNull();
  handOrders.set(mia, ["d", "c"]);
  handOrders.delete(mia);
  expect([handOrders.get(ada), handOrders.get(mia)]).toEqual([["b", "a"], null]);
});
