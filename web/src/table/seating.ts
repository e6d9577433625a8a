// The seats around the table: clockwise, starting left of the viewer.

/** Return the other seats, clockwise; for a spectator, all seats. */
export function otherSeats(seats: number, viewer: number | null): number[] {
  const first = viewer === null ? 0 : viewer + 1;
  return Array.from({ length: viewer === null ? seats : seats - 1 }, (_, at) => (first + at) % seats);
}

export interface SeatsBySide {
  /** From top to bottom. */
  readonly left: readonly number[];
  readonly top: readonly number[];
  readonly right: readonly number[];
}

/** How many seats are at the left and at the right, by the number of other seats. */
const BESIDE = [0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3] as const;

/** Distribute seats along the edges. */
export function splitSides(seats: readonly number[]): SeatsBySide {
  const beside = BESIDE[seats.length] ?? 3;
  return {
    left: seats.slice(0, beside).reverse(),
    top: seats.slice(beside, seats.length - beside),
    right: seats.slice(seats.length - beside),
  };
}

/** Positions of the cards of a trick in front of their seats, as fractions of the space, by the number of other seats. */
const SPOTS: readonly (readonly [x: number, y: number])[][] = [
  [],
  [[0.5, 0]],
  [
    [0.04, 0.2],
    [0.96, 0.2],
  ],
  [
    [0, 0.5],
    [0.5, 0],
    [1, 0.5],
  ],
  [
    [0, 0.6],
    [0.31, 0],
    [0.69, 0],
    [1, 0.6],
  ],
  [
    [0, 0.88],
    [0.2, 0],
    [0.5, 0],
    [0.8, 0],
    [1, 0.88],
  ],
  [
    [0.1, 1],
    [0, 0],
    [0.33, 0],
    [0.67, 0],
    [1, 0],
    [0.9, 1],
  ],
];
/** Return the positions of a trick's cards. */
export const trickSpots = (count: number): readonly (readonly [number, number])[] => SPOTS[count] ?? SPOTS.at(-1)!;
