// Stops the table at the end of a round, until the viewer has seen what it brought.

import type { PartEnd } from "./ends";

export class EndHold {
  /** The end that is shown. */
  end = $state.raw<PartEnd | null>(null);
  /** Whether a panel shows ends; without one nothing waits. */
  attached = false;
  private release = (): void => undefined;

  /** Show an end. Resolves when it is closed. */
  show(end: PartEnd): Promise<void> {
    this.close();
    this.end = end;
    return new Promise((closed) => (this.release = closed));
  }

  /** Close the end that is shown, if any, so that the table goes on. */
  close(): void {
    this.end = null;
    this.release();
    this.release = () => undefined;
  }

  /** Let a panel show the ends until the returned function is called. */
  attach(): () => void {
    this.attached = true;
    return () => {
      this.attached = false;
      this.close();
    };
  }
}
