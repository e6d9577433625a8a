// A table that is followed: the connection, and what is known by it. This is what a page holds.

import { TableConnection, type ConnectionOptions } from "../net/connection";
import { type Change, fold, fromSnapshot, type TableState } from "./fold";

export interface FollowerListener extends Omit<ConnectionOptions["handlers"], "snapshot" | "news"> {
  /** Everything is told anew: nothing moves, it is just there. */
  begun?(state: TableState): void;
  /** Something happened; `change.steps` say what moved. */
  changed?(change: Change): void;
}

export class Follower {
  readonly link: TableConnection;
  /** What is known; null before the first snapshot. */
  state: TableState | null = null;

  constructor({ eyes, ...options }: Omit<ConnectionOptions, "handlers"> & { eyes: FollowerListener }) {
    this.link = new TableConnection({
      ...options,
      handlers: {
        ...eyes,
        snapshot: (frame) => {
          this.state = fromSnapshot(frame, this.state);
          eyes.begun?.(this.state);
        },
        news: (frame) => {
          const change = this.next(() => this.state && fold(this.state, frame));
          if (!change) return this.link.resync();
          this.state = change.state;
          eyes.changed?.(change);
        },
      },
    });
  }

  /** News that cannot be understood are no reason to stand still: the server is asked how things are. */
  private next(fold: () => Change | null): Change | null {
    try {
      return fold();
    } catch (error) {
      console.warn("news that do not fit", error);
      return null;
    }
  }
}
