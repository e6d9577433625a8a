// A track without end, drawn as a spiral: a window of it that follows the stones.

export interface Shape {
  readonly width: number;
  readonly height: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Track {
  /** One for each field of the window, from the first on. */
  readonly fields: readonly Point[];
  /** How far it is from field to field. */
  readonly step: number;
  /** The line through all fields. */
  readonly path: string;
  /** The room that is left in the middle. */
  readonly inner: Shape;
}

const TURNS = 2;
const START = 0.62 * Math.PI; // below, left of the middle: there is room for the first stones
const SAMPLES = 720;
const FINE = 24;
const MOST = 68;
/** Between two turns, in steps. */
const APART = 1.16;

/** A spiral that fills its shape; small ones have fewer fields, so that numbers can be read. */
export function spiral({ width, height }: Shape): Track {
  let step = FINE;
  for (let round = 0; round < 3; round++) step = Math.max(FINE, length(samples(width, height, step)) / MOST);
  const line = samples(width, height, step);
  const fields = along(line, step);
  const inset = (TURNS * APART + 1) * step;
  return {
    fields,
    step,
    path: `M${upTo(line, fields.at(-1))
      .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join("L")}`,
    inner: { width: Math.max(0, width - 2 * inset), height: Math.max(0, height - 2 * inset) },
  };
}

function samples(width: number, height: number, step: number): Point[] {
  const edge = 0.62 * step;
  return Array.from({ length: SAMPLES + 1 }, (_, at) => {
    const turned = (at / SAMPLES) * TURNS;
    const angle = START + turned * 2 * Math.PI;
    const inwards = edge + Math.max(0, turned - 0.12) * APART * step;
    return {
      x: width / 2 + (width / 2 - inwards) * Math.cos(angle),
      y: height / 2 + (height / 2 - inwards) * Math.sin(angle),
    };
  });
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const length = (line: readonly Point[]): number =>
  line.reduce((sum, point, at) => sum + (at > 0 ? apart(line[at - 1]!, point) : 0), 0);

/** The line as far as this point, which lies on it. */
function upTo(line: readonly Point[], end: Point = { x: 0, y: 0 }): readonly Point[] {
  let nearest = line.length - 1;
  for (let at = line.length - 1; at > line.length / 2; at--) {
    if (apart(line[at]!, end) < apart(line[nearest]!, end)) nearest = at;
    else if (nearest < line.length - 1 && at < nearest - 4) break;
  }
  return line.slice(0, nearest + 1);
}

/** Points at equal distances along a line. */
function along(line: readonly Point[], step: number): Point[] {
  const found: Point[] = [];
  let due = 0;
  let gone = 0;
  for (let at = 1; at < line.length; at++) {
    const [from, to] = [line[at - 1]!, line[at]!];
    const here = apart(from, to);
    while (due <= gone + here) {
      const part = here === 0 ? 0 : (due - gone) / here;
      found.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      due += step;
    }
    gone += here;
  }
  return found;
}

/**
 * The first field of a window of this size. It begins with 1 for as long as all stones are in sight, and goes on in
 * tens; if they are too far apart, those in front are seen.
 */
export function windowFrom(stones: readonly number[], size: number): number {
  const front = Math.max(0, ...stones);
  const back = Math.min(front, ...stones);
  if (front <= size) return 1;
  const ten = (field: number): number => Math.floor(Math.max(0, field - 1) / 10) * 10 + 1;
  const first = ten(back - 2);
  return front < first + size ? first : ten(front - size + 11);
}
