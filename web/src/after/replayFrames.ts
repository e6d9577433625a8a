// A finished game, move by move from the deal to the end, for one pair of eyes or with all hands open.

import type { Replay } from "../net/api";
import { type JournalEntry, fold, type Zone, type Step, fromSnapshot, type TableState } from "../scene/fold";

/** A move: what happened in it, and how things stand after it. */
export interface Frame {
  readonly state: TableState;
  readonly steps: readonly Step[];
}

/** The deal, then one frame for each move. Who comes and goes belongs to the move before. */
export function retold({ snapshot, news }: Replay): Frame[] {
  // No clock runs any more.
  const frames: Frame[] = [{ state: { ...fromSnapshot(snapshot), clock: [] }, steps: [] }];
  for (const line of news) {
    const { state, steps } = fold(frames.at(-1)!.state, line);
    const before = line.what === "moved" ? [] : frames.pop()!.steps;
    frames.push({ state: { ...state, clock: [] }, steps: [...before, ...steps] });
  }
  return frames;
}

const HELD = new Set(["hand", "chosen"]);

/** What all see, with the hands that each seat saw: `seats` are the same frames through their eyes. */
export function opened(common: readonly Frame[], seats: readonly (readonly Frame[])[]): Frame[] {
  return common.map(({ state, steps }, at) => ({
    state: laidOpen(
      state,
      seats.map((frames) => frames[at]?.state),
    ),
    steps: steps.map((step, number) => ({
      ...step,
      state: laidOpen(
        step.state,
        seats.map((frames) => frames[at]?.steps[number]?.state),
      ),
    })),
  }));
}

function laidOpen(state: TableState, seats: readonly (TableState | undefined)[]): TableState {
  if (!state.game) return state;
  const zones: Record<string, Zone> = { ...state.game.zones };
  for (const { name, seat, kind } of Object.values(state.game.zones)) {
    const own = seat !== null && HELD.has(kind) && seats[seat]?.game?.zones[name];
    if (own) zones[name] = own;
  }
  return { ...state, game: { ...state.game, zones } };
}

/** Where a round begins, or another game of a series. */
export function rounds(frames: readonly Frame[]): number[] {
  const round = ({ state }: Frame): string => {
    const { sheet, round } = (state.game?.table ?? {}) as { sheet?: unknown[]; round?: number };
    return `${sheet?.length ?? ""}/${round ?? ""}`;
  };
  return [...frames.keys()].filter(
    (at) => at > 0 && at < frames.length - 1 && round(frames[at]!) !== round(frames[at - 1]!),
  );
}

/** What came to pass between two states, the first first. */
export function between(before: TableState | undefined, after: TableState): JournalEntry[] {
  const last = before?.journal.at(-1);
  const at = last ? after.journal.lastIndexOf(last) : -1;
  return after.journal.slice(at + 1);
}
