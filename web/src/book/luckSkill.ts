// Luck and skill of people over many games: what the summaries of reviews say together, and how sure that is.

import type { SeatSummary } from "../net/api";
import type { BookGame, BookPlayer } from "./tableBook";

/** A figure, and how far the truth may be away from it, at 95 %. */
export interface Estimate {
  readonly value: number;
  readonly margin: number;
}

/** What the reviewed games of a person say. */
export interface PersonReviews {
  readonly id: string;
  readonly animal: BookPlayer["animal"];
  readonly games: number;
  /** From 0, as good as moves drawn by lot, to 100; null if there are too few games to say. */
  readonly skill: Estimate | null;
  /** Shares of a win per game; null if there are too few games to say. */
  readonly luck: Estimate | null;
}

/** A person's evening: games at one table without a long pause between them. */
export interface Evening {
  readonly id: string;
  readonly games: number;
  readonly luck: number;
  readonly ended: number;
}

/** A win, and how much of it was luck. */
export interface Win {
  readonly id: string;
  readonly table: string;
  readonly number: number;
  readonly game: string;
  readonly luck: number;
  readonly ended: number;
}

export interface LuckBook {
  /** How many of the games have been reviewed. */
  readonly reviewed: number;
  readonly people: readonly PersonReviews[];
  /** The evening on which a person was luckiest; null if nobody had a lucky one. */
  readonly luckiest: Evening | null;
  /** The win with the least luck; null if no person won often enough. */
  readonly hardest: Win | null;
}

/** Games that a figure needs; with fewer, its margin says nothing. */
export const MIN_GAMES = 3;
/** A score that is less sure than this is not shown. */
export const MAX_SKILL_MARGIN = 15;
/** As for the score, in shares of a win. */
export const MAX_LUCK_MARGIN = 0.25;
/** Milliseconds between the ends of two games that belong to different evenings. */
export const EVENING_PAUSE = 6 * 3_600_000;

/** Two-sided quantiles of Student's t distribution at 95 %, from one degree of freedom on. */
const T_QUANTILES = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];

interface Played {
  readonly game: BookGame;
  readonly player: BookPlayer;
  readonly review: SeatSummary;
}

/** Compute what the reviews of games say, or those of one kind of game. */
export function computeLuckBook(games: readonly BookGame[], kind: string | null = null): LuckBook {
  const chosen = games.filter(({ game }) => kind === null || game === kind).sort((a, b) => a.ended - b.ended);
  const byPerson = new Map<string, Played[]>();
  for (const game of chosen) {
    for (const player of game.players) {
      if (player.bot || !player.review) continue;
      const before = byPerson.get(player.id) ?? [];
      byPerson.set(player.id, [...before, { game, player, review: player.review }]);
    }
  }
  const people = [...byPerson].map(([id, played]) => personReviews(id, played));
  return {
    reviewed: chosen.filter(isReviewed).length,
    people: people.sort((a, b) => (b.skill?.value ?? -1) - (a.skill?.value ?? -1) || b.games - a.games),
    luckiest: luckiestEvening(byPerson),
    hardest: hardestWin([...byPerson.values()].flat()),
  };
}

export const isReviewed = ({ players }: BookGame): boolean => players.some(({ review }) => review);

function personReviews(id: string, played: readonly Played[]): PersonReviews {
  const { animal } = played.at(-1)!.player;
  const reviews = played.map(({ review }) => review);
  const skill = skillOf(reviews);
  const luck = meanOf(reviews.map(({ luck }) => luck));
  return {
    id,
    animal,
    games: played.length,
    skill: skill && skill.margin <= MAX_SKILL_MARGIN ? skill : null,
    luck: luck && luck.margin <= MAX_LUCK_MARGIN ? luck : null,
  };
}

/**
 * Return the skill score of several games, 100 · (1 − Σ gave away / Σ at stake). Its margin follows from how much the
 * games differ, and is not smaller than what the samples of the reviews leave open.
 */
export function skillOf(reviews: readonly SeatSummary[]): Estimate | null {
  const counted = reviews.filter(({ at_stake }) => at_stake > 0);
  const count = counted.length;
  if (count < MIN_GAMES) return null;
  const atStake = sum(counted.map(({ at_stake }) => at_stake));
  const ratio = sum(counted.map(({ gave_away }) => gave_away)) / atStake;
  const between = sum(counted.map(({ gave_away, at_stake }) => (gave_away - ratio * at_stake) ** 2));
  const within = sum(counted.map(({ gave_away_error }) => gave_away_error ** 2));
  const error = Math.sqrt(Math.max((between * count) / (count - 1), within)) / atStake;
  return { value: 100 * Math.max(0, 1 - ratio), margin: 100 * quantile(count - 1) * error };
}

/** Return the mean of some values, with its margin. */
export function meanOf(values: readonly number[]): Estimate | null {
  const count = values.length;
  if (count < MIN_GAMES) return null;
  const value = sum(values) / count;
  const variance = sum(values.map((one) => (one - value) ** 2)) / (count - 1);
  return { value, margin: quantile(count - 1) * Math.sqrt(variance / count) };
}

/** Return the quantile for some degrees of freedom, from the normal distribution where the table ends. */
function quantile(freedom: number): number {
  return T_QUANTILES[freedom - 1] ?? 1.96 + 2.6 / freedom;
}

function luckiestEvening(byPerson: ReadonlyMap<string, readonly Played[]>): Evening | null {
  let luckiest: Evening | null = null;
  for (const [id, played] of byPerson) {
    for (const evening of eveningsOf(played)) {
      const luck = sum(evening.map(({ review }) => review.luck));
      if (evening.length < MIN_GAMES || luck <= Math.max(0, luckiest?.luck ?? 0)) continue;
      luckiest = { id, games: evening.length, luck, ended: evening.at(-1)!.game.ended };
    }
  }
  return luckiest;
}

/** Divide games in order of time into evenings at one table. */
function eveningsOf(played: readonly Played[]): Played[][] {
  const open = new Map<string, Played[]>();
  const evenings: Played[][] = [];
  for (const one of played) {
    const last = open.get(one.game.table);
    if (last && one.game.ended - last.at(-1)!.game.ended < EVENING_PAUSE) {
      last.push(one);
      continue;
    }
    const evening = [one];
    open.set(one.game.table, evening);
    evenings.push(evening);
  }
  return evenings;
}

function hardestWin(played: readonly Played[]): Win | null {
  const wins = played.filter(({ player }) => player.place === 1);
  if (wins.length < MIN_GAMES) return null;
  const { game, player, review } = wins.reduce((a, b) => (b.review.luck < a.review.luck ? b : a));
  const { table, number, game: kind, ended } = game;
  return { id: player.id, table, number, game: kind, luck: review.luck, ended };
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
