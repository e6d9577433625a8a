// The order somebody gave to their hand, kept for each table as long as the page lives.

import { SvelteMap } from "svelte/reactivity";

const orders = new SvelteMap<string, readonly string[]>();

export const hands = {
  order: (table: string): readonly string[] | null => orders.get(table) ?? null,
  put: (table: string, order: readonly string[]): void => void orders.set(table, order),
  forget: (table: string): void => void orders.delete(table),
};
