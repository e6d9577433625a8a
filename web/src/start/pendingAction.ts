// What to do at a table once its page opens. It is not stored: after a reload the player decides again.

/** sit: take a seat; play: take a seat and start the game. */
export type PendingAction = "sit" | "play";

const pending = new Map<string, PendingAction>();

export const setPendingAction = (table: string, action: PendingAction): void => void pending.set(table, action);

/** Return and forget the action for a table. */
export function takePendingAction(table: string): PendingAction | null {
  const action = pending.get(table) ?? null;
  pending.delete(table);
  return action;
}
