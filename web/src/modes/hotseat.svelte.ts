// Several people at one device. Each has a seat and a connection of their own; at most one of them holds the device, and
// only what that one may see is drawn.

import { app, keys, sayProblem } from "../app/app.svelte";
import type { Move } from "../scene/moves";
import { TableSession } from "../table/tableSession.svelte";

export interface Person {
  readonly seat: number;
  readonly name: string;
  readonly session: TableSession;
}

/** Something that somebody may do who does not hold the device; it takes no look at the cards. */
export interface Window {
  readonly person: Person;
  readonly move: Move;
}

export class Party {
  /** The table as it is known to everybody. */
  readonly outside: TableSession;
  /** The seat whose person holds the device; null while the cards are covered. */
  private held = $state.raw<number | null>(null);
  private sessions = $state.raw<readonly TableSession[]>([]);

  readonly people: readonly Person[] = $derived.by(() => {
    const found = new Map<number, Person>();
    for (const session of this.sessions) {
      const { seat, state } = session;
      if (seat !== null && state) found.set(seat, { seat, name: state.people[seat]?.name ?? "", session });
    }
    return [...found.values()].sort((a, b) => a.seat - b.seat);
  });
  /** Who holds the device; whoever is alone need not cover anything. */
  readonly holder: Person | null = $derived.by(() => {
    if (this.people.length === 1) return this.people[0]!;
    return this.people.find(({ seat }) => seat === this.held) ?? null;
  });
  /** Who has to act next, of those at this device: the holder, or the first one after them. */
  readonly due: Person | null = $derived.by(() => {
    const game = (this.holder ?? this.people[0])?.session.game;
    if (!game || game.over) return null;
    const asked = game.waiting.filter(({ must }) => must).map(({ seat }) => seat);
    const waited = this.people.filter(({ seat }) => asked.includes(seat));
    const from = this.held ?? 0;
    return waited.find(({ seat }) => seat >= from) ?? waited[0] ?? null;
  });
  /** The device has to change hands: everything is drawn that the holder was to see. */
  readonly handover: boolean = $derived(
    this.holder !== null && this.due !== null && this.due !== this.holder && this.holder.session.pending === 0,
  );
  /** Open windows of those who do not hold the device. They are open to see: `waiting` tells them to everybody. */
  readonly windows: readonly Window[] = $derived.by(() =>
    this.people
      .filter((person) => person !== this.holder)
      .filter(({ seat, session }) => session.game?.waiting.some((ask) => ask.seat === seat && !ask.must))
      .flatMap((person) => person.session.moves.map((move) => ({ person, move }))),
  );

  constructor(readonly table: string) {
    this.outside = new TableSession({ table, seat: null });
    this.sessions = [...keys.get(table).seats].reverse().map((seat) => new TableSession({ table, seat }));
  }

  leave(): void {
    for (const session of [this.outside, ...this.sessions]) session.close();
  }

  cover(): void {
    this.held = null;
  }

  /** Somebody takes the device. */
  hand({ seat }: Person): void {
    this.held = seat;
  }

  /** Sit down, one after the other: a seat is taken by the name that the browser has at that time. */
  async sit(names: ReadonlyMap<number, string>): Promise<string | null> {
    const before = app.guestName;
    let wrong: string | null = null;
    for (const [seat, name] of names) {
      wrong = await this.seat(seat, name);
      if (wrong !== null) break;
    }
    if (before) await app.renameGuest(before);
    return wrong;
  }

  private async seat(seat: number, name: string): Promise<string | null> {
    const problem = await app.renameGuest(name);
    if (problem) return sayProblem(problem);
    const session = new TableSession({ table: this.table, seat: null });
    const reply = await session.send({ type: "sit", seat });
    if (reply.type === "wrong") {
      session.close();
      return sayProblem(reply);
    }
    this.sessions = [...this.sessions, session];
    return null;
  }

  /** Computer players take what is free, and the game begins. */
  async begin(level: string): Promise<string | null> {
    const session = this.people[0]?.session ?? this.sessions[0] ?? this.outside;
    const free = (this.outside.state?.people ?? []).flatMap(({ kind }, seat) => (kind === "free" ? [seat] : []));
    for (const seat of free) {
      const reply = await session.send({ type: "fill", seat, level });
      if (reply.type === "wrong" && reply.code !== "not-now") return sayProblem(reply);
    }
    const reply = await session.send({ type: "start" });
    return reply.type === "wrong" ? sayProblem(reply) : null;
  }
}
