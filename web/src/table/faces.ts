// The animals of the players, as the server assigns them.

import { ANIMAL_NAMES, type AnimalName } from "../look/avatars";
import type { SeatInfo } from "../net/messages";

/** What an avatar draws: an animal, and a mark for a further person with the same animal. */
export interface Face {
  readonly animal: AnimalName;
  readonly mark: number;
}

const NOBODY: Face = { animal: "fox", mark: 0 };

/** Return the face at a seat. */
export const faceAt = (state: { readonly people: readonly SeatInfo[] } | null, seat: number): Face =>
  toFace(state?.people[seat]);

export const facesOf = (state: { readonly people: readonly SeatInfo[] } | null): readonly Face[] =>
  state?.people.map(toFace) ?? [];

const toFace = (person: SeatInfo | undefined): Face =>
  person?.animal ? { animal: person.animal, mark: person.mark ?? 0 } : NOBODY;

/** Return the computer players with their faces: each its own animal, unless it is ours. */
export function botFaces(
  bots: Readonly<Record<string, AnimalName>>,
  ours?: AnimalName,
): { name: string; face: Face }[] {
  const taken = new Set<AnimalName | undefined>([ours]);
  return Object.entries(bots).map(([name, own]) => {
    const animal = taken.has(own) ? (ANIMAL_NAMES.find((other) => !taken.has(other)) ?? own) : own;
    taken.add(animal);
    return { name, face: { animal, mark: 0 } };
  });
}
