import { expect, test } from "vitest";
import { requestState } from "./sitting.svelte";

const asks = (seat: number, granted: boolean) => [{ seat, name: "Bo", granted }];

test("a request waits until the host has decided", () => {
  expect(requestState(null, asks(1, false), true)).toBe(null);
  expect(requestState(1, asks(1, false), true)).toBe("waits");
  expect(requestState(1, asks(1, true), true)).toBe("granted");
  expect(requestState(1, asks(2, true), true)).toBe("declined");
  expect(requestState(1, [], true)).toBe("declined");
});

test("a request ends with the game", () => expect(requestState(1, [], false)).toBe(null));
