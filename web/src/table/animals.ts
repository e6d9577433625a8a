// Which animal sits on which seat.

import { ANIMAL_NAMES, animalFor, type AnimalName } from "../look/avatars";
import type { TableState } from "../scene/fold";

/** Neighbours do not stand side by side in the list; prime to its length, so that no animal comes twice. */
const STRIDE = 5;

/** The animals of a table by seat: all different, and the same for everybody and for as long as the table stands. */
export function animalsOf({ setup }: Pick<TableState, "setup">): AnimalName[] {
  const first = ANIMAL_NAMES.indexOf(animalFor(setup.game));
  return Array.from({ length: setup.seats }, (_, seat) => {
    return ANIMAL_NAMES[(first + seat * STRIDE) % ANIMAL_NAMES.length] ?? "fox";
  });
}
