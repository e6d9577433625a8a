// Faces of cards as they lie on a table.

import { type Face, faceOf, partsOf, seatSuit, suitOf } from "../cards/faces";
import type { Game } from "../scene/fold";

/** The face of a card of this game; `seat` is whose it is, where that shows. */
export function cardFace({ look }: Game, card: string, seat: number | null = null): Face {
  const face = faceOf(partsOf(look, card), card);
  return face.draw === "symbol" ? { ...face, named: seat === null ? null : seatSuit(seat) } : face;
}

/** The face of a card that stands for a colour, if it has none of its own. */
export function withNamedColour({ look }: Game, face: Face, colour: string | null): Face {
  return face.suit === "wild" && colour ? { ...face, named: suitOf(colour, look) } : face;
}
