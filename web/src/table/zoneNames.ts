import { say } from "../app/app.svelte";
import type { Zone } from "../scene/fold";
import type { TableView } from "./tableView";

/** Return the game's text for a zone, with its number of cards; without one, the internal name. */
export function zoneName({ formatter }: TableView, { name, count }: Zone): string {
  const words = formatter?.words;
  const [zone = "", which = ""] = name.split(".");
  const facts = { count, number: which, row: which };
  const id = words?.first(`table-${formatter?.book}-${zone}`, `table-${zone}`);
  return id ? say(id, facts) : `${name} · ${count}`;
}

/** Return the text for a zone with its top card. */
export function zoneNameWithTop(view: TableView, zone: Zone): string {
  const top = zone.items.at(-1)?.card;
  const name = zoneName(view, zone);
  return top && view.formatter ? say("page-zone-top", { zone: name, card: view.formatter.card(top) }) : name;
}
