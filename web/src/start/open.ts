import { api, keys } from "../app/house.svelte";
import type { NewTable, Result } from "../net/api";

/** Open a table and keep its keys; its id. */
export async function open(table: NewTable): Promise<Result<string>> {
  const found = await api.open(table);
  if (!found.ok) return found;
  const { id, host, invitation } = found.value;
  keys.keep(id, { host, invitation });
  return { ok: true, value: id };
}
