import { expect, test } from "vitest";
import { handOrders } from "./handOrders.svelte";

test("everybody at one device has an order of their own", () => {
  const [ada, mia] = [
    { table: "kx3m", seat: 0 },
    { table: "kx3m", seat: 1 },
  ];
  handOrders.put(ada, ["b", "a"]);
  expect(handOrders.order(mia)).toBeNull();
  handOrders.put(mia, ["d", "c"]);
  handOrders.forget(mia);
  expect([handOrders.order(ada), handOrders.order(mia)]).toEqual([["b", "a"], null]);
});
