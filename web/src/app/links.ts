// Links for other devices.

import { app } from "./app.svelte";

/** Return the origin that links for other devices start with. */
export const publicOrigin = (): string => app.publicOrigin ?? location.origin;

/**
 * Return a table's link for other people; the invitation is in the fragment, which browsers do not send. The game is named
 * for the preview of the link in messengers, as the server tells strangers nothing about a private table.
 */
export const tableLink = (table: string, invitation?: string, game?: string): string =>
  `${publicOrigin()}/t/${encodeURIComponent(table)}${game ? `?game=${game}` : ""}${invitation ? `#${invitation}` : ""}`;
