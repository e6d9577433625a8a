// What a zone is called, with how many cards lie there.

import { say } from "../app/house.svelte";
import type { Place } from "../scene/fold";
import type { Lying } from "./lying";

/** Words that games have for their zones. Others are called by the name they have among programs. */
export function named({ teller }: Lying, { name, count }: Place): string {
  const words = teller?.words;
  const [zone = "", which = ""] = name.split(".");
  const facts = { count, number: which, row: which };
  const other = zone === "stock" ? "talon" : zone;
  const id = words?.first(`table-${teller?.book}-${other}`, `table-${teller?.book}-${zone}`, `table-${zone}`);
  return id ? say(id, facts) : `${name} · ${count}`;
}

/** The same, with what lies on top. */
export function namedWithTop(lying: Lying, place: Place): string {
  const top = place.items.at(-1)?.card;
  const said = named(lying, place);
  return top && lying.teller ? say("page-zone-top", { zone: said, card: lying.teller.card(top) }) : said;
}
