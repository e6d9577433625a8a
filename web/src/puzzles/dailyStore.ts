// The daily deals that were played in this browser: which table, and what came out of it. Nothing else knows of them.

import type { KeyValueStore } from "../net/keys";
import { dayAt } from "./days";
import { type DailyScore, SIGNS } from "./signs";

const STORAGE_KEY = "daily";
/** Older deals are forgotten. */
export const MAX_DEALS = 800;

/** A daily deal that was begun. */
export interface PlayedDeal {
  readonly game: string;
  readonly day: string;
  readonly table: string;
  /** When the game was over, in milliseconds since 1970; null while it goes on. */
  readonly ended: number | null;
  /** What the review says; null until it is complete. */
  readonly score: DailyScore | null;
}

type Store = Pick<KeyValueStore, "getItem" | "setItem">;

export function loadDeals(store: Pick<KeyValueStore, "getItem">): PlayedDeal[] {
  try {
    const found = JSON.parse(store.getItem(STORAGE_KEY) ?? "[]") as unknown;
    return Array.isArray(found) ? found.filter(isDeal) : [];
  } catch {
    return [];
  }
}

function isDeal(value: unknown): value is PlayedDeal {
  const { game, day, table, ended, score } = (value ?? {}) as Partial<PlayedDeal>;
  const hasTexts = [game, day, table].every((text) => typeof text === "string");
  return hasTexts && (ended === null || typeof ended === "number") && (score === null || isScore(score));
}

const isScore = (score: DailyScore | undefined): boolean =>
  Array.isArray(score?.signs) &&
  score.signs.every((sign: unknown) => SIGNS.some((known) => known === sign)) &&
  [score.place, score.seats, score.result, score.luck, score.fair].every(Number.isFinite) &&
  typeof score.counts === "object";

export const findDeal = (store: Pick<KeyValueStore, "getItem">, game: string, day: string): PlayedDeal | undefined =>
  loadDeals(store).find((deal) => deal.game === game && deal.day === day);

/** Note that a deal was begun. The first try counts: if there was one, nothing changes. Return the deal that counts. */
export function beginDeal(store: Store, game: string, day: string, table: string): PlayedDeal {
  const known = findDeal(store, game, day);
  if (known) return known;
  const deal: PlayedDeal = { game, day, table, ended: null, score: null };
  save(store, [...loadDeals(store), deal]);
  return deal;
}

/** Note the end of a deal, or what its review says. What is known does not change. */
export function endDeal(store: Store, table: string, ended: number, score: DailyScore | null = null): void {
  const change = (deal: PlayedDeal): PlayedDeal =>
    deal.table === table ? { ...deal, ended: deal.ended ?? ended, score: deal.score ?? score } : deal;
  save(store, loadDeals(store).map(change));
}

/** Forget a deal whose table is gone before it was over, so that it can be played. */
export function dropDeal(store: Store, table: string): void {
  save(
    store,
    loadDeals(store).filter((deal) => deal.table !== table || deal.ended !== null),
  );
}

/** Return the days on which a deal of the same day was played to its end. */
export const daysInTime = (deals: readonly PlayedDeal[]): string[] =>
  deals.filter((deal) => deal.ended !== null && !isLate(deal)).map(({ day }) => day);

/** Return whether a deal ended on a later day than its own. */
export const isLate = ({ day, ended }: PlayedDeal): boolean => ended !== null && dayAt(ended) > day;

function save(store: Store, deals: readonly PlayedDeal[]): void {
  store.setItem(STORAGE_KEY, JSON.stringify(deals.slice(-MAX_DEALS)));
}
