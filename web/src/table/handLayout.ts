// The layout of a hand: the order of the cards, their width and their distance.

import { numbersOf, partsOf } from "../cards/faces";
import type { GameLook } from "../net/messages";
import type { Item } from "../scene/fold";
import type { Settings } from "../app/settings.svelte";
import type { Form } from "../look/room.svelte";

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

/** Return what the colours of a look are called: colours, suits, or symbols where cards have no colour. */
export function colourWord({ cards }: Cards): "colour" | "suit" | "symbol" {
  const parts = Object.values(cards);
  if (parts.some(({ draw }) => draw === "suited")) return "suit";
  return parts.some((card) => "colour" in card) || !parts.some((card) => "symbol" in card) ? "colour" : "symbol";
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
  readonly form: Form;
  /** The size of text in pixels, with which cards grow in large windows. */
  readonly rem: number;
  /** Whether cards may overlap, because their left column shows everything. */
  readonly overlap: boolean;
}

const GAP = 6;
/** The visible width of a card that another one covers. */
const STRIP = 33;
const FINGER = 50;
const MAX_IN_ROW = 9;
const MAX_VISIBLE = 16;
/** The least height of a window, in rem, for two rows of cards below a table, many in a row or few. */
const TWO_ROWS = 44;
const TWO_SHORT_ROWS = 38;

const clamp = (min: number, value: number, max: number): number => Math.max(min, Math.min(value, max));

/** Return the greatest width of a card. */
function maxWidth({ form, height, rem }: HandSpace): number {
  switch (form) {
    case "upright":
      return clamp(56, height * 0.115, 88);
    case "sideways":
      return clamp(52, height * 0.15, 5.5 * rem);
    case "tall":
      return clamp(3.75 * rem, height * 0.1, 7.25 * rem);
    case "wide":
      return clamp(3.75 * rem, height * 0.216 - 3.8 * rem, 7.25 * rem);
  }
}

/** Return the layout of a hand with this many cards. */
export function layOutHand(count: number, space: HandSpace): HandLayout {
  const max = maxWidth(space);
  const one = oneRow(count, space, max);
  if (space.form === "upright") {
    const overlapped = space.overlap && space.width >= max + STRIP * (count - 1);
    if ((count <= MAX_IN_ROW && isReachable(one, space)) || overlapped) return one;
    return space.height < (count > MAX_VISIBLE ? TWO_ROWS : TWO_SHORT_ROWS) * space.rem
      ? scrolling(count, space, max)
      : twoRows(count, space, max);
  }
  if (isReachable(one, space)) return one;
  if (space.form === "sideways" || space.height < TWO_ROWS * space.rem) return scrolling(count, space, max);
  const across = Math.ceil(count / 2);
  return { ...oneRow(across, space, 0.75 * max), rows: 2 };
}

/** Return whether a finger finds each card. */
const isReachable = ({ step }: HandLayout, { overlap }: HandSpace): boolean => step >= (overlap ? STRIP - 3 : FINGER);

/** Return one row that scrolls. */
const scrolling = (count: number, { overlap }: HandSpace, max: number): HandLayout => ({
  rows: 1,
  across: count,
  width: max,
  step: overlap ? STRIP : max + GAP,
  scrolls: true,
});

/** Return two rows of cards side by side, or overlapping where they would be too narrow for a finger. */
function twoRows(count: number, space: HandSpace, max: number): HandLayout {
  const { width, overlap } = space;
  const across = Math.ceil(count / 2);
  if (overlap && count <= MAX_VISIBLE && width / across - GAP < FINGER)
    return { ...oneRow(across, space, FINGER), rows: 2 };
  // The card at the edge is cut in half to show that there are more.
  const scrolls = count > MAX_VISIBLE;
  const shown = scrolls ? Math.max(5.5, Math.floor(width / (50 + GAP)) - 0.5) : across;
  const card = Math.min(max, width / shown - GAP);
  return { rows: 2, across, width: card, step: card + GAP, scrolls };
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
