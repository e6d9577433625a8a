// Where a panel is put that speaks of something on the page: never over it.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface Place {
  readonly left: number;
  readonly top: number;
}

/** The distance between two places that are tried. */
const STEP = 6;
/** The distance from the edges of the window, and from what the panel speaks of. */
const GAP = 6;

export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface AsidePlace extends Place {
  /** How much of what the panel speaks of it covers, in square pixels. */
  readonly covered: number;
}

/**
 * Return the place in the window that covers least of what the panel speaks of, then least of the other parts that the
 * player needs, and is then nearest to `home`, its top left corner.
 */
export function placeAside(
  { width, height }: Size,
  room: Box,
  about: readonly Box[],
  needed: readonly Box[],
  home: Place,
): AsidePlace {
  const outlined = about.map((box) => inflate(box, GAP));
  const places = steps(room.left + GAP, room.right - GAP - width).flatMap((left) =>
    steps(room.top + GAP, room.bottom - GAP - height).map((top) => {
      const box = { left, top, right: left + width, bottom: top + height };
      const [covered, hidden] = [overlap(box, outlined), overlap(box, needed)];
      return { left, top, covered, hidden, distance: Math.hypot(left - home.left, top - home.top) };
    }),
  );
  const { left, top, covered } = places.reduce((best, place) =>
    (place.covered - best.covered || place.hidden - best.hidden || place.distance - best.distance) < 0 ? place : best,
  );
  return { left, top, covered };
}

/** Return the values from low to high, both included; only low if there is no room. */
function steps(low: number, high: number): number[] {
  const count = Math.max(0, Math.floor((high - low) / STEP));
  return [...Array.from({ length: count + 1 }, (_, at) => low + at * STEP), ...(high > low ? [high] : [])];
}

const inflate = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

function overlap(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => {
    const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return sum + (across > 0 && down > 0 ? across * down : 0);
  }, 0);
}
