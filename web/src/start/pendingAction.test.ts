import { expect, test } from "vitest";
import { setPendingAction, takePendingAction } from "./pendingAction";

test("an action is taken once, and only at its table", () => {
  setPendingAction("kx3m", "play");
  expect(takePendingAction("other")).toBeNull();
  expect(takePendingAction("kx3m")).toBe("play");
  expect(takePendingAction("kx3m")).toBeNull();
});

test("the last action wins", () => {
  setPendingAction("kx3m", "play");
  setPendingAction("kx3m", "sit");
  expect(takePendingAction("kx3m")).toBe("sit");
});
