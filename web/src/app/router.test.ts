import { describe, expect, test } from "vitest";
import { parseKey, parseRoute } from "./router.svelte";

describe("routes", () => {
  test.each([
    ["/", { page: "start" }],
    ["/t/kx3m", { page: "table", table: "kx3m" }],
    ["/t/kx3m/screen", { page: "screen", table: "kx3m" }],
    ["/t/kx3m/replay/2", { page: "replay", table: "kx3m", number: 2 }],
    ["/t/kx3m/review/2", { page: "review", table: "kx3m", number: 2 }],
    ["/hotseat/kx3m", { page: "hotseat", table: "kx3m" }],
    ["/learn/some-game", { page: "learn", game: "some-game" }],
    ["/rules", { page: "rules", book: null, rule: null }],
    ["/played", { page: "played" }],
    ["/daily", { page: "daily" }],
    ["/puzzles", { page: "puzzles" }],
    ["/puzzles/some-game/12", { page: "puzzle", game: "some-game", number: 12 }],
  ])("%s", (path, route) => expect(parseRoute(path)).toEqual(route));

  test("the fragment names a rule", () =>
    expect(parseRoute("/rules/uno", "#uno.3.1")).toEqual({ page: "rules", book: "uno", rule: "uno.3.1" }));

  test.each([
    "/t",
    "/t/x/y",
    "/t/x/replay",
    "/t/x/replay/0",
    "/t/x/review",
    "/t/x/review/0",
    "/t/x/replay/1/2",
    "/played/x",
    "/daily/x",
    "/puzzles/x",
    "/puzzles/x/0",
    "/puzzles/x/1/2",
    "/learn",
    "/%",
    "/x/y/z/u/v",
  ])("%s is not found", (path) => expect(parseRoute(path).page).toBe("not-found"));

  test("only a long enough fragment is a key", () => {
    expect(parseKey("#abcdefghijklmnop")).toBe("abcdefghijklmnop");
    expect(parseKey("#uno.3.1")).toBeNull();
    expect(parseKey("")).toBeNull();
  });
});
