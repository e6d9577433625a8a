// How a game came out: who stands where, and what the pad shows. What counts how is in the rules; here are only the
// places, the points and the cards that the server sent.

import type { Game, Item, Zone } from "../scene/fold";

/** A step of the podium; those who share a place stand on it together. */
export interface Step {
  readonly place: number;
  readonly seats: readonly number[];
}

/** The first places on steps, the others in a list. */
export const MOST_STEPS = 5;

export function stepsOf(places: readonly number[]): Step[] {
  const byPlace = new Map<number, number[]>();
  for (const [seat, place] of places.entries()) byPlace.set(place, [...(byPlace.get(place) ?? []), seat]);
  return [...byPlace].sort(([a], [b]) => a - b).map(([place, seats]) => ({ place, seats }));
}

/** As on a podium: the first in the middle, then to its left and right by turns. */
export function arranged(steps: readonly Step[]): Step[] {
  const left = steps.filter((_, at) => at % 2 === 1).reverse();
  return [...left, ...steps.filter((_, at) => at % 2 === 0)];
}

/** By how much the winner is ahead of the one who came next; null if they cannot be compared, or are several. */
export function lead(steps: readonly Step[], scores: readonly number[] | null): { seat: number; by: number } | null {
  const [first, second] = steps;
  if (!scores || first?.seats.length !== 1 || second?.seats.length !== 1) return null;
  const by = Math.abs(scores[first.seats[0]!]! - scores[second.seats[0]!]!);
  return by > 0 ? { seat: second.seats[0]!, by } : null;
}

// --- the pad

/** A number with a real minus. */
export const signed = (points: number): string => String(points).replace("-", "−");

/** A line of the pad of a series; `best` are the seats that are circled. */
export interface Row {
  readonly number: number;
  /** The name of the game in its series, if it has games of different kinds. */
  readonly game: string | null;
  readonly points: readonly number[];
  readonly best: ReadonlySet<number>;
}

/** The pad of a series, null of a single game. A series of several games notes places, of which the lowest is best. */
export function sheetOf({ table }: Pick<Game, "table">): Row[] | null {
  const sheet = table["sheet"] as number[][] | undefined;
  if (!Array.isArray(sheet)) return null;
  const games = table["games"] as string[] | undefined;
  return sheet.map((points, at) => {
    const top = games ? Math.min(...points) : Math.max(...points);
    const best = new Set([...points.keys()].filter((seat) => points[seat] === top));
    return { number: at + 1, game: games?.[at] ?? null, points, best };
  });
}

/** The cards that made the points: what each seat has won or laid out, else what is left in the hands. */
export function made({ zones, seats }: Pick<Game, "zones" | "seats">): { kept: boolean; cards: Item[][] } {
  const open = ({ items }: Zone): Item[] => items.filter(({ card }) => card !== null);
  const of = (seat: number, kept: boolean): Item[] =>
    Object.values(zones)
      .filter((place) => place.seat === seat && (place.kind !== "hand") === kept)
      .flatMap(open);
  const all = (kept: boolean): Item[][] => Array.from({ length: seats }, (_, seat) => of(seat, kept));
  const won = all(true);
  const kept = won.some((cards) => cards.length > 0);
  return { kept, cards: kept ? won : all(false) };
}
