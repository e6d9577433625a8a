// A game in a row of signs: one for each decision, or for some decisions in a row.

import type { GameReview, Grade } from "../net/api";

export const MAX_SIGNS = 10;
/** How a decision, or some in a row, turned out: nothing given away, or as much as a grade of the review says. */
export type Sign = "good" | Exclude<Grade, "best" | "good">;
export const SIGNS: readonly Sign[] = ["good", "inaccurate", "mistake", "blunder"];
const COLOURS: Record<Sign, string> = { good: "🟩", inaccurate: "🟨", mistake: "🟧", blunder: "🟥" };
/** What must be given away for a grade, between two players; as in `review/results.py`. */
const MARKS: readonly (readonly [number, Sign])[] = [
  [0.15, "blunder"],
  [0.08, "mistake"],
  [0.03, "inaccurate"],
];

/** What a daily deal led to. All values are shares of a win. */
export interface DailyScore {
  readonly place: number;
  readonly seats: number;
  readonly result: number;
  readonly luck: number;
  readonly fair: number;
  /** From 0 to 100; null if no choice mattered. */
  readonly skill: number | null;
  readonly signs: readonly Sign[];
  /** The number of decisions by how they turned out. */
  readonly counts: Readonly<Partial<Record<Sign, number>>>;
}

interface Decided {
  readonly sign: Sign;
  readonly gaveAway: number;
}

/** Return the result with luck taken out: the fair share, the player's own choices and those of the others. */
export const withoutLuck = ({ result, luck }: Pick<DailyScore, "result" | "luck">): number => result - luck;

/** Return what a game led to for a seat. */
export function scoreOf(game: GameReview, seat: number): DailyScore {
  const { result, luck, fair, skill } = game.seats[seat]!;
  const decisions = game.events.flatMap(({ seat: decider, decision }): Decided[] =>
    decision && decider === seat ? [{ sign: signOf(decision.grade), gaveAway: decision.gave_away }] : [],
  );
  const seats = game.seats.length;
  const counts: Partial<Record<Sign, number>> = {};
  for (const { sign } of decisions) counts[sign] = (counts[sign] ?? 0) + 1;
  const place = game.places[seat]!;
  return { place, seats, result, luck, fair, skill, signs: signsOf(decisions, seats), counts };
}

const signOf = (grade: Grade): Sign => (grade === "best" ? "good" : grade);

/** Return at most ten signs; decisions that share one are judged by what they gave away together. */
export function signsOf(decisions: readonly Decided[], seats: number): Sign[] {
  const count = Math.min(decisions.length, MAX_SIGNS);
  return Array.from({ length: count }, (_, at) => {
    const start = Math.floor((at * decisions.length) / count);
    const end = Math.floor(((at + 1) * decisions.length) / count);
    // What is within the noise of the samples does not add up.
    const lost = decisions.slice(start, end).filter(({ sign }) => sign !== "good");
    const [only, ...others] = lost;
    if (!only) return "good";
    if (others.length === 0) return only.sign;
    const sum = lost.reduce((sum, { gaveAway }) => sum + gaveAway, 0);
    return MARKS.find(([mark]) => sum >= (mark * 2) / seats)?.[1] ?? only.sign;
  });
}

/** Return the row of signs as coloured squares. */
export const squares = (signs: readonly Sign[]): string => signs.map((sign) => COLOURS[sign]).join("");
