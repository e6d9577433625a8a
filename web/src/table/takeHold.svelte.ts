// Leaves cards on the table for a moment before they are taken, so that players see who gets them.

import { slowness } from "../app/settings.svelte";
import type { CardsTaken } from "./takes";

/** Milliseconds that the cards stay at the normal speed of motion, also where nothing may move. */
const DURATION = 1800;
/** For a player whose clock is running, or who is behind. */
const DURATION_HURRY = 600;
/** A tap that was meant for the last card does not take the trick away. */
const GUARD = 300;

export class TakeHold {
  /** The cards that are about to be taken. */
  take = $state.raw<CardsTaken | null>(null);
  /** Whether a note names who takes them; without one nothing waits. */
  attached = false;
  private release = (): void => undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private since = 0;

  /** Show who takes the cards. Resolves after a moment, divided by `speed`, or when it is skipped. */
  show(take: CardsTaken, { hurry = false, speed = 1 } = {}): Promise<void> {
    this.close();
    this.take = take;
    this.since = performance.now();
    const duration = hurry ? DURATION_HURRY : DURATION * (slowness() || 1);
    this.timer = setTimeout(() => this.close(), duration / speed);
    return new Promise((closed) => (this.release = closed));
  }

  /** Go on at a tap. */
  skip(): void {
    if (performance.now() - this.since >= GUARD) this.close();
  }

  /** Go on at once. */
  close(): void {
    clearTimeout(this.timer);
    this.take = null;
    this.release();
    this.release = () => undefined;
  }

  /** Let a note show the cards until the returned function is called. */
  attach(): () => void {
    this.attached = true;
    return () => {
      this.attached = false;
      this.close();
    };
  }
}
