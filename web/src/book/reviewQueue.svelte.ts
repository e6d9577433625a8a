// Has games reviewed one after the other, for as long as the table book is open.

import type { Problem, Result, ReviewState } from "../net/api";

/** Milliseconds between two requests. */
export const PACE = 1000;
/** A game that cannot be reviewed; the next one may be. */
const REFUSED = "refused";

export class ReviewQueue {
  /** The place of the game in work, of all that were asked for, and how much of its review is done; null at rest. */
  current = $state.raw<{ readonly at: number; readonly count: number; readonly progress: number } | null>(null);
  /** Games that cannot be reviewed, by their numbers. */
  refused = $state.raw<ReadonlySet<number>>(new Set());
  /** Why the queue stopped. */
  problem = $state.raw<Problem | null>(null);
  private run = 0;

  /** `ask` asks for the review of a game by its number; `onReviewed` is called after each that is complete. */
  constructor(
    private readonly ask: (game: number) => Promise<Result<ReviewState>>,
    private readonly onReviewed: () => Promise<void>,
  ) {}

  /** Review games, until `stop` is called. */
  async start(games: readonly number[]): Promise<void> {
    const run = (this.run += 1);
    this.problem = null;
    for (const [at, game] of games.entries()) {
      const problem = await this.review(game, (progress) => {
        if (run === this.run) this.current = { at: at + 1, count: games.length, progress };
        return run === this.run;
      });
      if (run !== this.run) return;
      if (problem && problem.code !== REFUSED) {
        this.problem = problem;
        break;
      }
      if (problem) this.refused = new Set([...this.refused, game]);
      else await this.onReviewed();
      if (run !== this.run) return;
    }
    this.current = null;
  }

  stop(): void {
    this.run += 1;
    this.current = null;
  }

  /** Ask until a review is complete, or nobody wants it any longer; return why there is none. */
  private async review(game: number, goOn: (progress: number) => boolean): Promise<Problem | null> {
    for (let progress = 0; progress < 1 && goOn(progress);) {
      const found = await this.ask(game);
      if (!found.ok) return found;
      progress = found.value.progress;
      if (progress < 1 && goOn(progress)) await new Promise((resolve) => setTimeout(resolve, PACE));
    }
    return null;
  }
}
