// A table as it lies before us: what is drawn, what we may do, and what we have in mind. Every page with a table on it
// holds one; components read it and call it, and none of them speaks to the server by itself.

import { tick } from "svelte";
import { app, keys, sayProblem } from "../app/app.svelte";
import { store } from "../app/settings.svelte";
import type { Problem } from "../net/api";
import { type Command, type ConnectionState, type Reply, watchBrowser, webSocketTo } from "../net/connection";
import type { Tip, You } from "../net/wire";
import type { Change, Game, Item, Step, TableState } from "../scene/fold";
import { Follower } from "../scene/follower";
import { type Choice, choiceFor, type Move, movesByCard, sourceZone } from "../scene/moves";
import { EventFormatter } from "../words/formatter";
import { recordPromise } from "./promises";

/**
 * Shows a step: `draw` lets the page stand as it is after it. Kept when the next step may begin: when people have seen
 * this one, or at once if there is `news` from the table.
 */
export type StepAnimator = (step: Step, draw: () => Promise<void>, news?: Promise<void>) => Promise<void>;

/** What the rules, or the table, did not allow. */
export interface Refusal {
  /** The handle of the card that was touched. */
  readonly item: string | null;
  /** The number in the rulebook; null if it was not a rule. */
  readonly rule: string | null;
  /** Why not, in this case. */
  readonly why: string;
}

export interface TableSessionOptions {
  readonly table: string;
  /** As `ConnectionOptions.seat`. */
  readonly seat?: string | null;
}

/** So many steps behind, or unseen, and nobody can follow any more: then things are just there. */
const TOO_FAR = 12;

export class TableSession {
  readonly table: string;
  /** What is drawn. While cards move it is behind what is known. */
  state = $state.raw<TableState | null>(null);
  connection = $state.raw<ConnectionState>({ status: "connecting" });
  you = $state.raw<You | null>(null);
  connected = $state.raw<ReadonlySet<number>>(new Set());
  /** The seat whose time is running out. */
  warnedSeat = $state.raw<number | null>(null);
  /** The cards that were touched, by their handles. */
  picked = $state.raw<readonly string[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  advice = $state.raw<readonly Tip[] | null>(null);
  /** A command is under way. */
  busy = $state.raw(false);
  /** Steps that are still to be drawn. */
  pending = $state.raw(0);
  /** Draws steps as movements; without it they are simply there. */
  animateStep: StepAnimator | null = null;

  readonly game: Game | null = $derived(this.state?.game ?? null);
  readonly seat: number | null = $derived(this.you?.seat ?? null);
  readonly formatter: EventFormatter | null = $derived(
    this.state && app.words ? EventFormatter.of(app.words, this.state, this.seat) : null,
  );
  /** What we may do now; nothing while cards move or a command is under way. */
  readonly moves: readonly Move[] = $derived(
    this.pending > 0 || this.busy || this.game?.over ? [] : (this.game?.moves ?? []),
  );
  readonly playable: ReadonlyMap<string, readonly Move[]> = $derived(movesByCard(this.moves));
  /** What is left to be asked about the picked cards; null if none is picked. */
  readonly choice: Choice | null = $derived(
    this.picked.length > 0 && this.game ? choiceFor(this.moves, this.cardsOf(this.picked)) : null,
  );
  /** Whether we are waited for, or may use a window. */
  readonly canMove: boolean = $derived(this.moves.length > 0);

  private readonly follower: Follower;
  private readonly hush: () => void;
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
          this.connected = new Set(frame.here);
        },
        here: (frame) => {
          const others = [...this.connected].filter((seat) => seat !== frame.seat);
          this.connected = new Set(frame.here ? [...others, frame.seat] : others);
        },
        hurry: (frame) => (this.warnedSeat = frame.seat),
        reset: (state) => this.replace(state),
        changed: (change) => this.happen(change),
      },
    });
    this.hush = watchBrowser(this.follower.link);
  }

  close(): void {
    this.hush();
    this.follower.link.close();
  }

  /** The server's time, in which clocks are told. */
  now(): number {
    return this.follower.link.now();
  }

  /** Do not wait for the next try. */
  retry(): void {
    this.follower.link.retry();
  }

  /** Speak to the server in the language of the page: it writes the rules' sentences. */
  reconnect(): void {
    this.follower.link.reconnect();
  }

  // --- what we do

  /** Send a command. What was wrong about it is shown, unless the caller does so. */
  async send(command: Command): Promise<Reply> {
    const reply = await this.follower.link.send(command);
    if (reply.type === "wrong") this.refusal = { item: null, rule: null, why: this.formatError(reply) };
    return reply;
  }

  /** Make a move. `item` is the card that was touched, which shakes its head if the rules refuse. */
  async play(move: string, item: string | null = this.picked[0] ?? null): Promise<boolean> {
    this.busy = true;
    this.refusal = null;
    this.advice = null;
    const reply = await this.follower.link.send({ type: "move", move });
    this.busy = false;
    if (reply.type === "done") {
      this.picked = [];
      return true;
    }
    this.refuse(reply, item);
    return false;
  }

  /** Ask why a card cannot be played, there or at all. */
  async askWhy(card: string, zone: string | null, item: string | null): Promise<void> {
    const reply = await this.follower.link.send({ type: "why", card, zone });
    this.refuse(reply, item);
  }

  async hint(): Promise<void> {
    const reply = await this.send({ type: "hint" });
    if (reply.type === "advice") this.advice = reply.tips;
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

  /** Cards that may be chosen where they lie face down: only the moves know them, and are their handles. */
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

  private refuse(reply: Reply, item: string | null): void {
    if (reply.type === "refused") {
      this.refusal = { item, rule: reply.rule, why: this.formatter?.formatRefusal(reply) ?? reply.text };
    } else if (reply.type === "wrong") {
      this.refusal = { item, rule: null, why: this.formatError(reply) };
    }
  }

  // --- what happens

  /** Everything anew: nothing moves. */
  private replace(state: TableState): void {
    this.queue = [];
    this.show(state);
  }

  private happen(change: Change): void {
    const last = change.steps.length - 1;
    const number = (this.changes += 1);
    if (last < 0) this.queue.push({ step: null, state: change.state, change: number });
    for (const [at, step] of change.steps.entries()) {
      this.queue.push({ step, state: at === last ? change.state : step.state, change: number });
    }
    this.pending = this.queue.length;
    this.wake();
    if (!this.drawing) void this.draw();
  }

  private async draw(): Promise<void> {
    this.drawing = true;
    while (this.queue.length > 0) {
      const { step, state, change } = this.queue.shift()!;
      const still = this.queue.length > TOO_FAR || document.visibilityState === "hidden";
      const show = async (): Promise<void> => {
        this.show(state);
        await tick();
      };
      if (step && this.animateStep && !still) await this.animateStep(step, show, this.newsAfter(change));
      else await show();
    }
    this.drawing = false;
  }

  /** Kept as soon as something has happened after a change. */
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
