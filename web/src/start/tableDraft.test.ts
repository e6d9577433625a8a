import { describe, expect, test } from "vitest";
import type { GameOption } from "../net/api";
import { asked, fitted, forFriends, FREE, inOrder, type Wish, wishFor } from "./tableDraft.svelte";

const choice = (name: string, ...values: GameOption["values"]): GameOption => ({
  name,
  values,
  default: values[0]!,
  house: false,
  own: name === "colours",
});
const OPTIONS = [choice("stacking", false, true), choice("dealer", "draw", 0, 1, 2, 3), choice("colours", "lot")];
const WISH: Wish = {
  game: "uno",
  others: ["hard", "medium"],
  options: {},
  public: false,
  clock: null,
  spectators: false,
  delay: 30,
  replays: false,
  pace: 900,
};

describe("who plays", () => {
  test("as many as the game has seats for", () => {
    expect(fitted(["hard", "easy", "easy"], [2, 3], "medium")).toEqual(["hard", "easy"]);
    expect(fitted([], [3, 6], "medium")).toEqual(["medium", "medium"]);
  });

  test("computer players take the last seats", () =>
    expect(inOrder(["hard", FREE, "easy"])).toEqual([FREE, "hard", "easy"]));

  test("with friends all seats are free, unless some were kept for them", () => {
    expect(forFriends(["hard", "easy"])).toEqual([FREE, FREE]);
    expect(forFriends([FREE, "easy"])).toEqual([FREE, "easy"]);
  });
});

describe("what a table is opened for", () => {
  const listed = { ...WISH, public: true };

  test("at one device no stranger sits down", () =>
    expect(wishFor("device", listed)).toEqual({ ...WISH, others: [FREE, FREE] }));

  test("a television set looks on at once", () =>
    expect(wishFor("screen", listed)).toMatchObject({ public: true, spectators: true, delay: 0 }));

  test("who plays at once, or sets a table, has it as it was set", () =>
    expect([wishFor("play", listed), wishFor("own", listed)]).toEqual([listed, listed]));
});

describe("what the server is asked for", () => {
  const ask = (wish: Partial<Wish>): ReturnType<typeof asked> => asked({ ...WISH, ...wish }, { options: OPTIONS });

  test("seats and computer players", () => {
    expect(ask({})).toMatchObject({ game: "uno", seats: 3, bots: ["hard", "medium"], options: {} });
    expect(ask({ others: [FREE, "hard"] })).toMatchObject({ seats: 3, bots: ["hard"] });
  });

  test("only what is not as usual", () =>
    expect(ask({ options: { stacking: true, dealer: "draw" } }).options).toEqual({ stacking: true }));

  test("no seat that is not there any more", () => {
    expect(ask({ options: { dealer: 2 } }).options).toEqual({ dealer: 2 });
    expect(ask({ options: { dealer: 3 } }).options).toEqual({});
    expect(ask({ options: { colours: "rgb" } }).options).toEqual({ colours: "rgb" });
    expect(ask({ options: { colours: "rg" } }).options).toEqual({});
  });

  test("nobody is late where nobody looks on", () => {
    expect(ask({}).delay).toBe(0);
    expect(ask({ spectators: true }).delay).toBe(30);
  });
});
