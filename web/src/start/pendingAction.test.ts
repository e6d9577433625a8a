import { expect, test } from "vitest";
import { fulfil, intend } from "./pendingAction";

test("what is wanted at a table is done once, and there only", () => {
  intend("kx3m", "play");
  expect(fulfil("other")).toBeNull();
  expect(fulfil("kx3m")).toBe("play");
  expect(fulfil("kx3m")).toBeNull();
});

test("the last wish counts", () => {
  intend("kx3m", "play");
  intend("kx3m", "sit");
  expect(fulfil("kx3m")).toBe("sit");
});
