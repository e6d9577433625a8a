// The results of the people at this browser, at any table, stored in this browser only.

import type { KeyValueStore } from "../net/keys";
import type { SeatInfo } from "../net/messages";
import type { TableState } from "../scene/fold";
import { isImported } from "./importedGames";
import { type BookGame, botId } from "./tableBook";

const STORAGE_KEY = "results";
/** Older games are forgotten. */
export const MAX_GAMES = 500;

export function loadResults(store: Pick<KeyValueStore, "getItem">): BookGame[] {
  try {
    const found = JSON.parse(store.getItem(STORAGE_KEY) ?? "[]") as BookGame[];
    return Array.isArray(found) ? found.filter(({ players }) => Array.isArray(players)) : [];
  } catch {
    return [];
  }
}

/** Store the result of a finished game once, unless it was a lesson. Across tables, people are known by their names. */
export function saveResult(
  store: Pick<KeyValueStore, "getItem" | "setItem">,
  table: string,
  state: TableState,
  now = Date.now(),
): void {
  const places = state.game?.places;
  if (state.phase !== "over" || !places || state.setup.lesson) return;
  if (isImported({ table, number: state.number })) return; // it counted when it was played
  const before = loadResults(store);
  if (before.some((game) => game.table === table && game.number === state.number)) return;
  const players = state.people.map((person, seat) => ({
    id: idOf(person),
    name: person.name ?? "",
    animal: person.animal ?? "fox",
    bot: !person.person,
    place: places[seat] ?? 0,
    points: state.game?.scores?.[seat] ?? null,
  }));
  const game: BookGame = { table, number: state.number, game: state.setup.game, ended: now, players };
  store.setItem(STORAGE_KEY, JSON.stringify([...before, game].slice(-MAX_GAMES)));
}

const idOf = ({ name = "", person }: SeatInfo): string => (person ? `person ${name.toLocaleLowerCase()}` : botId(name));
