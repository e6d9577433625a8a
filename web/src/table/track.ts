// An endless track, drawn as a spiral. It shows a window of fields that follows the stones.

export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Track {
  /** The fields of the window, in order. */
  readonly fields: readonly Point[];
  /** The distance from field to field. */
  readonly step: number;
  /** The line through all fields. */
  readonly path: string;
  /** The free space in the centre. */
  readonly inner: Size;
}

const START = 0.62 * Math.PI; // below, left of the centre, where the first stones have space
const SAMPLES = 720;
const MIN_STEP = 24;
const MAX_FIELDS = 68;
/** The distance between two turns, in steps. */
const TURN_DISTANCE = 1.16;

/** The least size of a track. */
export const LEAST: Size = { width: 160, height: 107 };

/** Return the space that a spiral takes on each side of its centre. */
const insetOf = (turns: number, step: number): number => (turns * TURN_DISTANCE + 1) * step;

/**
 * Return a spiral that fills the size. Small ones have fewer fields, so that their numbers stay readable, and less
 * than one turn where two would meet in the centre.
 */
export function spiral({ width, height }: Size): Track {
  const turns = Math.min(width, height) < 2 * insetOf(2, MIN_STEP) ? 0.92 : 2;
  let step = MIN_STEP;
  for (let round = 0; round < 3; round++)
    step = Math.max(MIN_STEP, length(samples(width, height, step, turns)) / MAX_FIELDS);
  const line = samples(width, height, step, turns);
  const fields = pointsAlong(line, step);
  const inset = insetOf(turns, step);
  return {
    fields,
    step,
    path: `M${upTo(line, fields.at(-1))
      .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join("L")}`,
    inner: { width: Math.max(0, width - 2 * inset), height: Math.max(0, height - 2 * inset) },
  };
}

function samples(width: number, height: number, step: number, turns: number): Point[] {
  const edge = 0.62 * step;
  return Array.from({ length: SAMPLES + 1 }, (_, at) => {
    const turned = (at / SAMPLES) * turns;
    const angle = START + turned * 2 * Math.PI;
    const inwards = edge + Math.max(0, turned - 0.12) * TURN_DISTANCE * step;
    return {
      x: width / 2 + (width / 2 - inwards) * Math.cos(angle),
      y: height / 2 + (height / 2 - inwards) * Math.sin(angle),
    };
  });
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const length = (line: readonly Point[]): number =>
  line.reduce((sum, point, at) => sum + (at > 0 ? distance(line[at - 1]!, point) : 0), 0);

/** Return the line up to a point on it. */
function upTo(line: readonly Point[], end: Point = { x: 0, y: 0 }): readonly Point[] {
  let nearest = line.length - 1;
  for (let at = line.length - 1; at > line.length / 2; at--) {
    if (distance(line[at]!, end) < distance(line[nearest]!, end)) nearest = at;
    else if (nearest < line.length - 1 && at < nearest - 4) break;
  }
  return line.slice(0, nearest + 1);
}

/** Return points at equal distances along a line. */
function pointsAlong(line: readonly Point[], step: number): Point[] {
  const found: Point[] = [];
  let next = 0;
  let covered = 0;
  for (let at = 1; at < line.length; at++) {
    const [from, to] = [line[at - 1]!, line[at]!];
    const here = distance(from, to);
    while (next <= covered + here) {
      const part = here === 0 ? 0 : (next - covered) / here;
      found.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      next += step;
    }
    covered += here;
  }
  return found;
}

/**
 * Return the first field of a window of this size. It is 1 while all stones are visible, and moves on in tens; if the
 * stones are too far apart, the window shows those in front.
 */
export function windowStart(stones: readonly number[], size: number): number {
  const front = Math.max(0, ...stones);
  const back = Math.min(front, ...stones);
  if (front <= size) return 1;
  const ten = (field: number): number => Math.floor(Math.max(0, field - 1) / 10) * 10 + 1;
  const first = ten(back - 2);
  return front < first + size ? first : ten(front - size + 11);
}
