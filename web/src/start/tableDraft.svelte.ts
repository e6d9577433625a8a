// The table that is about to be opened: its game, its players and its settings.

import { settings } from "../app/settings.svelte";
import type { GameDescription, NewTable } from "../net/api";
import type { TimeControl } from "../net/messages";

/** A seat that is left free for a person. */
export const FREE = "free";
export type OptionValue = string | number | boolean;
const DEFAULT_SEATS = 4;

/** The settings of a table apart from the game and the players. */
export interface TableSettings {
  public: boolean;
  clock: TimeControl | null;
  spectators: boolean;
  delay: number;
  replays: boolean;
  pace: number;
}

export interface TableSpec extends TableSettings {
  readonly game: string;
  /** The other seats: levels of computer players, or `FREE`. */
  readonly others: readonly string[];
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** Fit the other seats to the limits of a game; added seats get a computer player of `level`. */
export function fitSeats(others: readonly string[], [low, high]: readonly [number, number], level: string): string[] {
  const missing = Math.max(0, low - 1 - others.length);
  return [...others, ...Array<string>(missing).fill(level)].slice(0, high - 1);
}

/** Move free seats to the front, as the server puts computer players on the last seats. */
export const freeSeatsFirst = (others: readonly string[]): string[] => [
  ...others.filter((other) => other === FREE),
  ...others.filter((other) => other !== FREE),
];

/** Free all seats, unless some are free already. */
export const withFreeSeats = (others: readonly string[]): string[] =>
  others.includes(FREE) ? [...others] : others.map(() => FREE);

/** What a table is opened for. */
export type Purpose = "play" | "own" | "friends" | "device" | "screen";

/** Adapt a table to its purpose. */
export function adaptTo(purpose: Purpose, spec: TableSpec): TableSpec {
  if (purpose === "play" || purpose === "own") return spec;
  const others = withFreeSeats(spec.others);
  // Strangers cannot join on a shared device.
  if (purpose === "device") return { ...spec, others, public: false };
  // A TV is a spectator without delay.
  return purpose === "screen" ? { ...spec, others, spectators: true, delay: 0 } : { ...spec, others };
}

/** Build the request to the server. It leaves out options at their default. */
export function toNewTable(spec: TableSpec, info: Pick<GameDescription, "options">): NewTable {
  const { game, others, options, ...rest } = spec;
  const seats = others.length + 1;
  const chosen = info.options.flatMap(({ name, default: usual }) => {
    const value = options[name] ?? usual;
    return value === usual || !isValid(name, value, seats) ? [] : [[name, value]];
  });
  return {
    ...rest,
    delay: rest.spectators ? rest.delay : 0,
    game,
    seats,
    options: Object.fromEntries(chosen) as Record<string, unknown>,
    bots: others.filter((other) => other !== FREE),
  };
}

/** Return whether the numbers of an option are seats. */
export const isSeatOption = (option: string): boolean => option === "dealer" || option === "starter";

/** Return whether a value is valid for this number of seats, which may have changed since it was chosen. */
function isValid(option: string, value: OptionValue, seats: number): boolean {
  if (option === "colours") return String(value).length === seats;
  return !(isSeatOption(option) && typeof value === "number" && value >= seats);
}

class TableDraft implements TableSettings {
  tile = $state(settings.game);
  others = $state.raw<readonly string[]>(Array<string>(DEFAULT_SEATS - 1).fill(settings.level));
  public = $state(false);
  clock = $state.raw<TimeControl | null>(null);
  spectators = $state(true);
  delay = $state(0);
  replays = $state(false);
  private readonly optionsByGame: Record<string, Record<string, OptionValue>> = $state({});

  get pace(): number {
    return settings.pace;
  }

  get game(): string {
    return settings.game;
  }

  chooseGame(game: GameDescription, tile: string): void {
    settings.game = game.id;
    this.tile = tile;
    this.others = fitSeats(this.others, game.seats, settings.level);
  }

  /** The options that were changed for this game. */
  get options(): Readonly<Record<string, OptionValue>> {
    return this.optionsByGame[this.game] ?? {};
  }

  setOption(name: string, value: OptionValue): void {
    this.optionsByGame[this.game] = { ...this.options, [name]: value };
  }

  /** Make the table public or private. With strangers a clock is needed, and replays, as they have no key for one. */
  setPublic(listed: boolean): void {
    this.public = listed;
    if (!listed) return;
    this.clock ??= { each: "move", seconds: 60 };
    this.replays = true;
  }

  get spec(): TableSpec {
    const { game, others, options, public: listed, clock, spectators, delay, replays, pace } = this;
    return { game, others, options, public: listed, clock, spectators, delay, replays, pace };
  }
}

export const draft = new TableDraft();
