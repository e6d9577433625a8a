// What a move was worth, in words that a message can choose by, and where in a replay a decision was made.

import type { MoveValue, Replay } from "../net/api";

/** Differences within this number of standard errors tell nothing; as in `review/results.py`. */
export const SURE = 2;
/** Up to this much behind, between two players, a move is close to the best one; as the mark for inaccurate moves. */
const CLOSE = 0.03;

/** How a move compares with the best one. */
export type Verdict = "best" | "equal" | "close" | "behind";

/** Compare a move with the best one, at a table with this number of seats. `moves` has the best one first. */
export function verdictOn(moves: readonly MoveValue[], move: string | null, seats: number): Verdict | null {
  const at = moves.findIndex((one) => one.move === move);
  const found = moves[at];
  if (!found) return null;
  if (at === 0) return "best";
  if (found.behind <= SURE * found.error) return "equal";
  return found.behind < (CLOSE * 2) / seats ? "close" : "behind";
}

/** Return a share of a win as percent, with a digit more if it is small. */
export function formatShare(share: number, lang: string): string {
  const small = share !== 0 && Math.abs(share) < 0.0095;
  const digits = small ? 1 : 0;
  return new Intl.NumberFormat(lang, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share);
}

/**
 * Return the number of the frame that shows the table after each number of moves: a frame for each move and each take-back,
 * as `buildFrames` makes them. Moves that were taken back do not count.
 */
export function framesAfterMoves({ news }: Pick<Replay, "news">): number[] {
  const frames = [0];
  const movers: (number | null)[] = [];
  let frame = 0;
  for (const { kind, seat } of news) {
    if (kind === "move-made") {
      movers.push(seat);
      frames.push((frame += 1));
    } else if (kind === "move-taken-back") {
      // The table went back to before the last move of this seat.
      movers.length = Math.max(0, movers.lastIndexOf(seat));
      frames.length = movers.length + 1;
      frames[movers.length] = frame += 1;
    }
  }
  return frames;
}
