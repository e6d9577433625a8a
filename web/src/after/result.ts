// The result of a game: podium and score sheet. Scoring is up to the server; this only arranges the places, points and
// cards it sent.

import type { Game } from "../scene/fold";

/** A step of the podium, shared by players with equal places. */
export interface PodiumStep {
  readonly place: number;
  readonly seats: readonly number[];
}

/** The other places are shown in a list. */
export const MAX_STEPS = 5;

/** Group the seats by place, the winners first. */
export function podiumSteps(places: readonly number[]): PodiumStep[] {
  const byPlace = new Map<number, number[]>();
  for (const [seat, place] of places.entries()) byPlace.set(place, [...(byPlace.get(place) ?? []), seat]);
  return [...byPlace].sort(([a], [b]) => a - b).map(([place, seats]) => ({ place, seats }));
}

/** Arrange steps as on a podium: the first in the middle, the others to its left and right in turn. */
export function arrangeSteps(steps: readonly PodiumStep[]): PodiumStep[] {
  const left = steps.filter((_, at) => at % 2 === 1).reverse();
  return [...left, ...steps.filter((_, at) => at % 2 === 0)];
}

/** Return the margin between the winner and the runner-up; null for ties, or without scores. */
export function winningMargin(
  steps: readonly PodiumStep[],
  scores: readonly number[] | null,
): { seat: number; by: number } | null {
  const [first, second] = steps;
  if (!scores || first?.seats.length !== 1 || second?.seats.length !== 1) return null;
  const by = Math.abs(scores[first.seats[0]!]! - scores[second.seats[0]!]!);
  return by > 0 ? { seat: second.seats[0]!, by } : null;
}

// --- the score sheet

/** Format points, or a text that begins with them, with a typographic minus. */
export const formatPoints = (points: number | string): string => String(points).replace(/-(?=\d)/, "−");

/** A row of the score sheet of a series; the seats in `best` get a circle. */
export interface ScoreRow {
  readonly number: number;
  /** The name of the game, if the series consists of different games. */
  readonly game: string | null;
  readonly points: readonly number[];
  readonly best: ReadonlySet<number>;
}

/** Return the score sheet of a series, or null for a single game. A series of different games lists places, not points. */
export function scoreRows({ table }: Pick<Game, "table">): ScoreRow[] | null {
  const sheet = table["sheet"] as number[][] | undefined;
  if (!Array.isArray(sheet)) return null;
  const games = table["games"] as string[] | undefined;
  return sheet.map((points, at) => {
    const top = games ? Math.min(...points) : Math.max(...points);
    const best = new Set([...points.keys()].filter((seat) => points[seat] === top));
    return { number: at + 1, game: games?.[at] ?? null, points, best };
  });
}
