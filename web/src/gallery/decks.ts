// All cards of all games, from the files that `npm run samples` writes. Only for the gallery.
import { type Face, faceOf } from "../cards/faces";
import type { GameLook } from "../net/messages";

const [file] = Object.values(
  import.meta.glob<Record<string, GameLook>>("../../samples/looks.json", { eager: true, import: "default" }),
);
const looks: Record<string, GameLook> = file ?? {};

/** One look for each box, by rulebook. */
export const DECKS = new Map(Object.values(looks).map((look) => [look.book, look]));

/** Return the faces of a deck, grouped by how they are drawn, without the visible edges of covered cards. */
export function facesOf({ cards }: GameLook): Map<string, Face[]> {
  const found = new Map<string, Face[]>();
  for (const [name, parts] of Object.entries(cards)) {
    const face = faceOf(parts, name);
    if (face.draw !== "number") found.set(face.draw, [...(found.get(face.draw) ?? []), face]);
  }
  return found;
}

/** Return all faces that are drawn in this way. */
export const facesDrawnAs = (draw: string): Face[] =>
  [...DECKS.values()].flatMap((look) => facesOf(look).get(draw) ?? []);
