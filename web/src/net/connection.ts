// The connection to one table. It reconnects on its own, asks for the news it missed and resends unanswered commands.
// A resent command keeps its id, so the server executes it once.

import type { KeyStore } from "./keys";
import { LifeWatch } from "./lifeWatch";
import { VERSION } from "./messages";
import type {
  Hint,
  MoveAllowed,
  AnyServerMessage,
  AnyClientMessage,
  CommandDone,
  Hello,
  Presence,
  ClockWarning,
  Ping,
  News,
  MoveRefused,
  Snapshot,
  Welcome,
  ErrorMessage,
} from "./messages";

/** The part of a socket that a connection uses. */
export interface Transport {
  send(text: string): void;
  close(): void;
}

/** Opens a transport. It reports no more events after `close`. */
export type OpenTransport = (events: {
  open(): void;
  message(text: string): void;
  close(code?: number): void;
}) => Transport;

/** Time and randomness, replaced in tests. */
export interface Timers {
  now(): number;
  random(): number;
  /** Call a function once, later. Returns a cancel function. */
  after(milliseconds: number, call: () => void): () => void;
}

/**
 * connecting  a socket is being opened, or has not been welcomed yet
 * live        the server sends everything that happens
 * restarting  the server process is being replaced; we reconnect at once, which is not worth a word
 * offline     the connection is lost; the next attempt is at `retryAt` (browser time)
 * refused     the server has turned us away for good
 * closed      closed by this client
 */
export type ConnectionState =
  | { readonly status: "connecting" }
  | { readonly status: "live" }
  | { readonly status: "restarting" }
  | { readonly status: "offline"; readonly retryAt: number }
  | { readonly status: "refused"; readonly code: string; readonly text: string }
  | { readonly status: "closed" };

export type Reply = CommandDone | MoveRefused | MoveAllowed | Hint | ErrorMessage;
/** A command without its id, which the connection adds. */
export type Command =
  Exclude<AnyClientMessage, Hello | Ping> extends infer Frame
    ? Frame extends { id: string }
      ? Omit<Frame, "id">
      : never
    : never;

export interface ConnectionHandlers {
  state?(state: ConnectionState): void;
  welcome?(message: Welcome): void;
  /** The whole table: after connecting, after taking a seat, and when too much news was missed. */
  snapshot?(message: Snapshot): void;
  /** The next entry of the log, without gaps. */
  news?(message: News): void;
  presence?(message: Presence): void;
  clockWarning?(message: ClockWarning): void;
  /** We have lost our seat; the connection continues as a spectator if the table allows it. */
  lost?(): void;
}

export interface ConnectionOptions {
  readonly table: string;
  readonly keys: KeyStore;
  readonly lang: () => NonNullable<Hello["lang"]>;
  readonly openTransport: OpenTransport;
  readonly handlers: ConnectionHandlers;
  readonly timers?: Timers;
  /** The key of the seat to use, null to watch only; by default the seat taken last. */
  readonly seat?: string | null;
  /** How long to wait for the welcome, in milliseconds. */
  readonly patience?: number;
}

const MIN_PAUSE = 400;
const MAX_PAUSE = 15_000;
/** A connection that lasted this long is stable: the next pause starts at the minimum again. */
const STABLE_AFTER = 5_000;
/** How long to wait for the welcome, unless the options say otherwise. */
const WELCOME_TIMEOUT = 10_000;
/** After the page was hidden this long, an open socket may be dead. */
const MAX_HIDDEN = 30_000;
/** The pause after the server reported overload. */
const BUSY_PAUSE = 10_000;
const MAX_RETRIES = 5;
/** The close code of a server process that is about to be replaced. */
const RESTART = 1012;
/** Within this time, all clients of such a process reconnect, each at a random moment. */
const RESTART_SPREAD = 300;
/** If it takes longer, the connection counts as lost. */
const RESTART_PATIENCE = 1_500;

/** Errors that would repeat with the same hello. */
const FINAL = new Set(["bad-version", "no-table", "table-closed", "banned"]);
/** Errors caused by one of our commands, which must not be resent. */
const CLIENT_ERRORS = new Set(["bad-message", "too-long"]);
const BUSY = new Set(["too-many", "too-fast", "too-slow"]);

interface PendingCommand {
  readonly message: Exclude<AnyClientMessage, Hello>;
  readonly resolve: (reply: Reply) => void;
  retries: number;
}

export class TableConnection {
  state: ConnectionState = { status: "connecting" };
  /** Our role at the table; null before the first welcome. */
  you: Welcome["you"] | null = null;
  /** The seats whose people are connected. */
  readonly connected = new Set<number>();
  /** The server's time minus the browser's, in milliseconds. */
  offset = 0;
  /** The number of the last log entry received; null if there is none. */
  seq: number | null = null;

  private readonly prefix: string;
  private count = 0;
  private readonly pending = new Map<string, PendingCommand>();
  private readonly timers: Timers;
  private transport: Transport | null = null;
  private attempts = 0;
  private helloAt = 0;
  private welcomedAt = 0;
  private hiddenSince: number | null = null;
  private seat: string | null | undefined;
  private sentHello: { keys: string[]; since: number | null } = { keys: [], since: null };
  private withoutKeys = false;
  /** Until when a lost connection is part of a restart. */
  private restartUntil = 0;
  private cancels: (() => void)[] = [];
  private readonly life: LifeWatch;

  constructor(private readonly options: ConnectionOptions) {
    this.timers = options.timers ?? browserTimers;
    this.seat = options.seat;
    this.life = new LifeWatch({
      timers: this.timers,
      ask: () => this.write({ type: "ping", id: `${this.prefix}-ping` }),
      isWaiting: () => this.pending.size > 0,
      isVisible: () => this.hiddenSince === null,
      lost: () => this.reconnectLater(),
    });
    this.prefix = Array.from({ length: 8 }, () => Math.floor(this.timers.random() * 36).toString(36)).join("");
    this.connect();
  }

  // --- called by the page

  /** Send a command. Always resolves: with the server's reply, or with an error if there will be none. */
  send(command: Command): Promise<Reply> {
    const id = `${this.prefix}-${++this.count}`;
    const message = { ...command, id };
    return new Promise((resolve) => {
      if (this.state.status === "refused" || this.state.status === "closed") return resolve(this.unanswerable(id));
      this.pending.set(id, { message, resolve, retries: 0 });
      if (this.state.status === "live") this.write(message);
    });
  }

  /** Return the current server time. */
  now(): number {
    return this.timers.now() + this.offset;
  }

  /** The number of commands without a reply. */
  get unanswered(): number {
    return this.pending.size;
  }

  /** Reconnect now instead of waiting: the network is back, or the page is visible again. */
  wake(): void {
    if (this.state.status === "offline") this.connect();
  }

  /** Reconnect even if a socket is open or being opened: after a change of network it may be dead. */
  online(): void {
    if (["live", "connecting", "restarting"].includes(this.state.status)) this.connect();
    else this.wake();
  }

  /** Check the connection: the browser says that it has no network. */
  offline(): void {
    if (this.state.status === "live") this.life.offline();
  }

  /** Check the connection after a silence: the player uses the page and should know whether it still works. */
  touched(): void {
    if (this.state.status === "live") this.life.touched();
  }

  /** Handle a change of the page's visibility. */
  setVisible(visible: boolean): void {
    const since = this.hiddenSince;
    this.hiddenSince = visible ? null : (since ?? this.timers.now());
    if (!visible) return;
    if (since !== null && this.timers.now() - since >= MAX_HIDDEN) return this.online();
    this.wake();
    this.touched();
  }

  /** Connect again after a refusal, with the current keys. */
  retry(): void {
    if (this.state.status === "closed") return;
    this.withoutKeys = false;
    this.attempts = 0;
    this.connect();
  }

  /** Discard what is known and request a snapshot, because the news did not fit. */
  resync(): void {
    if (this.state.status === "live") this.restart();
  }

  /** Reconnect with a new hello, to change the language of refusals. */
  reconnect(): void {
    if (this.state.status === "live") this.connect();
  }

  close(): void {
    this.disconnect();
    this.setState({ status: "closed" });
    this.failPending();
  }

  // --- connecting

  private connect(): void {
    this.disconnect();
    const restarting = this.isRestarting();
    this.setState({ status: restarting ? "restarting" : "connecting" });
    if (restarting) this.later(this.restartUntil - this.timers.now(), () => this.onSlowRestart());
    const transport = this.options.openTransport({
      open: () => this.transport === transport && this.sendHello(),
      message: (text) => this.transport === transport && this.receive(JSON.parse(text) as AnyServerMessage),
      close: (code) => {
        if (this.transport !== transport) return;
        if (code === RESTART && this.state.status === "live") this.reconnectSoon();
        else this.reconnectLater();
      },
    });
    this.transport = transport;
    this.later(
      this.options.patience ?? WELCOME_TIMEOUT,
      () => this.state.status === "connecting" && this.reconnectLater(),
    );
  }

  private isRestarting(): boolean {
    return this.timers.now() < this.restartUntil;
  }

  /** Reconnect to the process that replaces the server's, at a random moment, as other clients do. */
  private reconnectSoon(): void {
    this.disconnect();
    this.restartUntil = this.timers.now() + RESTART_PATIENCE;
    this.setState({ status: "restarting" });
    this.later(this.timers.random() * RESTART_SPREAD, () => this.connect());
  }

  /** The new process is slow: say that the connection is lost, but go on waiting for it. */
  private onSlowRestart(): void {
    if (this.state.status === "restarting") this.setState({ status: "connecting" });
  }

  private sendHello(): void {
    const keys = this.withoutKeys ? [] : this.options.keys.forHello(this.options.table, this.seat);
    this.sentHello = { keys, since: this.seq };
    this.helloAt = this.timers.now();
    this.write({ type: "hello", version: VERSION, keys, since: this.seq, lang: this.options.lang() });
  }

  /** Reconnect after a pause with exponential backoff and jitter. */
  private reconnectLater(minimum = 0): void {
    this.disconnect();
    const full = Math.min(MAX_PAUSE, MIN_PAUSE * 2 ** this.attempts);
    const pause = Math.max(minimum, full / 2) + (this.timers.random() * full) / 2;
    this.attempts += 1;
    const retryAt = this.timers.now() + pause;
    this.setState(retryAt < this.restartUntil ? { status: "restarting" } : { status: "offline", retryAt });
    this.later(pause, () => this.connect());
  }

  private disconnect(): void {
    const transport = this.transport;
    this.transport = null;
    if (this.welcomedAt > 0 && this.timers.now() - this.welcomedAt >= STABLE_AFTER) this.attempts = 0;
    for (const call of this.cancels.splice(0)) call();
    this.life.stop();
    this.welcomedAt = 0;
    transport?.close();
  }

  private refuse(code: string, text: string): void {
    this.disconnect();
    this.setState({ status: "refused", code, text });
    this.failPending();
  }

  private failPending(): void {
    for (const [id, { resolve }] of this.pending) resolve(this.unanswerable(id));
    this.pending.clear();
  }

  private unanswerable(id: string): ErrorMessage {
    const { state } = this;
    const [code, text] = state.status === "refused" ? [state.code, state.text] : ["closed", "The table was left."];
    return { type: "error", id, code, text, fatal: true };
  }

  private setState(state: ConnectionState): void {
    const same = state.status === this.state.status && state.status !== "offline";
    this.state = state;
    if (!same || state.status === "refused") this.options.handlers.state?.(state);
  }

  /** Call a function later, unless the connection has changed by then. */
  private later(milliseconds: number, call: () => void): void {
    this.cancels.push(this.timers.after(milliseconds, call));
  }

  // --- messages

  private write(message: AnyClientMessage): void {
    this.transport?.send(JSON.stringify(message));
    if (message.type !== "hello" && message.type !== "ping") this.life.commandSent();
  }

  private receive(message: AnyServerMessage): void {
    this.life.heard();
    const { handlers } = this.options;
    switch (message.type) {
      case "welcome":
        return this.onWelcome(message);
      case "snapshot":
        this.seq = message.seq;
        return handlers.snapshot?.(message);
      case "news":
        return this.onNews(message);
      case "presence":
        if (message.connected) this.connected.add(message.seat);
        else this.connected.delete(message.seat);
        return handlers.presence?.(message);
      case "clock-warning":
        return handlers.clockWarning?.(message);
      case "command-done":
        if (message.key !== undefined) this.saveSeat(message.key);
        return this.settle(message.id, message);
      case "move-refused":
      case "move-allowed":
      case "hint":
        return this.settle(message.id, message);
      case "pong":
        return this.life.answered();
      case "error":
        return this.onError(message);
    }
  }

  /** Handle the reply to `hello` and `take-seat`: who we are now. */
  private onWelcome(message: Welcome): void {
    if (this.state.status !== "live" && !this.accept(message)) return;
    const first = this.state.status !== "live";
    this.you = message.you;
    this.connected.clear();
    for (const seat of message.connected) this.connected.add(seat);
    if (first) this.setState({ status: "live" });
    this.restartUntil = 0;
    this.options.handlers.welcome?.(message);
    if (first) for (const { message: unanswered } of this.pending.values()) this.write(unanswered);
  }

  /** Accept the first welcome. Returns false if our seat has changed, which requires a new snapshot. */
  private accept({ you, now }: Welcome): boolean {
    const { table, keys } = this.options;
    const changed = this.you !== null && this.you.seat !== you.seat;
    const seat = this.sentHello.keys.find((key) => this.isSeatKey(key));
    if (you.seat !== null) this.seat = seat;
    else if (this.withoutKeys) for (const key of keys.get(table).seats) this.dropSeat(key);
    else if (seat !== undefined) this.dropSeat(seat);
    if (changed && this.sentHello.since !== null) {
      this.you = you;
      this.restart();
      return false;
    }
    this.offset = now - (this.helloAt + this.timers.now()) / 2;
    this.welcomedAt = this.timers.now();
    this.life.start(this.welcomedAt - this.helloAt);
    keys.touch(table);
    return true;
  }

  private onNews(message: News): void {
    if (this.seq === null || message.seq > this.seq + 1) return this.restart();
    if (message.seq <= this.seq) return; // already known
    this.seq = message.seq;
    this.options.handlers.news?.(message);
  }

  /** Reconnect and request a snapshot: news is missing, or our seat has changed. */
  private restart(): void {
    this.seq = null;
    this.connect();
  }

  private saveSeat(key: string): void {
    this.seat = key;
    this.withoutKeys = false;
    this.options.keys.save(this.options.table, { seat: key });
  }

  private isSeatKey(key: string): boolean {
    return key === this.seat || this.options.keys.get(this.options.table).seats.includes(key);
  }

  private dropOwnSeat(): void {
    const seat = this.sentHello.keys.find((key) => this.isSeatKey(key)) ?? this.seat;
    if (seat != null) this.dropSeat(seat);
  }

  private dropSeat(key: string): void {
    this.options.keys.dropSeat(this.options.table, key);
    if (this.seat === key) this.seat = undefined;
    this.options.handlers.lost?.();
  }

  private onError(message: ErrorMessage): void {
    const pending = message.id === null ? undefined : this.pending.get(message.id);
    if (pending && message.code === "unavailable" && !message.fatal && pending.retries < MAX_RETRIES) {
      // The database did not answer: resend the command after a pause.
      pending.retries += 1;
      this.later(MIN_PAUSE * 2 ** pending.retries, () => this.pending.has(message.id!) && this.write(pending.message));
      return;
    }
    if (message.id !== null) this.settle(message.id, message);
    if (message.fatal) this.onFatal(message);
  }

  /** Handle an error after which the server closes the socket. */
  private onFatal({ code, text }: ErrorMessage): void {
    if (code === "no-seat") {
      this.dropOwnSeat();
      this.you = null;
      return this.restart();
    }
    if (code === "no-table" && !this.withoutKeys && this.sentHello.keys.length > 0) {
      // An invalid key locks us out of a public table, too: try without keys.
      this.withoutKeys = true;
      return this.restart();
    }
    if (FINAL.has(code)) {
      if (code === "no-table") this.options.keys.markGone(this.options.table);
      return this.refuse(code, text);
    }
    if (CLIENT_ERRORS.has(code)) {
      for (const [id, { resolve }] of this.pending) resolve({ type: "error", id, code, text, fatal: true });
      this.pending.clear();
    }
    this.reconnectLater(BUSY.has(code) ? BUSY_PAUSE : 0);
  }

  private settle(id: string, reply: Reply): void {
    const found = this.pending.get(id);
    if (!found) return; // a duplicate reply
    this.pending.delete(id);
    // The seat is given up; its key must not stay even if the page is left before the server hangs up.
    if (found.message.type === "leave-seat" && reply.type === "command-done") this.dropOwnSeat();
    found.resolve(reply);
  }
}

// --- in the browser

export const browserTimers: Timers = {
  now: () => Date.now(),
  random: () => globalThis.crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Return a function that opens the WebSocket of a table. */
export function webSocketTo(table: string, origin: string = location.origin): OpenTransport {
  const address = `${origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(table)}/socket`;
  return (events) => {
    const socket = new WebSocket(address);
    socket.onopen = () => events.open();
    socket.onmessage = ({ data }) => events.message(String(data));
    socket.onclose = ({ code }) => events.close(code);
    return {
      send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
      close: () => socket.close(),
    };
  };
}

/** Pass the browser's network and visibility events to a connection. Returns a stop function. */
export function watchBrowser(
  connection: TableConnection,
  page: Document = document,
  view: Window = window,
): () => void {
  const online = (): void => connection.online();
  const offline = (): void => connection.offline();
  const touched = (): void => connection.touched();
  const changed = (): void => connection.setVisible(page.visibilityState === "visible");
  const shown = (event: PageTransitionEvent): void => {
    if (event.persisted) connection.online();
  };
  view.addEventListener("online", online);
  view.addEventListener("offline", offline);
  view.addEventListener("pointerdown", touched, true);
  view.addEventListener("keydown", touched, true);
  view.addEventListener("pageshow", shown);
  page.addEventListener("visibilitychange", changed);
  return () => {
    view.removeEventListener("online", online);
    view.removeEventListener("offline", offline);
    view.removeEventListener("pointerdown", touched, true);
    view.removeEventListener("keydown", touched, true);
    view.removeEventListener("pageshow", shown);
    page.removeEventListener("visibilitychange", changed);
  };
}
