// The connection to one table. It comes back by itself, asks for what it missed, and sends again what was not answered:
// a command has the same id both times, so the server does it once.

import type { Keys } from "./keys";
import { VERSION } from "./wire";
import type {
  Advice,
  Allowed,
  AnyAnswer,
  AnyFrame,
  Done,
  Hello,
  Here,
  Hurry,
  News,
  Refused,
  Snapshot,
  Welcome,
  Wrong,
} from "./wire";

/** An open socket, as much of it as is needed. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** Opens a socket. After `close` nothing more is heard of it. */
export type Opener = (hear: { open(): void; message(text: string): void; close(): void }) => Wire;

/** Time and chance; tests have their own. */
export interface Clockwork {
  now(): number;
  random(): number;
  /** Calls once, later; gives back how to call it off. */
  after(milliseconds: number, call: () => void): () => void;
}

/**
 * connecting  a socket is being opened, or has not been welcomed yet
 * live        everything that happens is heard
 * away        the connection is lost, and tried again at `until` (the browser's time)
 * refused     the server does not want us here, and trying again is of no use
 * closed      we have hung up
 */
export type State =
  | { readonly at: "connecting" }
  | { readonly at: "live" }
  | { readonly at: "away"; readonly until: number }
  | { readonly at: "refused"; readonly code: string; readonly text: string }
  | { readonly at: "closed" };

export type Reply = Done | Refused | Allowed | Advice | Wrong;
/** A command without its id, which the link makes up. */
export type Command =
  Exclude<AnyFrame, Hello> extends infer Frame ? (Frame extends { id: string } ? Omit<Frame, "id"> : never) : never;

export interface Hearers {
  state?(state: State): void;
  welcome?(frame: Welcome): void;
  /** Everything anew: on coming in, on sitting down, and where news were too many. */
  snapshot?(frame: Snapshot): void;
  /** The next line of the log; none is missing before it. */
  news?(frame: News): void;
  here?(frame: Here): void;
  hurry?(frame: Hurry): void;
  /** The seat that we had is not ours any more; the link goes on as an onlooker, if the table lets it. */
  lost?(): void;
}

export interface LinkOptions {
  readonly table: string;
  readonly keys: Keys;
  readonly lang: () => NonNullable<Hello["lang"]>;
  readonly open: Opener;
  readonly hear: Hearers;
  readonly clock?: Clockwork;
  /** The key of one of several seats at this device; null to look on only; else the last one that was taken. */
  readonly seat?: string | null;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** After this long a connection counts as good, and the next pause is short again. */
const STEADY = 5_000;
/** A socket that does not say welcome by then is dead. */
const PATIENCE = 10_000;
/** A command that is not answered while nothing else is heard either: the connection is dead and does not know it. */
const DEAF = 20_000;
/** Who was hidden for so long does not trust an open socket. */
const ASLEEP = 30_000;
/** Where the server is too busy for us, it is not asked again at once. */
const LONG_PAUSE = 10_000;
const MOST_BROKEN = 5;

/** Ends after which the same hello would end the same way. */
const FINAL = new Set(["bad-version", "no-table"]);
/** Ends that a command of ours has brought about: it is not sent again. */
const OUR_FAULT = new Set(["bad-frame", "too-long"]);
const BUSY = new Set(["too-many", "too-fast", "too-slow"]);

interface Waiting {
  readonly frame: Exclude<AnyFrame, Hello>;
  readonly answer: (reply: Reply) => void;
  broken: number;
}

export class Link {
  state: State = { at: "connecting" };
  /** Who we are by our keys; null before the first welcome. */
  you: Welcome["you"] | null = null;
  /** The seats whose people are connected. */
  readonly here = new Set<number>();
  /** The server's time minus the browser's, in milliseconds. */
  offset = 0;
  /** The last line that is known; null if nothing is. */
  seq: number | null = null;

  private readonly prefix: string;
  private count = 0;
  private readonly waiting = new Map<string, Waiting>();
  private readonly clock: Clockwork;
  private wire: Wire | null = null;
  private tries = 0;
  private greeted = 0;
  private heard = 0;
  private welcomed = 0;
  private hidden: number | null = null;
  private seat: string | null | undefined;
  private sent: { keys: string[]; since: number | null } = { keys: [], since: null };
  private withoutKeys = false;
  private unset: (() => void)[] = [];
  private watching = false;

  constructor(private readonly options: LinkOptions) {
    this.clock = options.clock ?? browserClock;
    this.seat = options.seat;
    this.prefix = Array.from({ length: 8 }, () => Math.floor(this.clock.random() * 36).toString(36)).join("");
    this.connect();
  }

  // --- what the page does

  /** Ask for something. The promise is always kept, with the server's answer, or `wrong` if there will be none. */
  send(command: Command): Promise<Reply> {
    const id = `${this.prefix}-${++this.count}`;
    const frame = { ...command, id };
    return new Promise((answer) => {
      if (this.state.at === "refused" || this.state.at === "closed") return answer(this.never(id));
      this.waiting.set(id, { frame, answer, broken: 0 });
      if (this.state.at === "live") this.put(frame);
    });
  }

  /** The server's time now. */
  now(): number {
    return this.clock.now() + this.offset;
  }

  /** How many commands are on their way. */
  get unanswered(): number {
    return this.waiting.size;
  }

  /** The network is back, or the page is looked at again: do not wait any longer. */
  wake(): void {
    if (this.state.at === "away") this.connect();
  }

  /** The network has changed: an open socket may be dead. */
  online(): void {
    if (this.state.at === "live") this.connect();
    else this.wake();
  }

  /** The page was hidden or is seen again. */
  seen(visible: boolean): void {
    const since = this.hidden;
    this.hidden = visible ? null : (since ?? this.clock.now());
    if (!visible) return;
    if (since !== null && this.clock.now() - since >= ASLEEP) this.online();
    else this.wake();
  }

  /** Try once more after a refusal, with the keys there are now. */
  retry(): void {
    if (this.state.at === "closed") return;
    this.withoutKeys = false;
    this.tries = 0;
    this.connect();
  }

  /** What is known does not fit what is heard: everything anew. */
  renew(): void {
    if (this.state.at === "live") this.afresh();
  }

  /** Another language of refusals is told with the next hello. */
  reconnect(): void {
    if (this.state.at === "live") this.connect();
  }

  close(): void {
    this.hangUp();
    this.become({ at: "closed" });
    this.giveUp();
  }

  // --- coming and going

  private connect(): void {
    this.hangUp();
    this.become({ at: "connecting" });
    const wire = this.options.open({
      open: () => this.wire === wire && this.greet(),
      message: (text) => this.wire === wire && this.hear(JSON.parse(text) as AnyAnswer),
      close: () => this.wire === wire && this.lose(),
    });
    this.wire = wire;
    this.later(PATIENCE, () => this.state.at === "connecting" && this.lose());
  }

  private greet(): void {
    const keys = this.withoutKeys ? [] : this.options.keys.forHello(this.options.table, this.seat);
    this.sent = { keys, since: this.seq };
    this.greeted = this.clock.now();
    this.put({ type: "hello", version: VERSION, keys, since: this.seq, lang: this.options.lang() });
  }

  /** The connection is lost: come back after a pause, longer each time and never for everybody at once. */
  private lose(least = 0): void {
    this.hangUp();
    const full = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.tries);
    const pause = Math.max(least, full / 2) + (this.clock.random() * full) / 2;
    this.tries += 1;
    this.become({ at: "away", until: this.clock.now() + pause });
    this.later(pause, () => this.connect());
  }

  private hangUp(): void {
    const wire = this.wire;
    this.wire = null;
    if (this.welcomed > 0 && this.clock.now() - this.welcomed >= STEADY) this.tries = 0;
    for (const call of this.unset.splice(0)) call();
    this.watching = false;
    this.welcomed = 0;
    wire?.close();
  }

  private refuse(code: string, text: string): void {
    this.hangUp();
    this.become({ at: "refused", code, text });
    this.giveUp();
  }

  private giveUp(): void {
    for (const [id, { answer }] of this.waiting) answer(this.never(id));
    this.waiting.clear();
  }

  private never(id: string): Wrong {
    const { state } = this;
    const [code, text] = state.at === "refused" ? [state.code, state.text] : ["closed", "The table was left."];
    return { type: "wrong", id, code, text, fatal: true };
  }

  private become(state: State): void {
    const same = state.at === this.state.at && state.at !== "away";
    this.state = state;
    if (!same || state.at === "refused") this.options.hear.state?.(state);
  }

  /** Call later, unless the connection is another one by then. */
  private later(milliseconds: number, call: () => void): void {
    this.unset.push(this.clock.after(milliseconds, call));
  }

  // --- what is said

  private put(frame: AnyFrame): void {
    this.wire?.send(JSON.stringify(frame));
    if (frame.type !== "hello" && !this.watching) this.watch();
  }

  /** While something is unanswered, silence is a bad sign. */
  private watch(): void {
    const before = this.heard;
    this.watching = true;
    this.later(DEAF, () => {
      this.watching = false;
      if (this.waiting.size === 0) return;
      if (this.heard === before) this.connect();
      else this.watch();
    });
  }

  private hear(frame: AnyAnswer): void {
    this.heard += 1;
    const { hear } = this.options;
    switch (frame.type) {
      case "welcome":
        return this.onWelcome(frame);
      case "snapshot":
        this.seq = frame.seq;
        return hear.snapshot?.(frame);
      case "news":
        return this.onNews(frame);
      case "here":
        if (frame.here) this.here.add(frame.seat);
        else this.here.delete(frame.seat);
        return hear.here?.(frame);
      case "hurry":
        return hear.hurry?.(frame);
      case "done":
        if (frame.key !== undefined) this.onKey(frame.key);
        return this.answered(frame.id, frame);
      case "refused":
      case "allowed":
      case "advice":
        return this.answered(frame.id, frame);
      case "wrong":
        return this.onWrong(frame);
    }
  }

  /** The answer to hello, and to sit: who we are now. */
  private onWelcome(frame: Welcome): void {
    if (this.state.at !== "live" && !this.enter(frame)) return;
    const first = this.state.at !== "live";
    this.you = frame.you;
    this.here.clear();
    for (const seat of frame.here) this.here.add(seat);
    if (first) this.become({ at: "live" });
    this.options.hear.welcome?.(frame);
    if (first) for (const { frame: again } of this.waiting.values()) this.put(again);
  }

  /** The door is open. False if what we know was seen with other eyes, so that we have to come in again. */
  private enter({ you, now }: Welcome): boolean {
    const { table, keys } = this.options;
    const changed = this.you !== null && this.you.seat !== you.seat;
    const seat = this.sent.keys.find((key) => this.isSeat(key));
    if (you.seat !== null) this.seat = seat;
    else if (this.withoutKeys) for (const key of keys.of(table).seats) this.dropSeat(key);
    else if (seat !== undefined) this.dropSeat(seat);
    if (changed && this.sent.since !== null) {
      this.you = you;
      this.afresh();
      return false;
    }
    this.offset = now - (this.greeted + this.clock.now()) / 2;
    this.welcomed = this.clock.now();
    keys.touch(table);
    return true;
  }

  private onNews(frame: News): void {
    if (this.seq === null || frame.seq > this.seq + 1) return this.afresh();
    if (frame.seq <= this.seq) return; // it is known already
    this.seq = frame.seq;
    this.options.hear.news?.(frame);
  }

  /** Something is missing, or was seen with other eyes: everything anew. */
  private afresh(): void {
    this.seq = null;
    this.connect();
  }

  private onKey(key: string): void {
    this.seat = key;
    this.withoutKeys = false;
    this.options.keys.keep(this.options.table, { seat: key });
  }

  private isSeat(key: string): boolean {
    return key === this.seat || this.options.keys.of(this.options.table).seats.includes(key);
  }

  private dropSeat(key: string): void {
    this.options.keys.dropSeat(this.options.table, key);
    if (this.seat === key) this.seat = undefined;
    this.options.hear.lost?.();
  }

  private onWrong(frame: Wrong): void {
    const waiting = frame.id === null ? undefined : this.waiting.get(frame.id);
    if (waiting && frame.code === "broken" && !frame.fatal && waiting.broken < MOST_BROKEN) {
      // The database did not answer: the same command again, after a while.
      waiting.broken += 1;
      this.later(FIRST_PAUSE * 2 ** waiting.broken, () => this.waiting.has(frame.id!) && this.put(waiting.frame));
      return;
    }
    if (frame.id !== null) this.answered(frame.id, frame);
    if (frame.fatal) this.sentAway(frame);
  }

  /** The server is about to close the socket. */
  private sentAway({ code, text }: Wrong): void {
    if (code === "no-seat") {
      const seat = this.sent.keys.find((key) => this.isSeat(key)) ?? this.seat;
      if (seat != null) this.dropSeat(seat);
      this.you = null;
      return this.afresh();
    }
    if (code === "no-table" && !this.withoutKeys && this.sent.keys.length > 0) {
      // A key that opens nothing shuts a public table, too; without it we might be let in.
      this.withoutKeys = true;
      return this.afresh();
    }
    if (FINAL.has(code)) {
      if (code === "no-table") this.options.keys.markGone(this.options.table);
      return this.refuse(code, text);
    }
    if (OUR_FAULT.has(code)) {
      for (const [id, { answer }] of this.waiting) answer({ type: "wrong", id, code, text, fatal: true });
      this.waiting.clear();
    }
    this.lose(BUSY.has(code) ? LONG_PAUSE : 0);
  }

  private answered(id: string, reply: Reply): void {
    const found = this.waiting.get(id);
    if (!found) return; // answered before
    this.waiting.delete(id);
    found.answer(reply);
  }
}

// --- in the browser

export const browserClock: Clockwork = {
  now: () => Date.now(),
  random: () => globalThis.crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** The socket of a table. */
export function opener(table: string, origin: string = location.origin): Opener {
  const address = `${origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(table)}/socket`;
  return (hear) => {
    const socket = new WebSocket(address);
    socket.onopen = () => hear.open();
    socket.onmessage = ({ data }) => hear.message(String(data));
    socket.onclose = () => hear.close();
    return {
      send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
      close: () => socket.close(),
    };
  };
}

/** Let a link hear of the network and of the page; gives back how to stop that. */
export function attend(link: Link, page: Document = document, view: Window = window): () => void {
  const online = (): void => link.online();
  const seen = (): void => link.seen(page.visibilityState === "visible");
  const shown = (event: PageTransitionEvent): void => {
    if (event.persisted) link.online();
  };
  view.addEventListener("online", online);
  view.addEventListener("pageshow", shown);
  page.addEventListener("visibilitychange", seen);
  return () => {
    view.removeEventListener("online", online);
    view.removeEventListener("pageshow", shown);
    page.removeEventListener("visibilitychange", seen);
  };
}
