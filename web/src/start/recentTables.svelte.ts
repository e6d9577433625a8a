// The tables that this browser has keys for and visited recently.

import { api, keys } from "../app/app.svelte";
import { isLocalTable, offline } from "../app/offline.svelte";
import type { TableSummary } from "../net/api";

const MAX_TABLES = 6;
const MAX_AGE = 14 * 86_400_000;

export class RecentTables {
  list = $state.raw<readonly TableSummary[]>([]);
  /** A table with a running game in which we have a seat. */
  readonly running: TableSummary | undefined = $derived(
    this.list.find(({ id, phase }) => phase === "playing" && keys.get(id).seats.length > 0),
  );

  /** Fetch the current state of the tables: those on the server, or those in this browser. */
  async refresh(): Promise<void> {
    const here = keys.tables().filter(({ table }) => isLocalTable(table) === offline.mode);
    const known = here.filter(({ keys: { seen } }) => Date.now() - seen < MAX_AGE);
    const requests = known.slice(0, MAX_TABLES).map(async ({ table }) => {
      const found = await api.table(table, keys.forRequest(table));
      if (!found.ok && found.code === "no-table") keys.markGone(table);
      return found.ok ? [found.value] : [];
    });
    this.list = (await Promise.all(requests)).flat();
  }
}
