// Links for other devices.

import { app } from "./app.svelte";

/** Return the origin that links for other devices start with. */
export const publicOrigin = (): string => app.publicOrigin ?? location.origin;

/** Return a table's link for other people; the invitation is in the fragment, which browsers do not send. */
export const tableLink = (table: string, invitation?: string): string =>
  `${publicOrigin()}/t/${encodeURIComponent(table)}${invitation ? `#${invitation}` : ""}`;
