// A finished game as frames, one for each move, for one viewer or with all hands open.

import type { Replay } from "../net/api";
import { type JournalEntry, fold, type Zone, type Step, fromSnapshot, type TableState } from "../scene/fold";
import type { EventFormatter } from "../words/formatter";

/** The steps of a move, and the state after it. */
export interface Frame {
  readonly state: TableState;
  readonly steps: readonly Step[];
}

const MOVES = new Set(["move-made", "move-taken-back"]);

/** Build the frames: the deal, then one for each move and take-back. Players who come and go belong to the one before. */
export function buildFrames({ snapshot, news }: Replay): Frame[] {
  // The clocks have stopped.
  const frames: Frame[] = [{ state: { ...fromSnapshot(snapshot), clock: [] }, steps: [] }];
  for (const line of news) {
    const { state, steps } = fold(frames.at(-1)!.state, line);
    const before = MOVES.has(line.kind) ? [] : frames.pop()!.steps;
    frames.push({ state: { ...state, clock: [] }, steps: [...before, ...steps] });
  }
  return frames;
}

const HAND_KINDS = new Set(["hand", "chosen"]);

/** Merge the hands that each seat saw into the public frames. */
export function withOpenHands(common: readonly Frame[], seats: readonly (readonly Frame[])[]): Frame[] {
  return common.map(({ state, steps }, at) => ({
    state: revealHands(
      state,
      seats.map((frames) => frames[at]?.state),
    ),
    steps: steps.map((step, number) => ({
      ...step,
      state: revealHands(
        step.state,
        seats.map((frames) => frames[at]?.steps[number]?.state),
      ),
    })),
  }));
}

function revealHands(state: TableState, seats: readonly (TableState | undefined)[]): TableState {
  if (!state.game) return state;
  const zones: Record<string, Zone> = { ...state.game.zones };
  for (const { name, seat, kind } of Object.values(state.game.zones)) {
    const own = seat !== null && HAND_KINDS.has(kind) && seats[seat]?.game?.zones[name];
    if (own) zones[name] = own;
  }
  return { ...state, game: { ...state.game, zones } };
}

/** Say what happened in a frame: what is worth saying, or else the first event that has words. */
export function captionOf(frames: readonly Frame[], at: number, formatter: EventFormatter): string {
  const frame = frames[at];
  if (!frame) return "";
  const entries = journalBetween(frames[at - 1]?.state, frame.state);
  const say = (some: readonly JournalEntry[]): string[] =>
    some.map((entry) => formatter.formatEntry(entry)).filter(Boolean);
  const said = say(entries.filter((entry) => !formatter.isSilent(entry)));
  return said.length > 0 ? said.join(" ") : (say(entries)[0] ?? "");
}

/** Return the frames at which a round, or another game of a series, begins. */
export function roundStarts(frames: readonly Frame[]): number[] {
  const round = ({ state }: Frame): string => {
    const { sheet, round } = (state.game?.table ?? {}) as { sheet?: unknown[]; round?: number };
    return `${sheet?.length ?? ""}/${round ?? ""}`;
  };
  return [...frames.keys()].filter(
    (at) => at > 0 && at < frames.length - 1 && round(frames[at]!) !== round(frames[at - 1]!),
  );
}

/** Return the journal entries between two states, oldest first. */
export function journalBetween(before: TableState | undefined, after: TableState): JournalEntry[] {
  const last = before?.journal.at(-1);
  const at = last ? after.journal.lastIndexOf(last) : -1;
  return after.journal.slice(at + 1);
}
