import { expect, test } from "vitest";
import type { FinishedGame } from "../net/api";
import { memoryStore } from "../net/keys";
import type { TableState } from "../scene/fold";
import { loadResults, MAX_GAMES, saveResult } from "./ownResults";
import { type BookGame, computeBook, fromFinishedGames, kindsOf } from "./tableBook";

let number = 0;
/** A game with the places of players; a capital letter is a person, a small one a computer player. */
function game(places: Record<string, number>, kind = "short"): BookGame {
  number += 1;
  return {
    table: "t",
    number,
    game: kind,
    ended: number,
    players: Object.entries(places).map(([name, place]) => ({
      id: `id-${name}`,
      name,
      animal: "fox",
      bot: name === name.toLowerCase(),
      place,
      points: null,
    })),
  };
}

test("counts games, wins and streaks, the best first, with computer players apart", () => {
  const games = [
    game({ A: 1, B: 2, c: 3 }),
    game({ A: 1, B: 2, c: 3 }),
    game({ A: 2, B: 1, c: 3 }),
    game({ A: 1, B: 1 }),
    game({ c: 1, A: 2 }),
  ];
  const { people, bots, games: count } = computeBook(games);
  expect(count).toBe(5);
  expect(
    people.map(({ name, games, wins, streak, longestStreak }) => [name, games, wins, streak, longestStreak]),
  ).toEqual([
    ["A", 5, 3, 0, 2],
    ["B", 4, 2, 2, 2],
  ]);
  expect(bots.map(({ name, wins }) => [name, wins])).toEqual([["c", 1]]);
});

test("the order of the list does not matter, only when games ended", () => {
  const games = [game({ A: 2, B: 1 }), game({ A: 1, B: 2 }), game({ A: 1, B: 2 })];
  expect(computeBook([...games].reverse()).people[0]).toMatchObject({ name: "A", streak: 2 });
});

test("head to head counts who was placed before whom, and ties", () => {
  const games = [game({ A: 1, B: 2, C: 3 }), game({ B: 1, A: 3, C: 2 }), game({ A: 2, B: 2, x: 1 })];
  const { duels } = computeBook(games);
  expect(duels[0]).toEqual({ first: "id-A", second: "id-B", firstAhead: 1, secondAhead: 1, ties: 1 });
  expect(duels).toHaveLength(3);
});

test("a book can be of one kind of game", () => {
  const games = [game({ A: 1, B: 2 }, "long"), game({ A: 2, B: 1 }), game({ A: 2, B: 1 })];
  expect(kindsOf(games)).toEqual(["short", "long"]);
  expect(computeBook(games, "long").people.map(({ name, wins }) => [name, wins])).toEqual([
    ["A", 1],
    ["B", 0],
  ]);
  expect(computeBook([]).people).toEqual([]);
});

test("people with one name are numbered, and a person goes by the last name", () => {
  const [first, second] = [game({ A: 1, B: 2 }), game({ A: 1, B: 2 })];
  const renamed = { ...second, players: second.players.map((player) => ({ ...player, name: "Anna" })) };
  expect(computeBook([first, renamed]).people.map(({ name }) => name)).toEqual(["Anna", "Anna 2"]);
});

test("finished games are converted; older ones without people are left out", () => {
  const seats = [0.5, -0.5].map((luck) => ({ result: 0, luck, gave_away: 0, gave_away_error: 0, at_stake: 1 }));
  const finished: FinishedGame = {
    table: "t",
    number: 1,
    game: "short",
    names: ["Ada", "Mia"],
    first: 1,
    last: 2,
    ended: 3,
    scores: [5, -2],
    places: [1, 2],
    replays: false,
    animals: ["owl", "cat"],
    people: ["p1", ""],
    shared: false,
    review: { effort: "normal", seats },
  };
  const [converted] = fromFinishedGames([{ ...finished, people: [], animals: [] }, finished]);
  expect(converted!.players).toEqual([
    { id: "p1", name: "Ada", animal: "owl", bot: false, place: 1, points: 5, review: seats[0] },
    { id: "bot Mia", name: "Mia", animal: "cat", bot: true, place: 2, points: -2, review: seats[1] },
  ]);
});

test("the browser stores each of its results once, and forgets the oldest", () => {
  const store = memoryStore();
  const state = (number: number): TableState =>
    ({
      phase: "over",
      number,
      setup: { game: "short", seats: 2 },
      people: [
        { kind: "person", name: "Ada", animal: "owl", person: "p1" },
        { kind: "bot", name: "Mia", animal: "cat", person: "" },
      ],
      game: { places: [1, 2], scores: null },
    }) as unknown as TableState;
  saveResult(store, "t", state(1), 7);
  saveResult(store, "t", state(1), 8);
  expect(loadResults(store)).toHaveLength(1);
  expect(computeBook(loadResults(store)).people).toMatchObject([{ name: "Ada", wins: 1 }]);
  expect(computeBook(loadResults(store)).bots).toMatchObject([{ name: "Mia", wins: 0 }]);
  for (let number = 2; number < MAX_GAMES + 5; number++) saveResult(store, "t", state(number), number + 10);
  expect(loadResults(store)).toHaveLength(MAX_GAMES);
  saveResult(store, "u", { ...state(1), phase: "playing" });
  expect(loadResults(store).some(({ table }) => table === "u")).toBe(false);
  saveResult(store, "u", { ...state(1), setup: { ...state(1).setup, lesson: true } });
  expect(loadResults(store).some(({ table }) => table === "u")).toBe(false);
  saveResult(store, "offline-u", state(1));
  expect(loadResults(store).some(({ table }) => table === "offline-u")).toBe(false);
  store.setItem("results", "{broken");
  expect(loadResults(store)).toEqual([]);
});
