// Where other devices find this page.

import { house } from "./house.svelte";

/** The origin that links for others begin with. */
export const reach = (): string => house.reach ?? location.origin;

/** A table's link for others; the invitation stands behind `#`, which is sent to nobody. */
export const linkTo = (table: string, invitation?: string): string =>
  `${reach()}/t/${encodeURIComponent(table)}${invitation ? `#${invitation}` : ""}`;
