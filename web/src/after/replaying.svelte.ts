// A finished game as it lies before us: where in it we are, through whose eyes we look, and whether it goes on by itself.

import { api, house, keys } from "../app/house.svelte";
import type { Problem } from "../net/api";
import type { Entry, Game, TableState } from "../scene/fold";
import type { Lying } from "../table/lying";
import { Teller } from "../words/tell";
import { between, opened, retold, rounds } from "./retold";

/** A seat, what all see, or all hands open. */
export type Eyes = number | "none" | "all";

/** Milliseconds for a move at speed 1. */
const PACE = 1400;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Replaying implements Lying {
  eyes = $state.raw<Eyes>("all");
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  trouble = $state.raw<Problem | null>(null);
  states = $state.raw<readonly TableState[]>([]);

  readonly last: number = $derived(Math.max(0, this.states.length - 1));
  readonly state: TableState | null = $derived(this.states[this.at] ?? null);
  readonly game: Game | null = $derived(this.state?.game ?? null);
  readonly seat: number | null = $derived(typeof this.eyes === "number" ? this.eyes : null);
  readonly teller: Teller | null = $derived(
    this.state && house.words ? Teller.of(house.words, this.state, this.seat) : null,
  );
  readonly rounds: readonly number[] = $derived(rounds(this.states));
  /** What the last move was, in sentences. */
  readonly told: string = $derived.by(() => {
    const { state, teller } = this;
    if (!state || !teller) return "";
    const entries = between(this.states[this.at - 1], state);
    const say = (some: readonly Entry[]): string[] => some.map((entry) => teller.entry(entry)).filter(Boolean);
    const said = say(entries.filter((entry) => !teller.silent(entry)));
    return said.length > 0 ? said.join(" ") : (say(entries)[0] ?? "");
  });
  readonly here: ReadonlySet<number> = $derived(new Set(this.state?.people.keys() ?? []));
  readonly hurried = null;

  private readonly known = new Map<number | null, Promise<TableState[] | null>>();

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
    const states = await this.seen(eyes);
    if (states && this.eyes === eyes) this.states = states;
  }

  go(to: number): void {
    this.at = Math.min(Math.max(to, 0), this.last);
  }

  /** By hand; then it does not go on by itself. */
  step(by: number): void {
    this.playing = false;
    this.go(this.at + by);
  }

  toggle(): void {
    if (!this.playing && this.at === this.last) this.at = 0;
    this.playing = !this.playing;
  }

  /** Go on by itself, as long as it should; to be called while a component is made. */
  run(): void {
    $effect(() => {
      if (!this.playing) return;
      if (this.at >= this.last) {
        this.playing = false;
        return;
      }
      const timer = setTimeout(() => this.go(this.at + 1), PACE / this.speed);
      return () => clearTimeout(timer);
    });
  }

  private async seen(eyes: Eyes): Promise<readonly TableState[] | null> {
    const common = await this.asked(typeof eyes === "number" ? eyes : null);
    if (eyes !== "all" || !common) return common;
    const seats = await Promise.all(Array.from({ length: common[0]!.setup.seats }, (_, seat) => this.asked(seat)));
    return opened(
      common,
      seats.map((states) => states ?? []),
    );
  }

  private asked(viewer: number | null): Promise<TableState[] | null> {
    const known = this.known.get(viewer) ?? this.ask(viewer);
    this.known.set(viewer, known);
    return known;
  }

  private async ask(viewer: number | null): Promise<TableState[] | null> {
    const found = await api.replay(this.table, this.number, viewer, keys.forRequest(this.table));
    if (found.ok) return retold(found.value);
    this.trouble = found;
    this.known.delete(viewer);
    return null;
  }
}
