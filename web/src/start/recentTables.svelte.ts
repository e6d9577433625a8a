// The tables at which we have been, as far as this browser remembers.

import { api, keys } from "../app/app.svelte";
import type { TableSummary } from "../net/api";

/** Of tables that were left longer ago nobody wants to know on the first page. */
const MOST = 6;
const LATELY = 14 * 86_400_000;

export class Mine {
  rows = $state.raw<readonly TableSummary[]>([]);
  /** A game is going on, and we have a seat there. */
  readonly running: TableSummary | undefined = $derived(
    this.rows.find(({ id, phase }) => phase === "playing" && keys.get(id).seats.length > 0),
  );

  async look(): Promise<void> {
    const known = keys.tables().filter(({ keys: { seen } }) => Date.now() - seen < LATELY);
    const asked = known.slice(0, MOST).map(async ({ table }) => {
      const found = await api.table(table, keys.forRequest(table));
      if (!found.ok && found.code === "no-table") keys.markGone(table);
      return found.ok ? [found.value] : [];
    });
    this.rows = (await Promise.all(asked)).flat();
  }
}
