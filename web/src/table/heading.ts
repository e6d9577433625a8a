// The heading of a table page: the game, and the current round.

import { say } from "../app/app.svelte";
import { getList, getNumber, sheetOf } from "./facts";
import type { TableView } from "./tableView";

export interface Heading {
  readonly title: string;
  readonly about: string;
}

/** Split a name such as "Box 1: Name" or "Name, one round" into title and rest. */
function splitName(name: string): [title: string, rest: string] {
  const [before, after] = name.split(": ");
  if (after !== undefined) return [after, before!];
  const [title, ...rest] = name.split(", ");
  return [title!, rest.join(", ")];
}

export function headingOf({ state, game, formatter, seat }: TableView): Heading {
  const [name, rest] = splitName(say(`game-${state?.setup.game ?? ""}`));
  if (!game || !formatter) return { title: name, about: rest };
  const games = getList<string>(game.table, "games");
  const sheet = sheetOf(game.table);
  const round = sheet ? Math.min(sheet.length + 1, games?.length ?? Infinity) : null;
  const score = seat === null || !sheet ? undefined : game.scores?.[seat];
  const about = [
    games ? name : rest,
    round !== null &&
      (games ? say("page-game-of", { number: round, of: games.length }) : say("round", { number: round })),
    getNumber(game.table, "rounds") !== null &&
      say("page-round-of", { number: getNumber(game.table, "round") ?? 0, of: getNumber(game.table, "rounds") ?? 0 }),
    score !== undefined && `${formatter.name(seat!)} ${score}`,
  ];
  const title = games && round !== null ? splitName(formatter.game(games[round - 1] ?? ""))[0] : name;
  return { title, about: about.filter(Boolean).join(" · ") };
}
