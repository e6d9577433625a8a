import { expect, test } from "vitest";
import type { FinishedGame, ImportedGame, Result } from "../net/api";
import { KeyStore, memoryStore } from "../net/keys";
import type { SeatInfo } from "../net/messages";
import { bringIn, findImportable, ImportLog, isImported, type ImportRoute } from "./importedGames";

const finished = (table: string, number = 1, ended = number): FinishedGame => ({
  table,
  number,
  game: "uno",
  names: ["Ada", "Mia"],
  first: 4,
  last: 40,
  ended,
  scores: null,
  places: [1, 2],
  replays: false,
  animals: ["owl", "cat"],
  people: ["ada", ""],
  shared: false,
  review: null,
});
const seats: SeatInfo[] = [
  { kind: "person", name: "Ada", animal: "owl", level: "medium", away: true },
  { kind: "bot", name: "Mia", animal: "cat", level: "hard" },
];
const ok = <T>(value: unknown): Result<T> => ({ ok: true, value: value as T });
const away: Result<never> = { ok: false, code: "away", text: "" };

function routeWith(answer: Result<ImportedGame>): ImportRoute & { sent: unknown[]; keys: KeyStore } {
  const sent: unknown[] = [];
  return {
    sent,
    local: {
      record: (table) => Promise.resolve(ok({ of: table })),
      replay: () => Promise.resolve(ok({ snapshot: { status: { seats } }, news: [] })),
    },
    server: {
      bringIn: (game) => {
        sent.push(game);
        return Promise.resolve(answer);
      },
    },
    keys: new KeyStore(memoryStore()),
    log: new ImportLog(memoryStore()),
  };
}

const answer = ok<ImportedGame>({
  game: finished("offline-x"),
  host: "host",
  invitation: "invitation",
  link: "",
  seats: ["first", "second"],
  new: true,
});

test("sends the record and the names, and keeps the keys of the new table", async () => {
  const route = routeWith(answer);
  expect((await bringIn(finished("local-a"), route)).ok).toBe(true);
  expect(route.sent).toEqual([
    {
      record: { of: "local-a" },
      players: [
        { name: "Ada", animal: "owl", level: null },
        { name: "Mia", animal: "cat", level: "hard" },
      ],
    },
  ]);
  expect(route.keys.get("offline-x")).toMatchObject({
    host: "host",
    invitation: "invitation",
    seats: ["first", "second"],
  });
  expect(route.log.get(finished("local-a"))).toBe("offline-x");
});

test("a failure keeps the game in this browser, to be tried again", async () => {
  const route = routeWith(away);
  expect(await bringIn(finished("local-a"), route)).toBe(away);
  expect(route.log.get(finished("local-a"))).toBeUndefined();
  expect(route.keys.tables()).toEqual([]);
  const broken = { ...route, local: { ...route.local, replay: () => Promise.resolve(away) } };
  expect(await bringIn(finished("local-a"), broken)).toBe(away);
});

test("offers games of this browser that are not on a server, the oldest first, and no lessons", async () => {
  const log = new ImportLog(memoryStore());
  log.set(finished("local-done"), "offline-y");
  log.set(finished("local-declined"), null);
  const api = {
    table: (id: string) => Promise.resolve(ok<never>({ id, setup: { lesson: id === "local-lesson" } })),
  };
  const games = ["local-new", "local-done", "local-declined", "local-lesson", "t", "offline-y"].map((table, at) =>
    finished(table, 1, 9 - at),
  );
  const found = await findImportable(games, log, { api, keys: new KeyStore(memoryStore()) });
  expect(found.map(({ table }) => table)).toEqual(["local-declined", "local-new"]);
});

test("only the first game of a table that was brought in is marked", () => {
  expect([finished("offline-x"), finished("offline-x", 2), finished("local-x")].map(isImported)).toEqual([
    true,
    false,
    false,
  ]);
});

test("survives a store with nonsense", () => {
  const store = memoryStore();
  for (const nonsense of ["{", "null"]) {
    store.setItem("imported", nonsense);
    expect(new ImportLog(store).get(finished("local-a"))).toBeUndefined();
  }
});
