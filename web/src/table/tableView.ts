// What has to be known of a table to draw it. `Sitting` is one; a replay and a television make their own.

import type { Game, Item, Zone, TableState } from "../scene/fold";
import { type Move, takenCard, sourceZone } from "../scene/moves";
import type { EventFormatter } from "../words/formatter";

export interface TableView {
  readonly state: TableState | null;
  readonly game: Game | null;
  readonly formatter: EventFormatter | null;
  /** Who sits at the lower edge; null if nobody of those who look does. */
  readonly seat: number | null;
  /** The seats whose people are connected. */
  readonly connected: ReadonlySet<number>;
  readonly warnedSeat: number | null;
  /** The server's time. */
  now(): number;
  /** What the viewer may do; without it there is only something to see. */
  readonly moves?: readonly Move[];
  readonly picked?: readonly string[];
}

/** What a touch does outside the hand; `Touch` is one. */
export interface TableInput {
  /** The zones on which the picked cards can be laid. */
  readonly targets: ReadonlySet<string>;
  /** The zones that stand for a word: whoever touches the stock draws. */
  readonly zoneMoves?: ReadonlyMap<string, Move>;
  touchCard(handle: string): void;
  touchZone(name: string): void;
}

/** Whether something can be done with a card that lies there: alone, or together with those that are picked. */
export function canTouch({ moves = [], picked = [], game }: TableView, zone: Zone, { card }: Item): boolean {
  if (card === null || !game || moves.length === 0) return false;
  const held = (game.zones[`hand.${game.viewer}`]?.items ?? []).filter(({ id }) => picked.includes(id));
  return moves.some(
    (move) =>
      (zone.name === move.to && takenCard(move) === card && held.some((item) => item.card === move.cards?.[0])) ||
      (move.cards?.includes(card) && sourceZone(move, card, game.viewer) === zone.name),
  );
}

/** Zones of a seat, without its hand. */
export const zonesOf = (game: Game, seat: number): Zone[] =>
  Object.values(game.zones).filter((zone) => zone.seat === seat && zone.kind !== "hand");
