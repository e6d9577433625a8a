// How the cards of a hand lie: in which order, how wide, and how far apart.

import { numbersOf, partsOf } from "../cards/faces";
import type { Look } from "../net/wire";
import type { Item } from "../scene/fold";
import type { Settings } from "../app/settings.svelte";

// --- in which order

type Cards = Pick<Look, "cards">;

const COLOURS = "rygbop";

/** Colour and number of a card; what has no colour comes last, and so does what has no number within its colour. */
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

/** A hand in order. `own` is the order somebody gave it by hand; what came later lies at the end. */
export function sortHand(
  items: readonly Item[],
  look: Cards,
  by: Settings["sort"],
  own: readonly string[] | null = null,
): Item[] {
  if (own) {
    const place = new Map(own.map((id, at) => [id, at]));
    return [...items].sort((a, b) => (place.get(a.id) ?? own.length) - (place.get(b.id) ?? own.length));
  }
  if (by === "dealt") return [...items];
  return [...items].sort((a, b) => compare(look, by, a.card ?? "", b.card ?? ""));
}

/** The order after a card was put at another place. */
export function moveCard(order: readonly string[], id: string, to: number): string[] {
  const rest = order.filter((other) => other !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}

// --- how wide, and how far apart

export interface HandLayout {
  readonly rows: number;
  /** Cards in a row. */
  readonly across: number;
  /** The width of a card, and from one to the next, in pixels. */
  readonly width: number;
  readonly step: number;
  /** Wider than the place for it. */
  readonly scrolls: boolean;
}

export interface Room {
  readonly width: number;
  /** The height of the window: low windows have smaller cards. */
  readonly height: number;
  readonly phone: boolean;
  /** Cards that tell all in their left column may lie on each other. */
  readonly overlap: boolean;
}

const GAP = 6;
/** What has to be seen of a card under another one. */
const STRIP = 33;
const MOST_IN_A_ROW = 9;
const MOST_IN_SIGHT = 16;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

export function layOutHand(count: number, room: Room): HandLayout {
  const most = room.phone ? between(56, room.height * 0.15, 88) : between(60, room.height * 0.14, 116);
  const fits = room.overlap && room.width >= most + STRIP * (count - 1);
  if (!room.phone || count <= MOST_IN_A_ROW || fits) return oneRow(count, room, most);
  const across = Math.ceil(count / 2);
  // The card at the edge is cut in half, so that one sees that there are more.
  const scrolls = count > MOST_IN_SIGHT;
  const shown = scrolls ? Math.max(5.5, Math.floor(room.width / (50 + GAP)) - 0.5) : across;
  const width = Math.min(most, room.width / shown - GAP);
  return { rows: 2, across, width, step: width + GAP, scrolls };
}

function oneRow(count: number, { width, overlap }: Room, most: number): HandLayout {
  const others = Math.max(1, count - 1);
  const side = (width - GAP * others) / Math.max(1, count);
  if (!overlap || side >= most) {
    const card = Math.min(most, side);
    return { rows: 1, across: count, width: card, step: card + GAP, scrolls: false };
  }
  const card = between(Math.min(64, most), width - STRIP * others, most);
  return { rows: 1, across: count, width: card, step: Math.min(card * 0.78, (width - card) / others), scrolls: false };
}
