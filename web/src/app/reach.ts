// Where other devices find this page.

/** The origin that links for others begin with. */
export const reach = (): string => location.origin;

/** A table's link for others; the invitation stands behind `#`, which is sent to nobody. */
export const linkTo = (table: string, invitation?: string): string =>
  `${reach()}/t/${encodeURIComponent(table)}${invitation ? `#${invitation}` : ""}`;

/** An address that leads back to the same device, whoever uses it. */
export const isLocal = (address: string): boolean =>
  /^(localhost|.+\.localhost|127\..+|\[::1\])$/.test(new URL(address).hostname);
