// What somebody wants at a table that they are on their way to. It lasts as long as the page: whoever loads it again
// sees the table and decides anew.

/** sit: take a seat; play: and begin at once. */
export type Intent = "sit" | "play";

const intents = new Map<string, Intent>();

export const intend = (table: string, intent: Intent): void => void intents.set(table, intent);

/** What was wanted, once. */
export function fulfil(table: string): Intent | null {
  const found = intents.get(table) ?? null;
  intents.delete(table);
  return found;
}
