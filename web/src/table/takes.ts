// Cards that an event takes off the table, such as a trick (`look.takes`): for a moment they stay where they are, with the
// name of who gets them.

import type { EventView } from "../net/messages";
import type { Game, Step, TableState } from "../scene/fold";
import type { EventFormatter } from "../words/formatter";
import { valueOf } from "./ends";

export interface CardsTaken {
  readonly event: EventView;
  /** The zones that the cards are about to leave. */
  readonly zones: readonly string[];
  /** The points of the cards that a seat gets, in the order in which they were played; null if they count none. */
  readonly values: readonly number[] | null;
  /** The table before the event. */
  readonly game: Game;
}

export interface TakeText {
  readonly title: string;
  /** What the cards count. */
  readonly detail: string;
}

/** Return what a step takes off the table; null if its event is not one that the box declares. */
export function cardsTakenBy({ event }: Step, before: Game | null): CardsTaken | null {
  if (!before?.look.takes.includes(event.kind)) return null;
  const shifts = (event.shifts ?? []).filter(({ from }) => before.zones[from]?.seat === null);
  const won = shifts.filter(({ to }) => (before.zones[to]?.seat ?? null) !== null).flatMap(({ cards = [] }) => cards);
  // Cards leave a pile from the top.
  const values = won.map((card) => valueOf(before.look, card)).reverse();
  return {
    event,
    zones: shifts.map(({ from }) => from),
    values: values.length > 0 && values.every((value) => value !== null) ? values : null,
    game: before,
  };
}

/** Return the table for this moment: the seat that gets the cards is in front, and it is nobody's turn. */
export function markTaken(state: TableState, { event, game }: CardsTaken): TableState {
  const known = Object.entries(event.facts ?? {}).filter(([name, fact]) => name in game.table && fact !== null);
  const table = { ...game.table, ...Object.fromEntries(known), ...("ahead" in game.table && { ahead: event.seat }) };
  return { ...state, game: { ...game, table, waiting: [] } };
}

/** Say who gets the cards, and what they count; the table's facts choose among the box's messages, as for a half. */
export function takeText(formatter: EventFormatter, { event, values, game }: CardsTaken): TakeText {
  const facts = { ...game.table, ...event.facts };
  const points = values?.reduce((sum, value) => sum + value, 0) ?? null;
  const counted = points === null ? facts : { ...facts, points, values: values!.join(" + ") };
  const variants = Object.keys(game.table).filter((name) => game.table[name] != null);
  const ids = (part: "" | "-value"): string[] => [
    ...variants.map((name) => `page-taken${part}-${formatter.book}-${event.kind}-${name}`),
    `page-taken${part}-${formatter.book}-${event.kind}`,
    `page-taken${part}-${event.kind}`,
  ];
  return {
    title: formatter.optional(ids(""), facts, event.seat) || formatter.formatEvent(event),
    detail: formatter.optional(ids("-value"), counted, event.seat),
  };
}
