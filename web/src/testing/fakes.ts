// A fake clock and a fake server, for tests of the connection.

import type { OpenTransport, Timers } from "../net/connection";
import type { AnyServerMessage, AnyClientMessage, Hello, News, Snapshot, Welcome } from "../net/messages";

export class FakeClock implements Timers {
  time = 1_000_000;
  chance = 0.5;
  private timers: { at: number; call: () => void }[] = [];

  now = (): number => this.time;
  random = (): number => (this.chance = (this.chance * 16807 + 0.1) % 1);

  after = (milliseconds: number, call: () => void): (() => void) => {
    const timer = { at: this.time + milliseconds, call };
    this.timers.push(timer);
    return () => void (this.timers = this.timers.filter((other) => other !== timer));
  };

  /** Advance the time and run the timers that are due, in order. */
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.time = next.at;
      next.call();
    }
    this.time = end;
  }
}

/** The server's end of a connection. */
export class FakeSocket {
  readonly sent: AnyClientMessage[] = [];
  closed = false;
  /** Whether nothing arrives any more, although the socket looks open. */
  dead = false;

  constructor(private readonly events: Parameters<OpenTransport>[0]) {}

  send = (text: string): void => {
    const message = JSON.parse(text) as AnyClientMessage;
    if (this.closed || this.dead) return;
    if (message.type === "ping") this.say({ type: "pong", id: message.id });
    else this.sent.push(message);
  };
  close = (): void => void (this.closed = true);

  open(): this {
    this.events.open();
    return this;
  }

  say(...frames: AnyServerMessage[]): this {
    for (const frame of frames) if (!this.closed) this.events.message(JSON.stringify(frame));
    return this;
  }

  /** Break the connection, or close it with a code. */
  drop(code?: number): void {
    if (this.closed) return;
    this.closed = true;
    this.events.close(code);
  }

  get hello(): Hello {
    return this.sent[0] as Hello;
  }

  get commands(): Exclude<AnyClientMessage, Hello>[] {
    return this.sent.slice(1) as Exclude<AnyClientMessage, Hello>[];
  }
}

export class FakeServer {
  readonly sockets: FakeSocket[] = [];

  openTransport: OpenTransport = (events) => {
    const socket = new FakeSocket(events);
    this.sockets.push(socket);
    return socket;
  };

  /** The newest connection. */
  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }
}

export const welcome = (seat: number | null = 0, more: Partial<Welcome> = {}): Welcome => ({
  type: "welcome",
  version: 1,
  now: 2_000_000,
  table: "t",
  you: { seat, host: false },
  connected: [0],
  ...more,
});

export const snapshot = (seq: number): Snapshot => ({
  type: "snapshot",
  seq,
  setup: { game: "uno", seats: 2 },
  warnings: [],
  status: { phase: "playing", game_number: 1, seats: [], commitment: "", pace: 900 },
  view: null,
  clocks: [],
  chat: [],
  recent: [],
});

export const news = (seq: number): News => ({ type: "news", seq, at: 0, kind: "move-made", seat: 0 });
