// The names of zones: what the table shows beside them, and what screen readers say.

import { say } from "../app/app.svelte";
import type { Zone } from "../scene/fold";
import type { TableView } from "./tableView";

/** Return the game's text for a zone, with its number of cards; without one, a general text, never an internal name. */
export function zoneName({ formatter }: TableView, { name, count, seat }: Zone): string {
  if (!formatter) return "";
  const [zone = "", which = ""] = name.split(".");
  const owned = seat === null ? "" : "-of";
  const id = formatter.words.first(
    `page-zone-${formatter.book}-${zone}`,
    `page-zone-${zone}${owned}`,
    `page-zone-${zone}`,
    ...(seat === null ? [`table-${formatter.book}-${zone}`, `table-${zone}`] : []),
  );
  const facts = {
    count,
    number: which,
    row: which,
    ...(seat === null ? {} : formatter.who(seat, "")),
    ...(which in formatter.look.colours ? formatter.colourFacts(which) : {}),
  };
  return say(id ?? `page-zone-other${owned}`, facts);
}

/** Return the text for a zone with its top card. */
export function zoneNameWithTop(view: TableView, zone: Zone): string {
  const top = zone.items.at(-1)?.card;
  const name = zoneName(view, zone);
  return top && view.formatter ? say("page-zone-top", { zone: name, card: view.formatter.card(top) }) : name;
}
