// Assigns animals to seats.

import { ANIMAL_NAMES, animalFor, type AnimalName } from "../look/avatars";
import type { TableState } from "../scene/fold";

/** The step through the list of animals; coprime to its length, so that no animal comes twice. */
const STRIDE = 5;

/** Return the animals of a table by seat: all different, and the same for every viewer. */
export function animalsOf({ setup }: Pick<TableState, "setup">): AnimalName[] {
  const first = ANIMAL_NAMES.indexOf(animalFor(setup.game));
  return Array.from({ length: setup.seats }, (_, seat) => {
    return ANIMAL_NAMES[(first + seat * STRIDE) % ANIMAL_NAMES.length] ?? "fox";
  });
}
