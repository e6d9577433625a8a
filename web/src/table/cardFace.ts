import { type Face, faceOf, partsOf, seatSuit, suitOf } from "../cards/faces";
import type { Game } from "../scene/fold";

/** Return the face of a card in this game; `seat` is its owner, for cards that show it. */
export function cardFace({ look }: Game, card: string, seat: number | null = null): Face {
  const face = faceOf(partsOf(look, card), card);
  return face.draw === "symbol" ? { ...face, named: seat === null ? null : seatSuit(seat) } : face;
}

/** Return the face with the colour named for it, if it is a wild card. */
export function withNamedColour({ look }: Game, face: Face, colour: string | null): Face {
  return face.suit === "wild" && colour ? { ...face, named: suitOf(colour, look) } : face;
}
