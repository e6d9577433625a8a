// A position from a finished game in which moves can be tried. Nothing is sent anywhere.

import { app, say } from "../app/app.svelte";
import type { SuggestedMove } from "../net/messages";
import type { Game, Item, TableState } from "../scene/fold";
import { type Move, movesByCard } from "../scene/moves";
import {
  cardsOnlyInMoves,
  findItem,
  type PlayerSession,
  type Refusal,
  type StepAnimator,
} from "../table/playerSession";
import { possibleRuns } from "../table/tableView";
import { EventFormatter } from "../words/formatter";

export class MomentSession implements PlayerSession {
  picked = $state.raw<readonly string[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** The moves that were tried, in their notation, the latest one last; null lets an open window pass. */
  tries = $state.raw<readonly (string | null)[]>([]);
  advice: readonly SuggestedMove[] | null = null;
  animateStep: StepAnimator | null = null;
  readonly state: TableState;
  readonly game: Game | null;
  readonly seat: number | null;
  readonly connected: ReadonlySet<number>;
  readonly warnedSeat = null;
  readonly busy = false;
  readonly late = false;
  readonly pending = 0;
  readonly canTakeBack = false;
  readonly moves: readonly Move[];
  readonly canMove: boolean;
  readonly hiddenCards: readonly Item[];
  readonly playable: ReadonlyMap<string, readonly Move[]>;

  readonly formatter: EventFormatter | null = $derived.by(() =>
    app.words ? EventFormatter.of(app.words, this.state, this.seat) : null,
  );
  readonly runs: readonly Move[] = $derived.by(() => possibleRuns(this));
  readonly runCards: ReadonlySet<string> = $derived(new Set(this.runs.flatMap(({ cards = [] }) => cards)));

  /** `state` is what the seat that decides saw of the table; `ontry` is called with each move that is tried. */
  constructor(
    readonly table: string,
    state: TableState,
    private readonly ontry: (move: string | null) => void = () => undefined,
  ) {
    // Nobody is waited for: there are no clocks and no requests.
    this.state = { ...state, clock: [], pause: null, takeBack: null, newcomers: [] };
    this.game = state.game;
    this.seat = state.game?.viewer ?? null;
    this.moves = state.game?.moves ?? [];
    this.canMove = this.moves.length > 0;
    this.connected = new Set(state.people.keys());
    this.hiddenCards = cardsOnlyInMoves(this);
    this.playable = movesByCard(this.moves);
  }

  /** Whether the seat may let an open window pass instead of making a move. */
  get canPass(): boolean {
    return this.game?.waiting.some(({ seat, must }) => seat === this.seat && !must) ?? false;
  }

  now(): number {
    return Date.now();
  }

  item(handle: string): Item | undefined {
    return findItem(this, handle);
  }

  pick(...handles: string[]): void {
    this.refusal = null;
    this.picked = handles;
  }

  /** Try a move. The position stays as it is. */
  play(move: string | null): Promise<boolean> {
    this.picked = [];
    this.refusal = null;
    this.tries = [...this.tries, move];
    this.ontry(move);
    return Promise.resolve(true);
  }

  /** Say that a card could not be played; why, only the server could say while the game went on. */
  askWhy(_card: string, _zone: string | null, item: string | null): Promise<void> {
    this.refusal = { item, rule: null, why: say("page-trial-impossible") };
    return Promise.resolve();
  }

  /** Forget the last try. */
  takeBack(): Promise<void> {
    this.tries = this.tries.slice(0, -1);
    return Promise.resolve();
  }

  hint(): Promise<void> {
    return Promise.resolve();
  }
}
