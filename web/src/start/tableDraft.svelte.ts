// The table that is about to be opened: which game, with whom, and how it is set.

import { settings } from "../app/settings.svelte";
import type { GameInfo, NewTable } from "../net/api";
import type { Clock } from "../net/wire";

/** A seat that waits for somebody. */
export const FREE = "free";
export type Value = string | number | boolean;
const FIRST_SEATS = 4;

/** Everything about a table but the game and who plays. */
export interface Terms {
  public: boolean;
  clock: Clock | null;
  spectators: boolean;
  delay: number;
  replays: boolean;
  pace: number;
}

export interface Wish extends Terms {
  readonly game: string;
  /** The other seats: levels of computer players, or free. */
  readonly others: readonly string[];
  readonly options: Readonly<Record<string, Value>>;
}

/** So many others as the game has seats for; whoever is missing plays at `level`. */
export function fitted(others: readonly string[], [low, high]: readonly [number, number], level: string): string[] {
  const missing = Math.max(0, low - 1 - others.length);
  return [...others, ...Array<string>(missing).fill(level)].slice(0, high - 1);
}

/** Computer players take the last seats, so free ones come first. */
export const inOrder = (others: readonly string[]): string[] => [
  ...others.filter((who) => who === FREE),
  ...others.filter((who) => who !== FREE),
];

/** The same table for friends: without a free seat, nobody but people. */
export const forFriends = (others: readonly string[]): string[] =>
  others.includes(FREE) ? [...others] : others.map(() => FREE);

/** What a table is opened for. */
export type Kind = "play" | "own" | "friends" | "device" | "screen";

/** The table that is wished for, as it has to be for that. */
export function wishFor(kind: Kind, wish: Wish): Wish {
  if (kind === "play" || kind === "own") return wish;
  const others = forFriends(wish.others);
  // Strangers have no place at one's own device.
  if (kind === "device") return { ...wish, others, public: false };
  // A television set sees what lies open, and at once.
  return kind === "screen" ? { ...wish, others, spectators: true, delay: 0 } : { ...wish, others };
}

/** What the server is asked for. Options that are as usual are not mentioned. */
export function asked(wish: Wish, info: Pick<GameInfo, "options">): NewTable {
  const { game, others, options, ...terms } = wish;
  const seats = others.length + 1;
  const chosen = info.options.flatMap(({ name, default: usual }) => {
    const value = options[name] ?? usual;
    return value === usual || !fits(name, value, seats) ? [] : [[name, value]];
  });
  return {
    ...terms,
    delay: terms.spectators ? terms.delay : 0,
    game,
    seats,
    options: Object.fromEntries(chosen) as Record<string, unknown>,
    bots: others.filter((who) => who !== FREE),
  };
}

/** Options whose numbers are seats. */
export const isSeat = (option: string): boolean => option === "dealer" || option === "starter";

/** Fewer people may have come since it was chosen: then it is as usual. */
function fits(option: string, value: Value, seats: number): boolean {
  if (option === "colours") return String(value).length === seats;
  return !(isSeat(option) && typeof value === "number" && value >= seats);
}

const PACE = 900;

class Plan implements Terms {
  tile = $state(settings.game);
  others = $state.raw<readonly string[]>(Array<string>(FIRST_SEATS - 1).fill(settings.level));
  public = $state(false);
  clock = $state.raw<Clock | null>(null);
  spectators = $state(true);
  delay = $state(0);
  replays = $state(false);
  pace = $state(PACE);
  private readonly chosen: Record<string, Record<string, Value>> = $state({});

  get game(): string {
    return settings.game;
  }

  choose(game: GameInfo, tile: string): void {
    settings.game = game.id;
    this.tile = tile;
    this.others = fitted(this.others, game.seats, settings.level);
  }

  /** What differs from the usual in this game. */
  get options(): Readonly<Record<string, Value>> {
    return this.chosen[this.game] ?? {};
  }

  option(name: string, value: Value): void {
    this.chosen[this.game] = { ...this.options, [name]: value };
  }

  /** Strangers are not waited for without end, and have no other key to look at the game afterwards. */
  list(listed: boolean): void {
    this.public = listed;
    if (!listed) return;
    this.clock ??= { each: "move", seconds: 60 };
    this.replays = true;
  }

  get wish(): Wish {
    const { game, others, options, public: listed, clock, spectators, delay, replays, pace } = this;
    return { game, others, options, public: listed, clock, spectators, delay, replays, pace };
  }
}

export const plan = new Plan();
