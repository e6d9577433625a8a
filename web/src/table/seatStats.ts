// The public numbers of a seat, such as points or tricks won, as messages with facts.

import type { Game } from "../scene/fold";
import { trackOf } from "./facts";

export type SeatStat = { readonly id: string } & Record<string, string | number>;

/** Return the public numbers of a seat, the most important first. */
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

/** Format points with a sign, in games where they can be lost. */
export function formatPoints(game: Game, points: number): number | string {
  const either = Object.values(game.zones).some(({ kind }) => kind === "tiles");
  return either && points > 0 ? `+${points}` : points < 0 ? `−${-points}` : points;
}
