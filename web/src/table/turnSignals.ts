// Tells a player that it is their turn, in every way that fits: the tab, a sound, a vibration, a notification.

/** What the signals depend on. */
export interface TurnSituation {
  /** Whether the game waits for the player. */
  readonly turn: boolean;
  /** Whether the player's time is running out. */
  readonly hurry: boolean;
  /** Whether the player takes part in a running game. */
  readonly playing: boolean;
  /** Whether other people sit at the table. */
  readonly company: boolean;
  /** Whether the page is hidden. */
  readonly hidden: boolean;
}

/** The outputs, replaced in tests. */
export interface SignalOutputs {
  /** Mark the tab and the app's icon. */
  showTurn(turn: boolean): void;
  playSound(name: "turn" | "hurry"): void;
  vibrate(): void;
  notify(): void;
  closeNotification(): void;
  keepAwake(on: boolean): void;
}

export class TurnSignals {
  /** Whether a turn came while nobody could see it, which is the moment to offer notifications. */
  missed = false;
  private before: TurnSituation = { turn: false, hurry: false, playing: false, company: false, hidden: false };

  constructor(private readonly outputs: SignalOutputs) {}

  update(now: TurnSituation): void {
    const { outputs, before } = this;
    this.before = now;
    if (now.turn !== before.turn) outputs.showTurn(now.turn);
    if (now.playing !== before.playing) outputs.keepAwake(now.playing);
    const began = now.turn && !before.turn;
    const late = now.turn && now.hurry && !before.hurry;
    if (began || late) {
      outputs.playSound(late ? "hurry" : "turn");
      // A phone that hums at each of one's turns against computer players is a nuisance.
      if (now.company || now.hidden || late) outputs.vibrate();
      if (now.hidden) {
        outputs.notify();
        if (now.company) this.missed = true;
      }
    }
    if ((before.turn && !now.turn) || (before.hidden && !now.hidden)) outputs.closeNotification();
  }

  /** End all signals that last. */
  stop(): void {
    this.update({ turn: false, hurry: false, playing: false, company: false, hidden: false });
  }
}
