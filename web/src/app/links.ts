// Links for other devices.

import { app } from "./app.svelte";
import { pathTo, STATIC } from "./place";

/** Return the origin that links for other devices start with. */
export const publicOrigin = (): string => app.publicOrigin ?? location.origin;

/** Return the address of a page of ours for other people. */
export const pageLink = (path: string): string =>
  STATIC ? new URL(pathTo(path), location.href).href : publicOrigin() + path;

/**
 * Return a table's link for other people; the invitation is in the fragment, which browsers do not send. The game is named
 * for the preview of the link in messengers, as the server tells strangers nothing about a private table.
 */
export const tableLink = (table: string, invitation?: string, game?: string): string =>
  `${publicOrigin()}/t/${encodeURIComponent(table)}${game ? `?game=${game}` : ""}${invitation ? `#${invitation}` : ""}`;
