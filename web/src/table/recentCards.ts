// What was seen a moment ago: the journal says which cards came to lie on a pile, and who laid them.

import type { Zone, TableState } from "../scene/fold";

export interface PlayedCard {
  readonly id: string;
  /** As it was laid: of two numbers the one that counts comes first. Null if it came before the page did. */
  readonly card: string | null;
  readonly seat: number | null;
}

/** The uppermost cards of a zone, from below; those that are covered as they were told when they were laid. */
export function recentCards({ journal }: TableState, zone: Zone, most: number): PlayedCard[] {
  const top = zone.items.slice(-most);
  const wanted = new Set(top.map(({ id }) => id));
  const told = new Map<string, PlayedCard>();
  for (let at = journal.length - 1; at >= 0 && told.size < wanted.size; at--) {
    const { event } = journal[at]!;
    if (event?.kind === "setup") break;
    for (const shift of event?.shifts ?? []) {
      if (shift.to !== zone.name) continue;
      for (const [which, id] of shift.ids.entries()) {
        if (!wanted.has(id) || told.has(id)) continue;
        const said = shift.ids.length === 1 ? event?.facts?.["card"] : null;
        const card = typeof said === "string" ? said : (shift.cards?.[which] ?? null);
        told.set(id, { id, card, seat: ownerOf(shift.from) ?? event?.seat ?? null });
      }
    }
  }
  return top.map(({ id, card }) => {
    const { card: said = null, seat = null } = told.get(id) ?? {};
    return { id, card: said ?? card, seat };
  });
}

const ownerOf = (zone: string): number | null => {
  const seat = /\.(\d+)$/.exec(zone)?.[1];
  return seat === undefined ? null : Number(seat);
};
