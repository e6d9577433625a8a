// The layout of a hand: the order of the cards, their width and their distance.

import { numbersOf, partsOf } from "../cards/faces";
import type { GameLook } from "../net/messages";
import type { Item } from "../scene/fold";
import type { Settings } from "../app/settings.svelte";

// --- order

type Cards = Pick<GameLook, "cards">;

const COLOURS = "rygbop";

/** Return the sort key of a card. Cards without a colour come last, and cards without a number last in their colour. */
function rank(look: Cards, card: string): [colour: number, number: number, rest: number] {
  const { colour: letter = card[0] ?? "", kind = "number" } = partsOf(look, card);
  const [first, second] = numbersOf(look, card);
  const all = Object.keys(look.cards);
  const colour = COLOURS.indexOf(String(letter));
  const later = COLOURS.length + all.map((name) => name[0]).indexOf(card[0]);
  const number = kind !== "number" ? 100 : (first?.value ?? 100 + all.indexOf(card));
  return [colour < 0 ? later : colour, number, second?.value ?? card.length];
}

function compare(look: Cards, by: "colour" | "number", a: string, b: string): number {
  const [one, other] = [rank(look, a), rank(look, b)];
  const order = by === "colour" ? [0, 1, 2] : [1, 0, 2];
  for (const at of order) if (one[at] !== other[at]) return one[at]! - other[at]!;
  return a.localeCompare(b);
}

/** Sort a hand. `own` is the player's manual order; cards drawn later come last. */
export function sortHand(
  items: readonly Item[],
  look: Cards,
  by: Settings["sort"],
  own: readonly string[] | null = null,
): Item[] {
  if (own) {
    const index = new Map(own.map((id, at) => [id, at]));
    return [...items].sort((a, b) => (index.get(a.id) ?? own.length) - (index.get(b.id) ?? own.length));
  }
  if (by === "dealt") return [...items];
  return [...items].sort((a, b) => compare(look, by, a.card ?? "", b.card ?? ""));
}

/** Return the order with a card moved to another position. */
export function moveCard(order: readonly string[], id: string, to: number): string[] {
  const rest = order.filter((other) => other !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}

// --- size and distance

export interface HandLayout {
  readonly rows: number;
  /** The number of cards in a row. */
  readonly across: number;
  /** The width of a card, and the distance to the next one, in pixels. */
  readonly width: number;
  readonly step: number;
  /** Whether the hand is wider than its space. */
  readonly scrolls: boolean;
}

export interface HandSpace {
  readonly width: number;
  /** The height of the window; in low windows the cards are smaller. */
  readonly height: number;
  readonly phone: boolean;
  /** Whether cards may overlap, because their left column shows everything. */
  readonly overlap: boolean;
}

const GAP = 6;
/** The visible width of a card that another one covers. */
const STRIP = 33;
const MAX_IN_ROW = 9;
const MAX_VISIBLE = 16;

const clamp = (min: number, value: number, max: number): number => Math.max(min, Math.min(value, max));

/** Return the layout of a hand with this many cards. */
export function layOutHand(count: number, space: HandSpace): HandLayout {
  const max = space.phone ? clamp(56, space.height * 0.15, 88) : clamp(60, space.height * 0.14, 116);
  const fitsOverlapped = space.overlap && space.width >= max + STRIP * (count - 1);
  if (!space.phone || count <= MAX_IN_ROW || fitsOverlapped) return oneRow(count, space, max);
  const across = Math.ceil(count / 2);
  // The card at the edge is cut in half to show that there are more.
  const scrolls = count > MAX_VISIBLE;
  const shown = scrolls ? Math.max(5.5, Math.floor(space.width / (50 + GAP)) - 0.5) : across;
  const width = Math.min(max, space.width / shown - GAP);
  return { rows: 2, across, width, step: width + GAP, scrolls };
}

function oneRow(count: number, { width, overlap }: HandSpace, max: number): HandLayout {
  const others = Math.max(1, count - 1);
  const side = (width - GAP * others) / Math.max(1, count);
  if (!overlap || side >= max) {
    const card = Math.min(max, side);
    return { rows: 1, across: count, width: card, step: card + GAP, scrolls: false };
  }
  const card = clamp(Math.min(64, max), width - STRIP * others, max);
  return { rows: 1, across: count, width: card, step: Math.min(card * 0.78, (width - card) / others), scrolls: false };
}
