// The data needed to draw a table. A session provides it, and so do replays.

import type { Game, Item, Zone, TableState } from "../scene/fold";
import { combinations, type Move, takenCard, sourceZone } from "../scene/moves";
import type { EventFormatter } from "../words/formatter";

export interface TableView {
  readonly state: TableState | null;
  readonly game: Game | null;
  readonly formatter: EventFormatter | null;
  /** The viewer's seat, at the lower edge; null for spectators. */
  readonly seat: number | null;
  /** The seats whose players are connected. */
  readonly connected: ReadonlySet<number>;
  /** The seat whose time is running out. */
  readonly warnedSeat: number | null;
  /** The server's time. */
  now(): number;
  /** The viewer's legal moves; absent where nothing can be played. */
  readonly moves?: readonly Move[];
  readonly picked?: readonly string[];
  /** The cards that several cards can be combined from, such as the cards of possible runs. */
  readonly runCards?: ReadonlySet<string>;
  /** Show what is known of a seat and may be done about it; absent where nothing can be done. */
  readonly openSeat?: ((seat: number) => void) | undefined;
}

/** Handles taps on cards and zones outside the hand; `MoveInput` implements it. */
export interface TableInput {
  /** The zones on which the picked cards can be played. */
  readonly targets: ReadonlySet<string>;
  /** Moves that a tap on a zone makes, such as drawing from the stock. */
  readonly zoneMoves?: ReadonlyMap<string, Move>;
  touchCard(handle: string): void;
  touchZone(name: string): void;
}

/** Return whether a card in a zone belongs to a legal move, alone or together with the picked cards. */
export function canTouch({ moves = [], picked = [], game }: TableView, zone: Zone, { card }: Item): boolean {
  if (card === null || !game || moves.length === 0) return false;
  const held = (game.zones[`hand.${game.viewer}`]?.items ?? []).filter(({ id }) => picked.includes(id));
  return moves.some(
    (move) =>
      (zone.name === move.to && takenCard(move) === card && held.some((item) => item.card === move.cards?.[0])) ||
      (move.cards?.includes(card) && sourceZone(move, card, game.viewer) === zone.name),
  );
}

/** Return the moves that combine several cards, together with the picked ones. */
export function possibleRuns({ moves = [], picked = [], game }: TableView): Move[] {
  if (!game || Object.keys(game.look.runs).length === 0) return [];
  const items = Object.values(game.zones).flatMap((zone) => zone.items);
  const cards = picked.flatMap((handle) => items.find(({ id }) => id === handle)?.card ?? []);
  return combinations(moves, cards);
}

/** Return the zones of a seat, without its hand. */
export const zonesOf = (game: Game, seat: number): Zone[] =>
  Object.values(game.zones).filter((zone) => zone.seat === seat && zone.kind !== "hand");
