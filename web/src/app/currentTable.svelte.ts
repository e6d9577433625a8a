// What the table on this page offers to the menu and its dialogs, which know no table.

import type { GameLook } from "../net/messages";

export interface CurrentTable {
  readonly look: GameLook | null;
  /** Milliseconds that computer players wait before they move. */
  readonly pace: number;
  /** Change the pace; null if the viewer may not. */
  readonly setPace: ((pace: number) => void) | null;
}

/** `at` is null on pages without a table. */
export const currentTable: { at: CurrentTable | null } = $state({ at: null });

/** Offer a table while the calling component is mounted. */
export function offerTable(table: () => CurrentTable | null): void {
  $effect(() => {
    currentTable.at = table();
    return () => (currentTable.at = null);
  });
}
