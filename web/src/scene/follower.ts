// Follows a table: keeps a connection and folds its messages into a state.

import { TableConnection, type ConnectionOptions } from "../net/connection";
import { type Change, fold, fromSnapshot, type TableState } from "./fold";

export interface FollowerListener extends Omit<ConnectionOptions["handlers"], "snapshot" | "news"> {
  /** The state was replaced as a whole, so nothing is animated. */
  reset?(state: TableState): void;
  /** A log entry changed the state; `change.steps` tell what moved. */
  changed?(change: Change): void;
}

export class Follower {
  readonly link: TableConnection;
  /** The current state; null before the first snapshot. */
  state: TableState | null = null;

  constructor({ listener, ...options }: Omit<ConnectionOptions, "handlers"> & { listener: FollowerListener }) {
    this.link = new TableConnection({
      ...options,
      handlers: {
        ...listener,
        snapshot: (frame) => {
          this.state = fromSnapshot(frame, this.state);
          listener.reset?.(this.state);
        },
        news: (frame) => {
          const change = this.tryFold(() => this.state && fold(this.state, frame));
          if (!change) return this.link.resync();
          this.state = change.state;
          listener.changed?.(change);
        },
      },
    });
  }

  /** Run a fold; on an error return null, so that the caller asks for a new snapshot. */
  private tryFold(fold: () => Change | null): Change | null {
    try {
      return fold();
    } catch (error) {
      console.warn("cannot apply news", error);
      return null;
    }
  }
}
