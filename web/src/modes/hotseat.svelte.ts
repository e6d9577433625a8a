// Several players on one device. Each has a seat and a connection; at most one of them holds the device, and only what
// that player may see is drawn.

import { app, keys, sayProblem } from "../app/app.svelte";
import type { Animal } from "../net/api";
import type { Move } from "../scene/moves";
import { TableSession } from "../table/tableSession.svelte";

/** A person who is about to sit down. */
export interface HotseatPerson {
  readonly name: string;
  readonly animal: Animal;
}

export interface HotseatPlayer {
  readonly seat: number;
  readonly name: string;
  readonly session: TableSession;
}

/** A move in an open window by a player who does not hold the device; it can be made without seeing the cards. */
export interface WindowMove {
  readonly player: HotseatPlayer;
  readonly move: Move;
}

export class HotseatSession {
  /** The table without any seat. */
  readonly spectator: TableSession;
  /** The seat whose player holds the device; null while the cards are covered. */
  private holderSeat = $state.raw<number | null>(null);
  private sessions = $state.raw<readonly TableSession[]>([]);

  readonly players: readonly HotseatPlayer[] = $derived.by(() => {
    const found = new Map<number, HotseatPlayer>();
    for (const session of this.sessions) {
      const { seat, state } = session;
      if (seat !== null && state) found.set(seat, { seat, name: state.people[seat]?.name ?? "", session });
    }
    return [...found.values()].sort((a, b) => a.seat - b.seat);
  });
  /** The player who holds the device. A single player always does. */
  readonly holder: HotseatPlayer | null = $derived.by(() => {
    if (this.players.length === 1) return this.players[0]!;
    return this.players.find(({ seat }) => seat === this.holderSeat) ?? null;
  });
  /** The player on this device who has to move: the holder, or the first one after. */
  readonly next: HotseatPlayer | null = $derived.by(() => {
    const game = (this.holder ?? this.players[0])?.session.game;
    if (!game || game.over) return null;
    const asked = game.waiting.filter(({ must }) => must).map(({ seat }) => seat);
    const candidates = this.players.filter(({ seat }) => asked.includes(seat));
    const from = this.holderSeat ?? 0;
    return candidates.find(({ seat }) => seat >= from) ?? candidates[0] ?? null;
  });
  /** Whether the device has to change hands: the holder has seen everything, and another player is next. */
  readonly needsHandover: boolean = $derived(
    this.holder !== null && this.next !== null && this.next !== this.holder && this.holder.session.pending === 0,
  );
  /** The window moves of players who do not hold the device. They are no secret: `waiting` is public. */
  readonly windowMoves: readonly WindowMove[] = $derived.by(() =>
    this.players
      .filter((player) => player !== this.holder)
      .filter(({ seat, session }) => session.game?.waiting.some((ask) => ask.seat === seat && !ask.must))
      .flatMap((player) => player.session.moves.map((move) => ({ player, move }))),
  );

  constructor(readonly table: string) {
    this.spectator = new TableSession({ table, seat: null });
    this.sessions = [...keys.get(table).seats].reverse().map((seat) => new TableSession({ table, seat }));
  }

  leave(): void {
    for (const session of [this.spectator, ...this.sessions]) session.close();
  }

  cover(): void {
    this.holderSeat = null;
  }

  /** Give the device to a player. */
  giveTo({ seat }: HotseatPlayer): void {
    this.holderSeat = seat;
  }

  /** Take the seats one by one; the guest of this browser is one of the players, or none. */
  async takeSeats(people: ReadonlyMap<number, HotseatPerson>): Promise<string | null> {
    for (const [seat, person] of people) {
      const wrong = await this.takeSeat(seat, person);
      if (wrong !== null) return wrong;
    }
    return null;
  }

  private async takeSeat(seat: number, { name, animal }: HotseatPerson): Promise<string | null> {
    const problem = app.guestName ? null : await app.renameGuest(name, animal);
    if (problem) return sayProblem(problem);
    const session = new TableSession({ table: this.table, seat: null });
    const own = name === app.guestName;
    const reply = await session.send({ type: "take-seat", seat, animal, ...(own ? {} : { name }) });
    if (reply.type === "error") {
      session.close();
      return sayProblem(reply);
    }
    this.sessions = [...this.sessions, session];
    return null;
  }

  /** Fill the free seats with computer players and start the game. */
  async startGame(level: string): Promise<string | null> {
    const session = this.players[0]?.session ?? this.sessions[0] ?? this.spectator;
    const free = (this.spectator.state?.people ?? []).flatMap(({ kind }, seat) => (kind === "free" ? [seat] : []));
    for (const seat of free) {
      const reply = await session.send({ type: "add-bot", seat, level });
      if (reply.type === "error" && reply.code !== "not-now") return sayProblem(reply);
    }
    const reply = await session.send({ type: "start-game" });
    return reply.type === "error" ? sayProblem(reply) : null;
  }
}
