// Notices that a connection is dead, although its socket looks open. A browser does not show WebSocket pings to scripts, so
// the server is asked for a sign of life: rarely while nothing happens, at once when a player waits for an answer.

import type { Timers } from "./connection";

/** How long a command may stay unanswered, without any other message, before a sign of life is requested. */
const COMMAND_WAIT = 1_200;
/** How long to wait for the sign of life on a fast network. */
const MIN_PATIENCE = 1_500;
/** How long to wait for it at most, on a slow network or a busy server. */
const MAX_PATIENCE = 8_000;
/** The same as a multiple of the last round trip. */
const ROUND_TRIPS = 4;
/** How long to wait for it after the browser said that it has no network; a server on the same computer still answers. */
const OFFLINE_PATIENCE = 500;
/** After this silence, a touch of the page is a reason to check. */
const TOUCH_SILENCE = 2_000;
/** After this silence, a visible page checks on its own. */
const IDLE_SILENCE = 10_000;

export interface LifeWatchOptions {
  readonly timers: Timers;
  /** Ask the server for a sign of life. */
  readonly ask: () => void;
  /** Whether commands are waiting for their reply. */
  readonly isWaiting: () => boolean;
  readonly isVisible: () => boolean;
  /** Called when there was no sign of life. */
  readonly lost: () => void;
}

export class LifeWatch {
  private readonly cancels = new Set<() => void>();
  private received = 0;
  private heardAt = 0;
  private askedAt = 0;
  private roundTrip = 0;
  /** How often in a row there was no answer; each time, the next wait is longer. */
  private losses = 0;
  private checking = false;
  private waiting = false;

  constructor(private readonly options: LifeWatchOptions) {}

  /** Start to watch a new connection, whose first answer took this long. */
  start(roundTrip: number): void {
    this.stop();
    this.roundTrip = roundTrip;
    this.heard();
    this.watchIdle();
  }

  stop(): void {
    for (const cancel of this.cancels) cancel();
    this.cancels.clear();
    this.checking = this.waiting = false;
  }

  /** Note a message from the server. */
  heard(): void {
    this.received += 1;
    this.heardAt = this.options.timers.now();
  }

  /** Note the sign of life that was asked for. */
  answered(): void {
    this.roundTrip = this.options.timers.now() - this.askedAt;
    this.losses = 0;
  }

  /** Watch a command that was just sent. */
  commandSent(): void {
    if (this.waiting) return;
    this.waiting = true;
    const before = this.received;
    this.later(COMMAND_WAIT, () => {
      this.waiting = false;
      if (!this.options.isWaiting()) return;
      if (this.received === before) this.check();
      this.commandSent();
    });
  }

  /** Check after a silence: the player touched the page, or it is visible again. */
  touched(): void {
    if (this.options.timers.now() - this.heardAt >= TOUCH_SILENCE) this.check();
  }

  /** Check because the browser says that it has no network. */
  offline(): void {
    this.check(OFFLINE_PATIENCE);
  }

  private check(patience?: number): void {
    if (this.checking && patience === undefined) return;
    this.checking = true;
    const before = this.received;
    this.askedAt = this.options.timers.now();
    this.options.ask();
    this.later(patience ?? this.patience(), () => {
      this.checking = false;
      if (this.received > before) return;
      this.losses += 1;
      this.options.lost();
    });
  }

  private patience(): number {
    const fair = Math.max(MIN_PATIENCE, ROUND_TRIPS * this.roundTrip);
    return Math.min(MAX_PATIENCE, fair * 2 ** this.losses);
  }

  private watchIdle(): void {
    const silence = this.options.timers.now() - this.heardAt;
    this.later(silence < IDLE_SILENCE ? IDLE_SILENCE - silence : IDLE_SILENCE, () => {
      if (this.options.timers.now() - this.heardAt >= IDLE_SILENCE && this.options.isVisible()) this.check();
      this.watchIdle();
    });
  }

  private later(milliseconds: number, call: () => void): void {
    const cancel = this.options.timers.after(milliseconds, () => {
      this.cancels.delete(cancel);
      call();
    });
    this.cancels.add(cancel);
  }
}
