// A table that is followed: the connection, and what is known by it. This is what a page holds.

import { Link, type LinkOptions } from "../net/link";
import { type Change, fold, fromSnapshot, type TableState } from "./fold";

export interface FollowerListener extends Omit<LinkOptions["hear"], "snapshot" | "news"> {
  /** Everything is told anew: nothing moves, it is just there. */
  begun?(state: TableState): void;
  /** Something happened; `change.steps` say what moved. */
  changed?(change: Change): void;
}

export class Follower {
  readonly link: Link;
  /** What is known; null before the first snapshot. */
  state: TableState | null = null;

  constructor({ eyes, ...options }: Omit<LinkOptions, "hear"> & { eyes: FollowerListener }) {
    this.link = new Link({
      ...options,
      hear: {
        ...eyes,
        snapshot: (frame) => {
          this.state = fromSnapshot(frame, this.state);
          eyes.begun?.(this.state);
        },
        news: (frame) => {
          const change = this.next(() => this.state && fold(this.state, frame));
          if (!change) return this.link.renew();
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
