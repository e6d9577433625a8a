// The state of a page with a table: what is drawn, which moves are legal, and what the player has selected. Components read
// it and call it; only the session talks to the server.

import { tick } from "svelte";
import { app, keys, sayProblem } from "../app/app.svelte";
import { store } from "../app/settings.svelte";
import { connectionTo } from "../app/tableTransport";
import type { Problem } from "../net/api";
import { type Command, type ConnectionState, type Reply, watchBrowser } from "../net/connection";
import type { SuggestedMove, ClientRole } from "../net/messages";
import type { Change, Game, Item, Step, TableState } from "../scene/fold";
import { Follower } from "../scene/follower";
import { type Choice, choiceFor, type Move, movesByCard } from "../scene/moves";
import { EventFormatter } from "../words/formatter";
import { EndHold } from "./endHold.svelte";
import { findEnds, type PartEnd } from "./ends";
import { cardsOnlyInMoves, findItem, type PlayerSession, type Refusal, type StepAnimator } from "./playerSession";
import { recordPromise } from "./promises";
import { possibleRuns } from "./tableView";
import { TakeHold } from "./takeHold.svelte";
import { cardsTakenBy, markTaken } from "./takes";

/** Since when a person is not connected; at least since then if not `exact`. */
export interface Absence {
  readonly since: number;
  readonly exact: boolean;
}

export interface TableSessionOptions {
  readonly table: string;
  /** As `ConnectionOptions.seat`. */
  readonly seat?: string | null;
}

/** After this many milliseconds without a reply, the page says that a command is on its way. */
const LATE = 700;
/** For how many milliseconds after coming back the player takes over again without being asked. */
const RETURN_WINDOW = 5000;
/** With more pending steps than this, steps are drawn without animation. */
const MAX_ANIMATED = 12;

export class TableSession implements PlayerSession {
  readonly table: string;
  private readonly onlyWatches: boolean = false;
  /** The drawn state. While cards move it lags behind the known state. */
  state = $state.raw<TableState | null>(null);
  connection = $state.raw<ConnectionState>({ status: "connecting" });
  you = $state.raw<ClientRole | null>(null);
  connected = $state.raw<ReadonlySet<number>>(new Set());
  /** The people who are not connected, by seat, and since when. */
  absent = $state.raw<ReadonlyMap<number, Absence>>(new Map());
  /** The seat whose time is running out. */
  warnedSeat = $state.raw<number | null>(null);
  /** The seat that the viewer asks about. */
  openedSeat = $state.raw<number | null>(null);
  /** The handles of the picked cards. */
  picked = $state.raw<readonly string[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** The rule of the last refusal, and the log entry after which it was. */
  lastRefusal: { readonly rule: string; readonly seq: number } | null = null;
  advice = $state.raw<readonly SuggestedMove[] | null>(null);
  /** Whether a move is being sent. */
  busy = $state.raw(false);
  /** Whether a command has waited for its reply long enough to say so. */
  late = $state.raw(false);
  /** The number of steps still to be drawn. */
  pending = $state.raw(0);
  /** Animates steps; without it they are drawn at once. */
  animateStep: StepAnimator | null = null;
  /** The end of a round that is shown; the table waits for it. */
  readonly ends = new EndHold();
  /** The cards that somebody is about to take; the table waits a moment. */
  readonly takes = new TakeHold();

  readonly game: Game | null = $derived(this.state?.game ?? null);
  readonly seat: number | null = $derived(this.you?.seat ?? null);
  readonly formatter: EventFormatter | null = $derived(
    this.state && app.words ? EventFormatter.of(app.words, this.state, this.seat) : null,
  );
  /** The player's legal moves; none while cards move or a move is being sent. */
  readonly moves: readonly Move[] = $derived(
    this.pending > 0 || this.busy || this.game?.over || this.state?.pause ? [] : (this.game?.moves ?? []),
  );
  readonly playable: ReadonlyMap<string, readonly Move[]> = $derived(movesByCard(this.moves));
  /** The moves that combine several cards, and the cards of any of them. */
  readonly runs: readonly Move[] = $derived(possibleRuns(this));
  readonly runCards: ReadonlySet<string> = $derived(new Set(this.runs.flatMap(({ cards = [] }) => cards)));
  /** The remaining choice for the picked cards; null if none are picked. */
  readonly choice: Choice | null = $derived(
    this.picked.length > 0 && this.game ? choiceFor(this.moves, this.cardsOf(this.picked)) : null,
  );
  /** Whether it is the player's turn, or a window is open for them. */
  readonly canMove: boolean = $derived(this.moves.length > 0);

  /** Whether this is a daily deal: one person plays it, without help. */
  readonly isAlone: boolean = $derived(this.state?.setup.daily != null);

  /** Whether the last move was the player's own, which may be taken back unless something new was seen. */
  readonly canTakeBack: boolean = $derived(
    this.seat !== null &&
      !this.isAlone &&
      this.state?.lastMover === this.seat &&
      this.pending === 0 &&
      !this.busy &&
      !this.game?.over &&
      !this.state.pause &&
      !this.state.takeBack,
  );

  /** Ask about a seat; not on a screen that only watches. */
  readonly openSeat: ((seat: number) => void) | undefined = $derived(
    this.onlyWatches && this.seat === null ? undefined : (seat: number) => void (this.openedSeat = seat),
  );

  private readonly follower: Follower;
  private readonly unwatch: () => void;
  private queue: { step: Step | null; state: TableState; change: number; end: PartEnd | null }[] = [];
  /** The newest state, which may not be drawn yet. */
  private known: TableState | null = null;
  /** When the player came back to the page; soon after, the state may say that a computer player plays instead. */
  private returnedAt: number | null = null;
  private changes = 0;
  /** How often the state was replaced, which cancels a step that waits. */
  private replacements = 0;
  private drawing = false;
  private wake = (): void => undefined;

  constructor({ table, seat }: TableSessionOptions) {
    this.table = table;
    this.onlyWatches = seat === null;
    this.follower = new Follower({
      table,
      keys,
      seat,
      lang: () => app.lang,
      ...connectionTo(table),
      listener: {
        state: (connection) => (this.connection = connection),
        welcome: (frame) => {
          this.you = frame.you;
          this.connected = new Set(frame.connected);
          this.absent = new Map((frame.absent ?? []).map(({ seat, since, exact }) => [seat, { since, exact }]));
          this.returnedAt = Date.now();
        },
        presence: (frame) => {
          const others = [...this.connected].filter((seat) => seat !== frame.seat);
          this.connected = new Set(frame.connected ? [...others, frame.seat] : others);
          const absent = new Map(this.absent);
          if (frame.connected) absent.delete(frame.seat);
          else absent.set(frame.seat, { since: frame.since, exact: true });
          this.absent = absent;
        },
        clockWarning: (frame) => (this.warnedSeat = frame.seat),
        reset: (state) => this.replace(state),
        changed: (change) => this.enqueue(change),
      },
    });
    const unwatch = watchBrowser(this.follower.link);
    const shown = (): void => {
      if (document.visibilityState !== "visible") return;
      this.returnedAt = Date.now();
      this.takeOverOnReturn();
    };
    document.addEventListener("visibilitychange", shown);
    this.unwatch = () => {
      unwatch();
      document.removeEventListener("visibilitychange", shown);
    };
  }

  close(): void {
    this.unwatch();
    this.follower.link.close();
  }

  /** Return the server's time, in which clocks are measured. */
  now(): number {
    return this.follower.link.now();
  }

  /** Return whether the player's clock is running, also for a turn that is not drawn yet. */
  isClockRunning(): boolean {
    return this.seat !== null && this.known?.clock[this.seat]?.until != null;
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
    const reply = await this.request(command);
    if (reply.type === "error") this.refusal = { item: null, rule: null, why: this.formatError(reply) };
    return reply;
  }

  /** Send a command and note whether its reply is late. Hints take their time. */
  private async request(command: Command): Promise<Reply> {
    const timer = command.type === "request-hint" ? undefined : setTimeout(() => (this.late = true), LATE);
    try {
      return await this.follower.link.send(command);
    } finally {
      clearTimeout(timer);
      this.late = false;
    }
  }

  /** Play a move. `item` is the card that shakes if the rules refuse the move. */
  async play(move: string, item: string | null = this.picked[0] ?? null): Promise<boolean> {
    this.busy = true;
    this.refusal = null;
    this.advice = null;
    const reply = await this.request({ type: "make-move", move });
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
    if (this.isAlone) return;
    const reply = await this.send({ type: "request-hint" });
    if (reply.type === "hint") this.advice = reply.suggestions;
  }

  /** Take back the player's last move, or ask the others for it. */
  async takeBack(): Promise<void> {
    this.refusal = null;
    await this.send({ type: "take-back" });
  }

  pick(...handles: string[]): void {
    this.refusal = null;
    this.picked = handles;
  }

  item(handle: string): Item | undefined {
    return findItem(this, handle);
  }

  /** Cards that may be chosen from a zone that shows nothing. */
  get hiddenCards(): Item[] {
    return cardsOnlyInMoves(this);
  }

  formatError(problem: Problem): string {
    return sayProblem(problem);
  }

  private cardsOf(handles: readonly string[]): string[] {
    return handles.flatMap((handle) => this.item(handle)?.card ?? []);
  }

  private setRefusal(reply: Reply, item: string | null): void {
    if (reply.type === "move-refused") {
      if (reply.rule) this.lastRefusal = { rule: reply.rule, seq: this.state?.seq ?? 0 };
      this.refusal = { item, rule: reply.rule, why: this.formatter?.formatRefusal(reply) ?? reply.text };
    } else if (reply.type === "error") {
      this.refusal = { item, rule: null, why: this.formatError(reply) };
    }
  }

  // --- changes

  /** Replace the state without animation. Ends of rounds that are not shown yet still are. */
  private replace(state: TableState): void {
    this.queue = this.queue.filter(({ end }) => end).map((queued) => ({ ...queued, step: null, state }));
    this.known = state;
    this.replacements += 1;
    this.takes.close();
    this.show(state);
  }

  private enqueue(change: Change): void {
    const last = change.steps.length - 1;
    const number = (this.changes += 1);
    const ends = findEnds(this.known, change);
    this.known = change.state;
    if (last < 0) this.queue.push({ step: null, state: change.state, change: number, end: null });
    for (const [at, step] of change.steps.entries()) {
      this.queue.push({ step, state: at === last ? change.state : step.state, change: number, end: ends[at] ?? null });
    }
    this.pending = this.queue.length;
    this.wake();
    if (!this.drawing) void this.drawQueue();
  }

  private async drawQueue(): Promise<void> {
    this.drawing = true;
    while (this.queue.length > 0) {
      const { step, state, change, end } = this.queue.shift()!;
      const instant = this.queue.length > MAX_ANIMATED || document.visibilityState === "hidden";
      const show = async (): Promise<void> => {
        this.show(state);
        await tick();
      };
      const replaced = step !== null && !instant && !(await this.showTake(step));
      if (replaced) await tick();
      else if (step && this.animateStep && !instant) await this.animateStep(step, show, this.newsAfter(change));
      else await show();
      if (end && this.ends.attached) await this.showEnd(end);
    }
    this.drawing = false;
  }

  /** Show the end of a round, and wait until it is closed; in a hidden page it stays in view while the table goes on. */
  private async showEnd(end: PartEnd): Promise<void> {
    const closed = this.ends.show(end);
    if (document.visibilityState === "visible") await closed;
  }

  /** Leave the cards that a step takes on the table for a moment. Return false if the state was replaced meanwhile. */
  private async showTake(step: Step): Promise<boolean> {
    const take = this.takes.attached ? cardsTakenBy(step, this.game) : null;
    if (!take || !this.state) return true;
    const before = this.replacements;
    this.state = markTaken(this.state, take);
    // The next cards may already wait to be taken: then the table has fallen behind.
    const late = this.queue.some(({ step }) => step && cardsTakenBy(step, take.game));
    await this.takes.show(take, { hurry: late || this.isClockRunning() });
    return this.replacements === before;
  }

  /** Return a promise that resolves at the next change after this one. */
  private newsAfter(change: number): Promise<void> {
    return this.changes > change ? Promise.resolve() : new Promise((done) => (this.wake = done));
  }

  /**
   * Play again myself if the others, or the clock, had a computer player play for me while I was away. A player who asked
   * for it keeps it.
   */
  private takeOverOnReturn(): void {
    const me = this.seat === null ? undefined : this.state?.people[this.seat];
    if (this.returnedAt === null || !this.state || document.visibilityState !== "visible") return;
    if (Date.now() - this.returnedAt < RETURN_WINDOW && me?.away && me.reason !== "request")
      void this.request({ type: "take-over" });
    this.returnedAt = null;
  }

  private show(state: TableState): void {
    const before = this.state;
    if (state.people !== before?.people) recordPromise(store, this.table, state);
    this.state = state;
    this.takeOverOnReturn();
    this.pending = this.queue.length;
    const warned = this.warnedSeat;
    if (warned !== null && state.clock[warned]?.until !== before?.clock[warned]?.until) this.warnedSeat = null;
    if (this.picked.length > 0) this.picked = this.picked.filter((handle) => this.item(handle));
  }
}
