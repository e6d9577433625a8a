// The state of a replay: the position in the game, the viewer, and whether it is playing.

import { tick } from "svelte";
import { api, app, keys } from "../app/app.svelte";
import type { Problem } from "../net/api";
import type { Game, TableState } from "../scene/fold";
import type { TableView } from "../table/tableView";
import { TakeHold } from "../table/takeHold.svelte";
import { cardsTakenBy, markTaken } from "../table/takes";
import type { StepAnimator } from "../table/playerSession";
import { EndHold } from "../table/endHold.svelte";
import { findEnds } from "../table/ends";
import { EventFormatter } from "../words/formatter";
import { buildFrames, captionOf, type Frame, roundStarts, withOpenHands } from "./replayFrames";

/** A seat, a spectator, or a viewer who sees all hands. */
export type ReplayViewer = number | "none" | "all";

/** Milliseconds for a move at speed 1. */
const PACE = 1400;
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** At higher speeds moves are not animated. */
const MAX_ANIMATED_SPEED = 2;

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export class ReplayController implements TableView {
  viewer = $state.raw<ReplayViewer>("all");
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  problem = $state.raw<Problem | null>(null);
  frames = $state.raw<readonly Frame[]>([]);
  /** What is drawn; it lags behind `at` during an animation. */
  state = $state.raw<TableState | null>(null);
  /** Animates the steps of a move; without it they are shown at once. */
  animateStep: StepAnimator | null = null;
  /** The end of a round that is shown; the replay waits for it. */
  readonly ends = new EndHold();
  /** The cards that somebody is about to take; the replay waits a moment. */
  readonly takes = new TakeHold();

  readonly last: number = $derived(Math.max(0, this.frames.length - 1));
  readonly game: Game | null = $derived(this.state?.game ?? null);
  readonly seat: number | null = $derived(typeof this.viewer === "number" ? this.viewer : null);
  readonly formatter: EventFormatter | null = $derived(
    this.state && app.words ? EventFormatter.of(app.words, this.state, this.seat) : null,
  );
  readonly rounds: readonly number[] = $derived(roundStarts(this.frames));
  /** The last move in words. */
  readonly caption: string = $derived(this.formatter ? captionOf(this.frames, this.at, this.formatter) : "");
  readonly connected: ReadonlySet<number> = $derived(new Set(this.state?.people.keys() ?? []));
  readonly warnedSeat = null;

  private readonly loaded = new Map<number | null, Promise<Frame[] | null>>();
  /** Incremented by every seek, which cancels a running animation. */
  private seeks = 0;

  constructor(
    readonly table: string,
    readonly number: number,
  ) {}

  now(): number {
    return 0;
  }

  /** Change the viewer, keeping the position. The latest call wins. */
  async setViewer(viewer: ReplayViewer): Promise<void> {
    this.viewer = viewer;
    const frames = await this.framesFor(viewer);
    if (!frames || this.viewer !== viewer) return;
    this.frames = frames;
    this.seek(this.at);
  }

  /** Jump to a position. */
  seek(to: number): void {
    this.seeks += 1;
    this.ends.close();
    this.takes.close();
    this.at = Math.min(Math.max(to, 0), this.last);
    this.state = this.frames[this.at]?.state ?? null;
  }

  /** Pause and move by some frames; a single step forward is animated. */
  step(by: number): void {
    this.playing = false;
    if (by === 1) void this.advance();
    else this.seek(this.at + by);
  }

  toggle(): void {
    if (this.playing) {
      this.playing = false;
      return;
    }
    if (this.at === this.last) this.seek(0);
    this.playing = true;
    void this.run();
  }

  private async run(): Promise<void> {
    while (this.playing && this.at < this.last) {
      const started = performance.now();
      await this.advance();
      await wait(Math.max(0, PACE / this.speed - (performance.now() - started)));
    }
    this.playing = false;
  }

  /** Animate the next move. */
  private async advance(): Promise<void> {
    this.seek(this.at); // finish a running animation
    const next = this.frames[this.at + 1];
    const { animateStep } = this;
    if (!next || !animateStep || this.speed > MAX_ANIMATED_SPEED) {
      this.seek(this.at + 1);
      return;
    }
    const current = this.seeks;
    this.at += 1;
    if (next.steps.length === 0) this.state = next.state; // a move was taken back
    const ends = findEnds(this.frames[this.at - 1]?.state ?? null, next);
    for (const [number, step] of next.steps.entries()) {
      const state = number === next.steps.length - 1 ? next.state : step.state;
      const take = this.takes.attached ? cardsTakenBy(step, this.game) : null;
      if (take && this.state) {
        this.state = markTaken(this.state, take);
        await this.takes.show(take, { speed: this.speed });
        if (this.seeks !== current) return;
      }
      await animateStep(step, async () => {
        if (this.seeks === current) this.state = state;
        await tick();
      });
      if (this.seeks !== current) return;
      const end = ends[number];
      if (end && this.ends.attached) await this.ends.show(end);
      if (this.seeks !== current) return;
    }
  }

  private async framesFor(viewer: ReplayViewer): Promise<readonly Frame[] | null> {
    const common = await this.load(typeof viewer === "number" ? viewer : null);
    if (viewer !== "all" || !common) return common;
    const seats = await Promise.all(Array.from({ length: common[0]!.state.setup.seats }, (_, seat) => this.load(seat)));
    return withOpenHands(
      common,
      seats.map((frames) => frames ?? []),
    );
  }

  private load(viewer: number | null): Promise<Frame[] | null> {
    const frames = this.loaded.get(viewer) ?? this.fetch(viewer);
    this.loaded.set(viewer, frames);
    return frames;
  }

  private async fetch(viewer: number | null): Promise<Frame[] | null> {
    const found = await api.replay(this.table, this.number, viewer, keys.forRequest(this.table));
    if (found.ok) return buildFrames(found.value);
    this.problem = found;
    this.loaded.delete(viewer);
    return null;
  }
}
