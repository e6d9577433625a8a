import { describe, expect, test } from "vitest";
import type { GameOption } from "../net/api";
import {
  adaptTo,
  fitSeats,
  FREE,
  freeSeatsFirst,
  type TableSpec,
  toNewTable,
  withFreeSeats,
} from "./tableDraft.svelte";

const choice = (name: string, ...values: GameOption["values"]): GameOption => ({
  name,
  values,
  default: values[0]!,
  house: false,
  own: name === "colours",
});
const OPTIONS = [choice("stacking", false, true), choice("dealer", "draw", 0, 1, 2, 3), choice("colours", "lot")];
const SPEC: TableSpec = {
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
    expect(fitSeats(["hard", "easy", "easy"], [2, 3], "medium")).toEqual(["hard", "easy"]);
    expect(fitSeats([], [3, 6], "medium")).toEqual(["medium", "medium"]);
  });

  test("computer players take the last seats", () =>
    expect(freeSeatsFirst(["hard", FREE, "easy"])).toEqual([FREE, "hard", "easy"]));

  test("all seats become free, unless some already are", () => {
    expect(withFreeSeats(["hard", "easy"])).toEqual([FREE, FREE]);
    expect(withFreeSeats([FREE, "easy"])).toEqual([FREE, "easy"]);
  });
});

describe("what a table is opened for", () => {
  const listed = { ...SPEC, public: true };

  test("a shared device is never public", () =>
    expect(adaptTo("device", listed)).toEqual({ ...SPEC, others: [FREE, FREE] }));

  test("a TV watches without delay", () =>
    expect(adaptTo("screen", listed)).toMatchObject({ public: true, spectators: true, delay: 0 }));

  test("other tables stay as they were set", () =>
    expect([adaptTo("play", listed), adaptTo("own", listed)]).toEqual([listed, listed]));
});

describe("the request to the server", () => {
  const request = (spec: Partial<TableSpec>): ReturnType<typeof toNewTable> =>
    toNewTable({ ...SPEC, ...spec }, { options: OPTIONS });

  test("seats and computer players", () => {
    expect(request({})).toMatchObject({ game: "uno", seats: 3, bots: ["hard", "medium"], options: {} });
    expect(request({ others: [FREE, "hard"] })).toMatchObject({ seats: 3, bots: ["hard"] });
  });

  test("only options that differ from the default", () =>
    expect(request({ options: { stacking: true, dealer: "draw" } }).options).toEqual({ stacking: true }));

  test("no value for a seat that no longer exists", () => {
    expect(request({ options: { dealer: 2 } }).options).toEqual({ dealer: 2 });
    expect(request({ options: { dealer: 3 } }).options).toEqual({});
    expect(request({ options: { colours: "rgb" } }).options).toEqual({ colours: "rgb" });
    expect(request({ options: { colours: "rg" } }).options).toEqual({});
  });

  test("there is no delay without spectators", () => {
    expect(request({}).delay).toBe(0);
    expect(request({ spectators: true }).delay).toBe(30);
  });
});
