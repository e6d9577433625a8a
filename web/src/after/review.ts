// What the page makes of a review: accounts that add up, the curves of the chances, and the decisions of a seat.

import type { GameReview, Grade, Review, ReviewEvent, ReviewState, SeatReview } from "../net/api";

// --- the account of a seat

/** What, beside the fair share, has led to the result, in this order. */
export const TERMS = ["deal", "draws", "hidden", "moves", "others_moves", "others_luck"] as const;
export type Term = (typeof TERMS)[number];

/** The account of a seat in hundredths of a win: whole numbers, of which the fair share and the terms add up to the result. */
export interface Account {
  readonly fair: number;
  readonly terms: Readonly<Record<Term, number>>;
  readonly result: number;
}

/** Round the account of a seat so that it still adds up: the terms with the largest remainders are rounded up. */
export function accountOf(seat: SeatReview): Account {
  const [fair, result] = [hundredths(seat.fair), hundredths(seat.result)];
  const exact = TERMS.map((term) => seat[term] * 100);
  const rounded = exact.map(Math.floor);
  const missing = result - fair - sum(rounded);
  const byRemainder = [...TERMS.keys()].sort((a, b) => exact[b]! - rounded[b]! - (exact[a]! - rounded[a]!));
  for (const at of byRemainder.slice(0, missing)) rounded[at]! += 1;
  const terms = Object.fromEntries(TERMS.map((term, at) => [term, rounded[at]! + 0])) as Record<Term, number>;
  return { fair, terms, result };
}

const hundredths = (share: number): number => Math.round(share * 100);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Format hundredths of a win with a sign: "+0.21". */
export function formatHundredths(value: number, lang: string, signed = true): string {
  const format = new Intl.NumberFormat(lang, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: signed ? "exceptZero" : "auto",
  });
  return format.format(value / 100).replace("-", "−");
}

/** How kind the cards were: a word for a seat's luck, in shares of a win. */
export type Luck = "much" | "some" | "even" | "little" | "hard";
export function luckWord(luck: number): Luck {
  if (luck >= 0.15) return "much";
  if (luck >= 0.05) return "some";
  if (luck > -0.05) return "even";
  return luck > -0.15 ? "little" : "hard";
}

// --- the figures of all seats

/** What is shown of a seat beside the others; `luck` is null where it is not measured. */
export interface SeatFigures {
  readonly result: number;
  readonly place: number;
  readonly skill: number | null;
  readonly error: number | null;
  readonly luck: number | null;
}

export const figuresOfGame = ({ seats, places }: GameReview): SeatFigures[] =>
  seats.map(({ result, skill, skill_error, luck }, seat) => ({
    ...{ result, skill, luck },
    place: places[seat] ?? 0,
    error: skill_error,
  }));

/** Return the figures of a whole series: its end, and the skill in all of its games. */
export function figuresOfSeries({ standing, skill, skill_error }: Review): SeatFigures[] {
  const results = standing.at(-1) ?? [];
  return results.map((result, seat) => ({
    ...{ result, luck: null },
    place: 1 + results.filter((other) => other > result).length,
    skill: skill[seat] ?? null,
    error: skill_error[seat] ?? null,
  }));
}

// --- the curves

/**
 * The chances of a seat: before the deal, and after each event. Null where nothing new is known; the curve goes straight on
 * to the next point.
 */
export type Curve = readonly (number | null)[];

/** Return the curve of each seat with everybody's cards open. */
export const openCurves = ({ seats, events }: GameReview): Curve[] =>
  seats.map(({ fair }, seat) => [fair, ...events.map(({ values }) => values[seat] ?? null)]);

/**
 * Return the curve of each seat as it could tell: what the move that it made was worth on samples of what it knew, at each of
 * its decisions. The beginning and the end are known to everybody.
 */
export const knownCurves = ({ seats, events }: GameReview): Curve[] =>
  seats.map(({ fair, result }, seat) => {
    const own = events.map((event) => (event.seat === seat ? chanceAt(event) : null));
    return [fair, ...own.slice(0, -1), ...(events.length > 0 ? [result] : [])];
  });

const chanceAt = ({ decision, move }: ReviewEvent): number | null =>
  decision?.moves.find((one) => one.move === move)?.chance ?? null;

/** Return the curve of each seat over the games of a series. */
export const standingCurves = ({ standing, seats }: Review): Curve[] =>
  Array.from({ length: seats }, (_, seat) => [1 / seats, ...standing.map((values) => values[seat] ?? null)]);

/** Return the last known value of a curve at a step. */
export const valueAt = (curve: Curve, step: number): number =>
  curve.slice(0, step + 1).findLast((value) => value !== null) ?? 0;

export interface Point {
  readonly step: number;
  readonly x: number;
  readonly y: number;
}

/** Return the known points of a curve within a box of this size, the chance 1 at the top. */
export function pointsOf(curve: Curve, width: number, height: number): Point[] {
  const last = Math.max(1, curve.length - 1);
  return curve.flatMap((value, step) =>
    value === null ? [] : [{ step, x: (step / last) * width, y: (1 - Math.min(1, Math.max(0, value))) * height }],
  );
}

/** Return the path through some points. */
export const pathThrough = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");

const round = (pixels: number): number => Math.round(pixels * 10) / 10;

/** Choose points for the marks of a seat: spread over the curve, at other places than those of the other seats, and its end. */
export function markedPoints(points: readonly Point[], seat: number, seats: number, width: number): Point[] {
  const last = points.at(-1);
  if (!last) return [];
  const count = Math.max(1, Math.min(6, Math.floor(width / 110)));
  const chosen = new Set<Point>([last]);
  for (let mark = 0; mark < count; mark++) {
    const x = ((mark + (seat + 0.5) / seats) / count) * width;
    const nearest = points.reduce((a, b) => (Math.abs(b.x - x) < Math.abs(a.x - x) ? b : a));
    chosen.add(nearest);
  }
  return [...chosen];
}

/** Return the step that is nearest to a position, of steps from 0 to `last`. */
export const stepAt = (x: number, width: number, last: number): number =>
  Math.max(0, Math.min(last, Math.round((x / Math.max(1, width)) * last)));

/** Marks with different outlines, around 0, for up to ten seats; after them they are repeated. */
const MARKS = [
  "M0-5A5 5 0 1 1-.01-5Z",
  "M-4.5-4.5h9v9h-9Z",
  "M0-5.8 5.6 4.4H-5.6Z",
  "M0-6.2 6.2 0 0 6.2-6.2 0Z",
  "M-1.8-5.5h3.6v3.7h3.7v3.6H1.8v3.7h-3.6V1.8h-3.7v-3.6h3.7Z",
  "M0 5.8-5.6-4.4H5.6Z",
  "M0-6.4 1.7-2.2 6.1-2 2.7.8 3.8 5.2 0 2.8-3.8 5.2-2.7.8-6.1-2-1.7-2.2Z",
  "M-5.6-2.6 0-6l5.6 3.4v5.2L0 6l-5.6-3.4Z",
  "M-5.5-5.5h3L0-2.4l2.5-3.1h3v3L2.4 0l3.1 2.5v3h-3L0 2.4l-2.5 3.1h-3v-3L-2.4 0l-3.1-2.5Z",
  "M-6-2.5h12v5H-6Z",
] as const;
export const markOf = (seat: number): string => MARKS[seat % MARKS.length]!;

/** The dashes of each seat's line; the first is drawn through. */
const DASHES = ["", "9 4", "3 3", "12 3 3 3", "6 2", "2 5", "14 5", "9 3 2 3 2 3", "5 5", "1 3"] as const;
export const dashesOf = (seat: number): string => DASHES[seat % DASHES.length]!;

const COLOURS = [
  "blue-deep",
  "red-deep",
  "green-deep",
  "purple-deep",
  "orange-deep",
  "yellow-deep",
  "oak-deep",
] as const;
/** The colour of each seat's line, as a value in a style sheet. It only helps: marks and dashes tell the seats apart. */
export const colourOf = (seat: number): string => `var(--${COLOURS[seat % COLOURS.length]!})`;

// --- decisions and moments

/** The grades, the best one first. */
export const GRADES: readonly Grade[] = ["best", "good", "inaccurate", "mistake", "blunder"];
/** The sign of a grade, beside its word. */
export const GRADE_SIGNS: Readonly<Record<Grade, string>> = {
  best: "★",
  good: "✓",
  inaccurate: "≈",
  mistake: "▽",
  blunder: "▼",
};

/** An event at which a seat had a choice. */
export type DecisionEvent = ReviewEvent & { readonly decision: NonNullable<ReviewEvent["decision"]> };

export const isDecision = (event: ReviewEvent): event is DecisionEvent => event.decision != null;

/** Return the decisions of a seat, in order. */
export const decisionsOf = ({ events }: GameReview, seat: number): DecisionEvent[] =>
  events.filter(isDecision).filter((event) => event.seat === seat);

/** Return the moments of a seat, in the order of the game. */
export function momentsOf(game: GameReview, seat: number): DecisionEvent[] {
  const numbers = game.seats[seat]?.moments ?? [];
  return decisionsOf(game, seat).filter(({ number }) => numbers.includes(number));
}

/** Return whether a move gave something away that is more than noise, so that a look at it is worthwhile. */
export const isCostly = ({ decision }: DecisionEvent): boolean =>
  decision.grade !== "best" && decision.grade !== "good";

// --- the seat whose review is shown

/** Return our own seat: that of the person with our name, if the table is one of ours. */
export function ownSeat(
  { names, people }: { readonly names: readonly string[]; readonly people: readonly string[] },
  name: string | null,
): number | null {
  const seat = names.findIndex((other, at) => other === name && (people[at] ?? "") !== "");
  return name === null || seat < 0 ? null : seat;
}

/** Return whether there is something to show. */
export const hasResults = (state: ReviewState | null): state is ReviewState & { review: Review } =>
  (state?.review?.games.length ?? 0) > 0;
