import type { TableSession } from "./tableSession.svelte";

/** The session of the table on the screen, for what is opened over it. */
export const current: { session: TableSession | null } = { session: null };
