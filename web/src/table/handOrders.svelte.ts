// The order somebody gave to their hand, kept for each seat of a table as long as the page lives.

import { SvelteMap } from "svelte/reactivity";
import type { TableSession } from "./tableSession.svelte";

/** At one device several people may sit at the same table. */
type Seat = Pick<TableSession, "table" | "seat">;

const orders = new SvelteMap<string, readonly string[]>();
const keyOf = ({ table, seat }: Seat): string => `${table}/${seat}`;

export const handOrders = {
  order: (of: Seat): readonly string[] | null => orders.get(keyOf(of)) ?? null,
  put: (of: Seat, order: readonly string[]): void => void orders.set(keyOf(of), order),
  forget: (of: Seat): void => void orders.delete(keyOf(of)),
};
