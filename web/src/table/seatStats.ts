// How somebody stands: what is counted in a game, as messages and their facts.

import type { Game } from "../scene/fold";
import { trackOf } from "./facts";

export type SeatStat = { readonly id: string } & Record<string, string | number>;

/** What lies open about a seat, the most telling first. */
export function seatStats(game: Game, seat: number): SeatStat[] {
  const found: SeatStat[] = [];
  const field = trackOf(game.table)?.find(({ seats }) => seats.includes(seat))?.field;
  if (field !== undefined) found.push({ id: "page-seat-field", field });
  const score = game.scores?.[seat];
  if (score !== undefined) found.push({ id: "page-seat-points", points: formatPoints(game, score) });
  const won = game.zones[`won.${seat}`];
  if (won?.kind === "pile" && won.shows === "nothing") found.push({ id: "page-seat-won", count: won.count });
  return found;
}

/** Where points may be lost, those that were won say so. */
export function formatPoints(game: Game, points: number): number | string {
  const either = Object.values(game.zones).some(({ kind }) => kind === "tiles");
  return either && points > 0 ? `+${points}` : points < 0 ? `−${-points}` : points;
}
