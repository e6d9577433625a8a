import { api, keys } from "../app/app.svelte";
import type { NewTable, Result } from "../net/api";

/** Open a table, save its keys and return its id. */
export async function openTable(table: NewTable): Promise<Result<string>> {
  const found = await api.openTable(table);
  if (!found.ok) return found;
  const { id, host, invitation } = found.value;
  keys.save(id, { host, invitation });
  return { ok: true, value: id };
}
