// The order in which players arranged their hands, by table and seat, for as long as the page is open.

import { SvelteMap } from "svelte/reactivity";
import { settings } from "../app/settings.svelte";
import type { PlayerSession } from "./playerSession";

/** Several players may share one device at the same table. */
type Seat = Pick<PlayerSession, "table" | "seat">;

const orders = new SvelteMap<string, readonly string[]>();
const keyOf = ({ table, seat }: Seat): string => `${table}/${seat}`;

export const handOrders = {
  get: (of: Seat): readonly string[] | null => orders.get(keyOf(of)) ?? null,
  set: (of: Seat, order: readonly string[]): void => void orders.set(keyOf(of), order),
  delete: (of: Seat): void => void orders.delete(keyOf(of)),
};

const SORTS = ["colour", "number", "dealt"] as const;

/** Sort the hand in the next way; an order of one's own ends. */
export function sortDifferently(of: Seat): void {
  const at = handOrders.get(of) === null ? SORTS.indexOf(settings.sort) : -1;
  settings.sort = SORTS[(at + 1) % SORTS.length]!;
  handOrders.delete(of);
}
