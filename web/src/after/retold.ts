// A finished game, move by move: every state from the deal to the end, for one pair of eyes or with all hands open.

import type { Replay } from "../net/api";
import { type Entry, happened, type Place, taken, type TableState } from "../scene/fold";

/** The states of a game: the first after the deal, then one after each move. Who comes and goes belongs to the move before. */
export function retold({ snapshot, news }: Replay): TableState[] {
  // No clock runs any more.
  const states: TableState[] = [{ ...taken(snapshot), clock: [] }];
  for (const line of news) {
    const after = { ...happened(states.at(-1)!, line).state, clock: [] };
    if (line.what !== "moved") states.pop();
    states.push(after);
  }
  return states;
}

const HELD = new Set(["hand", "chosen"]);

/** What all see, with the hands that each seat saw: `seats` are the same states through their eyes. */
export function opened(common: readonly TableState[], seats: readonly (readonly TableState[])[]): TableState[] {
  return common.map((state, at) => {
    if (!state.game) return state;
    const zones: Record<string, Place> = { ...state.game.zones };
    for (const { name, seat, kind } of Object.values(state.game.zones)) {
      const own = seat !== null && HELD.has(kind) && seats[seat]?.[at]?.game?.zones[name];
      if (own) zones[name] = own;
    }
    return { ...state, game: { ...state.game, zones } };
  });
}

/** Where a round begins, or another game of a series. */
export function rounds(states: readonly TableState[]): number[] {
  const round = ({ game }: TableState): string => {
    const { sheet, round } = (game?.table ?? {}) as { sheet?: unknown[]; round?: number };
    return `${sheet?.length ?? ""}/${round ?? ""}`;
  };
  return [...states.keys()].filter(
    (at) => at > 0 && at < states.length - 1 && round(states[at]!) !== round(states[at - 1]!),
  );
}

/** What came to pass between two states, the first first. */
export function between(before: TableState | undefined, after: TableState): Entry[] {
  const last = before?.journal.at(-1);
  const at = last ? after.journal.lastIndexOf(last) : -1;
  return after.journal.slice(at + 1);
}
