// Faces of cards as they lie on a table.

import { type Box, type Face, faceOf } from "../cards/faces";
import type { Game } from "../scene/fold";

export const boxOf = (game: Game): Box | undefined => game.options["box"] as Box | undefined;

/** The face of a card of this game; `seat` is whose it is, where that shows. */
export function faceIn(game: Game, card: string, seat: number | null = null): Face {
  const box = boxOf(game);
  return faceOf(game.game, card, { seat, ...(box && { box }) });
}
