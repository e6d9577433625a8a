/** Every card there is, as the server takes them apart: `npm run samples` writes them. Never for the page. */
import { type Face, faceOf } from "../cards/faces";
import type { GameLook } from "../net/messages";

const [file] = Object.values(
  import.meta.glob<Record<string, GameLook>>("../../samples/looks.json", { eager: true, import: "default" }),
);
const looks: Record<string, GameLook> = file ?? {};

/** One look of each box, by its rulebook. */
export const DECKS = new Map(Object.values(looks).map((look) => [look.book, look]));

/** The faces of a deck, by how they are drawn; what stays in sight of a covered card is no card. */
export function facesOf({ cards }: GameLook): Map<string, Face[]> {
  const found = new Map<string, Face[]>();
  for (const [name, parts] of Object.entries(cards)) {
    const face = faceOf(parts, name);
    if (face.draw !== "number") found.set(face.draw, [...(found.get(face.draw) ?? []), face]);
  }
  return found;
}

/** All faces that are drawn in this way. */
export const drawnAs = (draw: string): Face[] => [...DECKS.values()].flatMap((look) => facesOf(look).get(draw) ?? []);
