// Asks for a review again and again until it is complete; the computer that reviews may be our own.

import { api, keys } from "../app/app.svelte";
import type { Problem, Result, ReviewState } from "../net/api";

/** Milliseconds between two requests. */
export const PACE = 1000;

type Ask = () => Promise<Result<ReviewState>>;

export class ReviewLoader {
  /** What is known so far. */
  state = $state.raw<ReviewState | null>(null);
  /** Why there is no review; null while the server only does not answer for a moment. */
  problem = $state.raw<Problem | null>(null);
  private running = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: Ask) {}

  /** Create the loader of the review of a game. */
  static of(table: string, number: number): ReviewLoader {
    return new ReviewLoader(() => api.review(table, number, keys.forRequest(table)));
  }

  /** Ask until the review is complete. Return a function that stops asking. */
  start(): () => void {
    this.running = true;
    void this.next();
    return () => {
      this.running = false;
      clearTimeout(this.timer);
    };
  }

  private async next(): Promise<void> {
    const found = await this.ask();
    if (!this.running) return;
    // A server that was reached before will be reached again.
    const lasting = !found.ok && (found.code !== "away" || this.state === null);
    this.problem = !found.ok && lasting ? found : null;
    if (found.ok) this.state = found.value;
    if (lasting || (found.ok && found.value.progress >= 1)) return;
    this.timer = setTimeout(() => void this.next(), PACE);
  }
}
