// The state of a page with a table: what is drawn, which moves are legal, and what the player has selected. Components read
// it and call it; only the session talks to the server.

import { tick } from "svelte";
import { app, keys, sayProblem } from "../app/app.svelte";
import { store } from "../app/settings.svelte";
import type { Problem } from "../net/api";
import { type Command, type ConnectionState, type Reply, watchBrowser, webSocketTo } from "../net/connection";
import type { SuggestedMove, ClientRole } from "../net/messages";
import type { Change, Game, Item, Step, TableState } from "../scene/fold";
import { Follower } from "../scene/follower";
import { type Choice, choiceFor, type Move, movesByCard, sourceZone } from "../scene/moves";
import { EventFormatter } from "../words/formatter";
import { recordPromise } from "./promises";

/**
 * Animates a step; `draw` updates the page to the state after it. Resolves when the next step may start: after players have
 * seen this one, or as soon as `news` resolves.
 */
export type StepAnimator = (step: Step, draw: () => Promise<void>, news?: Promise<void>) => Promise<void>;

/** A command that the rules or the server refused. */
export interface Refusal {
  /** The handle of the card in question. */
  readonly item: string | null;
  /** The rule; null if no rule was broken. */
  readonly rule: string | null;
  /** The explanation. */
  readonly why: string;
}

export interface TableSessionOptions {
  readonly table: string;
  /** As `ConnectionOptions.seat`. */
  readonly seat?: string | null;
}

/** With more pending steps than this, steps are drawn without animation. */
const MAX_ANIMATED = 12;

export class TableSession {
  readonly table: string;
  /** The drawn state. While cards move it lags behind the known state. */
  state = $state.raw<TableState | null>(null);
  connection = $state.raw<ConnectionState>({ status: "connecting" });
  you = $state.raw<ClientRole | null>(null);
  connected = $state.raw<ReadonlySet<number>>(new Set());
  /** The seat whose time is running out. */
  warnedSeat = $state.raw<number | null>(null);
  /** The handles of the picked cards. */
  picked = $state.raw<readonly string[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  advice = $state.raw<readonly SuggestedMove[] | null>(null);
  /** Whether a move is being sent. */
  busy = $state.raw(false);
  /** The number of steps still to be drawn. */
  pending = $state.raw(0);
  /** Animates steps; without it they are drawn at once. */
  animateStep: StepAnimator | null = null;

  readonly game: Game | null = $derived(this.state?.game ?? null);
  readonly seat: number | null = $derived(this.you?.seat ?? null);
  readonly formatter: EventFormatter | null = $derived(
    this.state && app.words ? EventFormatter.of(app.words, this.state, this.seat) : null,
  );
  /** The player's legal moves; none while cards move or a move is being sent. */
  readonly moves: readonly Move[] = $derived(
    this.pending > 0 || this.busy || this.game?.over ? [] : (this.game?.moves ?? []),
  );
  readonly playable: ReadonlyMap<string, readonly Move[]> = $derived(movesByCard(this.moves));
  /** The remaining choice for the picked cards; null if none are picked. */
  readonly choice: Choice | null = $derived(
    this.picked.length > 0 && this.game ? choiceFor(this.moves, this.cardsOf(this.picked)) : null,
  );
  /** Whether it is the player's turn, or a window is open for them. */
  readonly canMove: boolean = $derived(this.moves.length > 0);

  private readonly follower: Follower;
  private readonly unwatch: () => void;
  private queue: { step: Step | null; state: TableState; change: number }[] = [];
  private changes = 0;
  private drawing = false;
  private wake = (): void => undefined;

  constructor({ table, seat }: TableSessionOptions) {
    this.table = table;
    this.follower = new Follower({
      table,
      keys,
      seat,
      lang: () => app.lang,
      openTransport: webSocketTo(table),
      listener: {
        state: (connection) => (this.connection = connection),
        welcome: (frame) => {
          this.you = frame.you;
          this.connected = new Set(frame.connected);
        },
        presence: (frame) => {
          const others = [...this.connected].filter((seat) => seat !== frame.seat);
          this.connected = new Set(frame.connected ? [...others, frame.seat] : others);
        },
        clockWarning: (frame) => (this.warnedSeat = frame.seat),
        reset: (state) => this.replace(state),
        changed: (change) => this.enqueue(change),
      },
    });
    this.unwatch = watchBrowser(this.follower.link);
  }

  close(): void {
    this.unwatch();
    this.follower.link.close();
  }

  /** Return the server's time, in which clocks are measured. */
  now(): number {
    return this.follower.link.now();
  }

  /** Reconnect now instead of waiting for the next attempt. */
  retry(): void {
    this.follower.link.retry();
  }

  /** Reconnect in the current language, in which the server sends the texts of rules. */
  reconnect(): void {
    this.follower.link.reconnect();
  }

  // --- commands

  /** Send a command. An error becomes the current refusal. */
  async send(command: Command): Promise<Reply> {
    const reply = await this.follower.link.send(command);
    if (reply.type === "error") this.refusal = { item: null, rule: null, why: this.formatError(reply) };
    return reply;
  }

  /** Play a move. `item` is the card that shakes if the rules refuse the move. */
  async play(move: string, item: string | null = this.picked[0] ?? null): Promise<boolean> {
    this.busy = true;
    this.refusal = null;
    this.advice = null;
    const reply = await this.follower.link.send({ type: "make-move", move });
    this.busy = false;
    if (reply.type === "command-done") {
      this.picked = [];
      return true;
    }
    this.setRefusal(reply, item);
    return false;
  }

  /** Ask why a card cannot be played on a zone, or at all. */
  async askWhy(card: string, zone: string | null, item: string | null): Promise<void> {
    const reply = await this.follower.link.send({ type: "check-move", card, zone });
    this.setRefusal(reply, item);
  }

  async hint(): Promise<void> {
    const reply = await this.send({ type: "request-hint" });
    if (reply.type === "hint") this.advice = reply.suggestions;
  }

  pick(...handles: string[]): void {
    this.refusal = null;
    this.picked = handles;
  }

  item(handle: string): Item | undefined {
    for (const place of Object.values(this.game?.zones ?? {})) {
      const found = place.items.find(({ id }) => id === handle);
      if (found) return found;
    }
    return this.hiddenCards.find(({ id }) => id === handle);
  }

  /** Cards that may be chosen from a zone that shows nothing; only the moves name them, and serve as handles. */
  get hiddenCards(): Item[] {
    const hidden = (move: Move, card: string): boolean =>
      this.game?.zones[sourceZone(move, card, this.seat)]?.shows === "nothing";
    return this.moves.flatMap((move) => {
      const [card] = move.cards ?? [];
      return card !== undefined && hidden(move, card) ? { id: move.text, card } : [];
    });
  }

  formatError(problem: Problem): string {
    return sayProblem(problem);
  }

  private cardsOf(handles: readonly string[]): string[] {
    return handles.flatMap((handle) => this.item(handle)?.card ?? []);
  }

  private setRefusal(reply: Reply, item: string | null): void {
    if (reply.type === "move-refused") {
      this.refusal = { item, rule: reply.rule, why: this.formatter?.formatRefusal(reply) ?? reply.text };
    } else if (reply.type === "error") {
      this.refusal = { item, rule: null, why: this.formatError(reply) };
    }
  }

  // --- changes

  /** Replace the state without animation. */
  private replace(state: TableState): void {
    this.queue = [];
    this.show(state);
  }

  private enqueue(change: Change): void {
    const last = change.steps.length - 1;
    const number = (this.changes += 1);
    if (last < 0) this.queue.push({ step: null, state: change.state, change: number });
    for (const [at, step] of change.steps.entries()) {
      this.queue.push({ step, state: at === last ? change.state : step.state, change: number });
    }
    this.pending = this.queue.length;
    this.wake();
    if (!this.drawing) void this.drawQueue();
  }

  private async drawQueue(): Promise<void> {
    this.drawing = true;
    while (this.queue.length > 0) {
      const { step, state, change } = this.queue.shift()!;
      const instant = this.queue.length > MAX_ANIMATED || document.visibilityState === "hidden";
      const show = async (): Promise<void> => {
        this.show(state);
        await tick();
      };
      if (step && this.animateStep && !instant) await this.animateStep(step, show, this.newsAfter(change));
      else await show();
    }
    this.drawing = false;
  }

  /** Return a promise that resolves at the next change after this one. */
  private newsAfter(change: number): Promise<void> {
    return this.changes > change ? Promise.resolve() : new Promise((done) => (this.wake = done));
  }

  private show(state: TableState): void {
    if (state.people !== this.state?.people) recordPromise(store, this.table, state);
    this.state = state;
    this.pending = this.queue.length;
    if (this.warnedSeat !== null && !state.game?.waiting.some(({ seat }) => seat === this.warnedSeat))
      this.warnedSeat = null;
    if (this.picked.length > 0) this.picked = this.picked.filter((handle) => this.item(handle));
  }
}
