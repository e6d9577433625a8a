import { describe, expect, test } from "vitest";
import { addressOf, keyIn } from "./address.svelte";

describe("addresses", () => {
  test.each([
    ["/", { page: "start" }],
    ["/t/kx3m", { page: "table", table: "kx3m" }],
    ["/t/kx3m/screen", { page: "screen", table: "kx3m" }],
    ["/t/kx3m/replay/2", { page: "replay", table: "kx3m", number: 2 }],
    ["/hotseat/kx3m", { page: "hotseat", table: "kx3m" }],
    ["/learn/some-game", { page: "learn", game: "some-game" }],
    ["/rules", { page: "rules", book: null, rule: null }],
    ["/played", { page: "played" }],
  ])("%s", (path, address) => expect(addressOf(path)).toEqual(address));

  test("a rule stands behind the hash", () =>
    expect(addressOf("/rules/uno", "#uno.3.1")).toEqual({ page: "rules", book: "uno", rule: "uno.3.1" }));

  test.each([
    "/t",
    "/t/x/y",
    "/t/x/replay",
    "/t/x/replay/0",
    "/t/x/replay/1/2",
    "/played/x",
    "/learn",
    "/%",
    "/x/y/z/u/v",
  ])("%s is nowhere", (path) => expect(addressOf(path).page).toBe("nowhere"));

  test("only what looks like a key is one", () => {
    expect(keyIn("#abcdefghijklmnop")).toBe("abcdefghijklmnop");
    expect(keyIn("#uno.3.1")).toBeNull();
    expect(keyIn("")).toBeNull();
  });
});
