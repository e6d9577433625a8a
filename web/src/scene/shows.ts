// Whose faces a zone shows. The events that set a table say so; a view does not (yet), so it is read from what is there.

import type { View, Zone } from "../net/wire";

/** Nothing, the top card, a card's face in its owner's eyes, what was once seen, or everything. */
export type Shows = "nothing" | "top" | "owner" | "known" | "all";

/** Zones that lie face down whoever looks. */
const FACE_DOWN = /^(stock|stack|points)(\.|$)/;
/** Zones of which the top card shows, unless the table has an open memory. */
const HEAPS = /^(discard|pile)(\.|$)/;
const WON = /^won\./;

/** What a zone shows: as the server says, or as far as it can be told from a view. */
export function showsOf(name: string, zone: Zone & { shows?: Shows }, view: View): Shows {
  if (zone.shows) return zone.shows;
  const memory = view.options["open_memory"] === true;
  if (zone.kind === "hand") return view.over ? "all" : memory ? "known" : "owner";
  if (zone.kind === "chosen") return "owner";
  if (zone.count > 0 && zone.ids.length === 0) return "nothing";
  if (FACE_DOWN.test(name)) return "nothing";
  if (zone.kind === "pile" && HEAPS.test(name)) return memory ? "all" : "top";
  // Cards won in tricks lie face down until the end; nobody has won any yet.
  if (WON.test(name) && "trick" in view.zones && !memory && !view.over) return "nothing";
  return "all";
}
