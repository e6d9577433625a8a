// Taking a seat: the name that it needs and, during a game, the consent of the host.

import { needsGuestName } from "../app/guestName";
import type { SeatRequest } from "../net/messages";
import type { TableSession } from "./tableSession.svelte";

/** Where a request for a computer player's seat stands. */
export type Request = "waits" | "granted" | "declined" | null;

/** Return where the request for a seat stands, by what the table says. */
export function requestState(asked: number | null, newcomers: readonly SeatRequest[], isPlaying: boolean): Request {
  if (asked === null || !isPlaying) return null;
  const found = newcomers.find(({ seat }) => seat === asked);
  return found ? (found.granted ? "granted" : "waits") : "declined";
}

export class Sitting {
  /** The seat for which a name is missing; null for any. */
  nameless = $state<{ seat: number | null } | null>(null);
  /** The computer player's seat that we asked the host for. */
  asked = $state<number | null>(null);
  readonly request: Request = $derived.by(() => {
    const { state, seat } = this.session;
    return state && seat === null ? requestState(this.asked, state.newcomers, state.phase === "playing") : null;
  });

  constructor(private readonly session: TableSession) {
    $effect(() => {
      const { asked } = this;
      if (this.request !== "granted" || asked === null) return;
      this.asked = null;
      void this.send(asked);
    });
  }

  /** Take a seat, or any free one for null; `withoutName` if a generated name will do. Returns whether we sit there. */
  async sit(seat: number | null, withoutName = false): Promise<boolean> {
    if (!withoutName && needsGuestName()) {
      this.nameless = { seat };
      return false;
    }
    return this.send(seat);
  }

  /** Reconnect, as the open connection does not know the cookie with the new name, and take the seat. */
  onNamed(): void {
    const seat = this.nameless?.seat ?? null;
    this.nameless = null;
    this.session.retry();
    void this.sit(seat);
  }

  private async send(seat: number | null): Promise<boolean> {
    this.session.refusal = null;
    const reply = await this.session.send({ type: "take-seat", seat });
    if (reply.type === "command-done" && reply.key !== undefined) return true;
    const isAskedAgain = reply.type === "error" && reply.code === "seat-asked"; // before the page was loaded
    if (isAskedAgain) this.session.refusal = null;
    if (reply.type === "command-done" || isAskedAgain) this.asked = seat;
    return false;
  }
}
