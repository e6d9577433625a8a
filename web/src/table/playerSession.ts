// What the hand and the prompts need of those who play: a session at a table, or a position in which moves can be tried.

import type { SuggestedMove } from "../net/messages";
import type { Item, Step } from "../scene/fold";
import { type Move, sourceZone } from "../scene/moves";
import type { TableView } from "./tableView";

/**
 * Animates a step; `draw` updates the page to the state after it. Resolves when the next step may start: after players have
 * seen this one, or as soon as `news` resolves.
 */
export type StepAnimator = (step: Step, draw: () => Promise<void>, news?: Promise<void>) => Promise<void>;

/** A command that the rules or the server refused. */
export interface Refusal {
  /** The handle of the card in question. */
  readonly item: string | null;
  /** The rule; null if no rule was broken. */
  readonly rule: string | null;
  /** The explanation. */
  readonly why: string;
}

export interface PlayerSession extends TableView {
  readonly table: string;
  /** The player's legal moves; none while cards move or a move is being sent. */
  readonly moves: readonly Move[];
  /** The legal moves of each card. */
  readonly playable: ReadonlyMap<string, readonly Move[]>;
  /** The moves that combine several cards. */
  readonly runs: readonly Move[];
  readonly runCards: ReadonlySet<string>;
  readonly picked: readonly string[];
  /** Cards that may be chosen from a zone that shows nothing. */
  readonly hiddenCards: readonly Item[];
  readonly canMove: boolean;
  readonly canTakeBack: boolean;
  /** Whether a move is being sent, whether it is late, and how many steps are still to be drawn. */
  readonly busy: boolean;
  readonly late: boolean;
  readonly pending: number;
  refusal: Refusal | null;
  advice: readonly SuggestedMove[] | null;
  animateStep: StepAnimator | null;
  item(handle: string): Item | undefined;
  pick(...handles: string[]): void;
  /** Play a move. `item` is the card that shakes if the rules refuse the move. */
  play(move: string, item?: string | null): Promise<boolean>;
  /** Explain why a card cannot be played on a zone, or at all. */
  askWhy(card: string, zone: string | null, item: string | null): Promise<void>;
  takeBack(): Promise<void>;
  hint(): Promise<void>;
}

/** Return the card with a handle, among those that the viewer sees and those that only the moves name. */
export function findItem(
  { game, hiddenCards }: Pick<PlayerSession, "game" | "hiddenCards">,
  handle: string,
): Item | undefined {
  for (const zone of Object.values(game?.zones ?? {})) {
    const found = zone.items.find(({ id }) => id === handle);
    if (found) return found;
  }
  return hiddenCards.find(({ id }) => id === handle);
}

/** Return the cards that may be chosen from a zone that shows nothing; only the moves name them, and serve as handles. */
export function cardsOnlyInMoves({ moves, game, seat }: Pick<PlayerSession, "moves" | "game" | "seat">): Item[] {
  return moves.flatMap((move) => {
    const [card] = move.cards ?? [];
    if (card === undefined || game?.zones[sourceZone(move, card, seat)]?.shows !== "nothing") return [];
    return [{ id: move.text, card }];
  });
}
