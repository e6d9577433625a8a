// What a viewer may do about a seat. The server decides (`seat_policy.py`); the page offers what it would allow.

import type { ClientRole, SeatInfo } from "../net/messages";

/** Milliseconds of absence after which every seated player may act for a person. */
export const PATIENCE = 60_000;

export type SeatAction =
  /** Sit down here. */
  | "sit"
  /** Ask the host for the seat of a computer player during a game. */
  | "ask"
  /** Put a computer player here, or choose another level. */
  | "bot"
  /** Let a computer player play for the person, who keeps the seat. */
  | "stand-in"
  /** Free the seat. */
  | "clear"
  /** Give the seat to a computer player for good. */
  | "remove"
  /** Play again myself. */
  | "take-over"
  /** Give up my seat. */
  | "leave";

export interface SeatTarget {
  readonly seat: number;
  readonly person: SeatInfo;
  readonly you: ClientRole;
  readonly isPlaying: boolean;
  /** Milliseconds for which the person has not been connected; null if connected. */
  readonly absentFor: number | null;
  /** Whether the game waits for a move of this seat. */
  readonly isWaitedFor: boolean;
}

/** Return what the viewer may do about a seat, the most useful first. */
export function seatActions({ seat, person, you, isPlaying, absentFor, isWaitedFor }: SeatTarget): SeatAction[] {
  if (seat === you.seat) return isPlaying ? [person.away ? "take-over" : "stand-in", "leave"] : ["leave"];
  const isMember = you.seat !== null || you.host;
  const isGone = absentFor !== null && (you.host || absentFor >= PATIENCE);
  const found: SeatAction[] = [];
  if (person.kind !== "person" && you.seat === null) found.push(isPlaying && !you.host ? "ask" : "sit");
  if (!isMember) return found;
  if (person.kind !== "person") return isPlaying ? found : [...found, "bot", ...clearable(person)];
  if (isPlaying && !person.away && (isGone || isWaitedFor)) found.push("stand-in");
  if (isPlaying && you.host) found.push("remove");
  if (!isPlaying && (isGone || you.host)) found.push("clear");
  return found;
}

const clearable = ({ kind }: SeatInfo): SeatAction[] => (kind === "bot" ? ["clear"] : []);
