// Whether a player is awaited, for the title of the page and its icon.

export const attention = $state({ turn: false });

const ICON = "icon.svg";
const BADGED_ICON = "icon-turn.svg";

/** Show in the tab and at the app's icon whether it is the player's turn. */
export function showTurn(turn: boolean): void {
  attention.turn = turn;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = import.meta.env.BASE_URL + (turn ? BADGED_ICON : ICON);
  const app: Partial<Pick<Navigator, "setAppBadge" | "clearAppBadge">> = navigator;
  void (turn ? app.setAppBadge?.(1) : app.clearAppBadge?.())?.catch(() => undefined);
}
