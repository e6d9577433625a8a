// A finished game as it lies before us: where in it we are, through whose eyes we look, and whether it goes on by itself.

import { tick } from "svelte";
import { api, app, keys } from "../app/app.svelte";
import type { Problem } from "../net/api";
import type { JournalEntry, Game, TableState } from "../scene/fold";
import type { TableView } from "../table/tableView";
import type { StepAnimator } from "../table/tableSession.svelte";
import { EventFormatter } from "../words/formatter";
import { between, type Frame, opened, retold, rounds } from "./replayFrames";

/** A seat, what all see, or all hands open. */
export type Eyes = number | "none" | "all";

/** Milliseconds for a move at speed 1. */
const PACE = 1400;
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Faster than this, nobody could see a card fly. */
const FLYING = 2;

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export class Replaying implements TableView {
  eyes = $state.raw<Eyes>("all");
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  trouble = $state.raw<Problem | null>(null);
  frames = $state.raw<readonly Frame[]>([]);
  /** What is drawn; while cards fly it is behind the place we are at. */
  state = $state.raw<TableState | null>(null);
  /** Draws what a move did as movements; without it things are simply there. */
  animateStep: StepAnimator | null = null;

  readonly last: number = $derived(Math.max(0, this.frames.length - 1));
  readonly game: Game | null = $derived(this.state?.game ?? null);
  readonly seat: number | null = $derived(typeof this.eyes === "number" ? this.eyes : null);
  readonly formatter: EventFormatter | null = $derived(
    this.state && app.words ? EventFormatter.of(app.words, this.state, this.seat) : null,
  );
  readonly rounds: readonly number[] = $derived(rounds(this.frames));
  /** What the last move was, in sentences. */
  readonly told: string = $derived.by(() => {
    const { formatter } = this;
    const frame = this.frames[this.at];
    if (!frame || !formatter) return "";
    const entries = between(this.frames[this.at - 1]?.state, frame.state);
    const say = (some: readonly JournalEntry[]): string[] =>
      some.map((entry) => formatter.formatEntry(entry)).filter(Boolean);
    const said = say(entries.filter((entry) => !formatter.isSilent(entry)));
    return said.length > 0 ? said.join(" ") : (say(entries)[0] ?? "");
  });
  readonly connected: ReadonlySet<number> = $derived(new Set(this.state?.people.keys() ?? []));
  readonly warnedSeat = null;

  private readonly known = new Map<number | null, Promise<Frame[] | null>>();
  /** Counts the places we went to: what was under way before is given up. */
  private went = 0;

  constructor(
    readonly table: string,
    readonly number: number,
  ) {}

  now(): number {
    return 0;
  }

  /** Look through other eyes, at the same place of the game. The last wish counts. */
  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    const frames = await this.seen(eyes);
    if (!frames || this.eyes !== eyes) return;
    this.frames = frames;
    this.go(this.at);
  }

  /** Be there at once. */
  go(to: number): void {
    this.went += 1;
    this.at = Math.min(Math.max(to, 0), this.last);
    this.state = this.frames[this.at]?.state ?? null;
  }

  /** Go there by hand: one move on is seen happening, anything else is simply there. */
  step(by: number): void {
    this.playing = false;
    if (by === 1) void this.on();
    else this.go(this.at + by);
  }

  toggle(): void {
    if (this.playing) {
      this.playing = false;
      return;
    }
    if (this.at === this.last) this.go(0);
    this.playing = true;
    void this.run();
  }

  private async run(): Promise<void> {
    while (this.playing && this.at < this.last) {
      const begun = performance.now();
      await this.on();
      await wait(Math.max(0, PACE / this.speed - (performance.now() - begun)));
    }
    this.playing = false;
  }

  /** The next move, as it happens. */
  private async on(): Promise<void> {
    this.go(this.at); // what was still flying has landed
    const next = this.frames[this.at + 1];
    const { animateStep } = this;
    if (!next || !animateStep || this.speed > FLYING) {
      this.go(this.at + 1);
      return;
    }
    const mine = this.went;
    this.at += 1;
    for (const [number, step] of next.steps.entries()) {
      const state = number === next.steps.length - 1 ? next.state : step.state;
      await animateStep(step, async () => {
        if (this.went === mine) this.state = state;
        await tick();
      });
      if (this.went !== mine) return;
    }
  }

  private async seen(eyes: Eyes): Promise<readonly Frame[] | null> {
    const common = await this.asked(typeof eyes === "number" ? eyes : null);
    if (eyes !== "all" || !common) return common;
    const seats = await Promise.all(
      Array.from({ length: common[0]!.state.setup.seats }, (_, seat) => this.asked(seat)),
    );
    return opened(
      common,
      seats.map((frames) => frames ?? []),
    );
  }

  private asked(viewer: number | null): Promise<Frame[] | null> {
    const known = this.known.get(viewer) ?? this.ask(viewer);
    this.known.set(viewer, known);
    return known;
  }

  private async ask(viewer: number | null): Promise<Frame[] | null> {
    const found = await api.replay(this.table, this.number, viewer, keys.forRequest(this.table));
    if (found.ok) return retold(found.value);
    this.trouble = found;
    this.known.delete(viewer);
    return null;
  }
}
