// The cards played last on a pile, and who played them, according to the journal.

import type { Zone, TableState } from "../scene/fold";

export interface PlayedCard {
  readonly id: string;
  /** As it was played: of two numbers the one that counts comes first. Null if it was played before the page opened. */
  readonly card: string | null;
  readonly seat: number | null;
}

/** Return the top cards of a zone, from bottom to top; covered ones as reported when they were played. */
export function recentCards({ journal }: TableState, zone: Zone, max: number): PlayedCard[] {
  const top = zone.items.slice(-max);
  const wanted = new Set(top.map(({ id }) => id));
  const reported = new Map<string, PlayedCard>();
  for (let at = journal.length - 1; at >= 0 && reported.size < wanted.size; at--) {
    const { event } = journal[at]!;
    if (event?.kind === "setup") break;
    for (const shift of event?.shifts ?? []) {
      if (shift.to !== zone.name) continue;
      for (const [which, id] of shift.ids.entries()) {
        if (!wanted.has(id) || reported.has(id)) continue;
        const written = shift.ids.length === 1 ? event?.facts?.["card"] : null;
        const card = typeof written === "string" ? written : (shift.cards?.[which] ?? null);
        reported.set(id, { id, card, seat: ownerOf(shift.from) ?? event?.seat ?? null });
      }
    }
  }
  return top.map(({ id, card }) => {
    const { card: written = null, seat = null } = reported.get(id) ?? {};
    return { id, card: written ?? card, seat };
  });
}

const ownerOf = (zone: string): number | null => {
  const seat = /\.(\d+)$/.exec(zone)?.[1];
  return seat === undefined ? null : Number(seat);
};
