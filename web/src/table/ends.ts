// The ends of a game's parts: a round of a match, a game of a series, or what the box declares as an end (`look.ends`).

import { type Parts, partsOf } from "../cards/faces";
import type { EventView, GameLook } from "../net/messages";
import type { Change, Game, Item, TableState } from "../scene/fold";

/** A card that counted, with its points; null if the look does not say what it is worth. */
export interface CountedCard extends Item {
  readonly card: string;
  readonly value: number | null;
}

/** What the part brought one seat. */
export interface EndRow {
  readonly seat: number;
  readonly cards: readonly CountedCard[];
  /** The number of cards, if they are hidden. */
  readonly count: number | null;
  /** The sum of the cards, if it explains the points. */
  readonly sum: number | null;
  readonly points: number | null;
  /** The place, if the series enters places instead of points. */
  readonly place: number | null;
  readonly total: number | null;
}

export interface PartEnd {
  readonly key: string;
  /** The event that ended the part. */
  readonly event: EventView;
  /** The table at the end, before anything is dealt again. */
  readonly game: Game;
  /** The table after the next deal; null if everything is over. */
  readonly next: Game | null;
  /** The number of finished rounds or games of a series; null for an end that the box declares. */
  readonly number: number | null;
  /** The ids of the games of a series of different games. */
  readonly games: readonly string[] | null;
  readonly winners: readonly number[];
  /** The best first. */
  readonly rows: readonly EndRow[];
}

/** Return the part that each step of a change ends, or null; the table stops after such a step. */
export function findEnds(
  before: TableState | null,
  { state, steps }: Pick<Change, "state" | "steps">,
): (PartEnd | null)[] {
  let previous = before?.game ?? null;
  let last: EventView | null = null;
  return steps.map(({ event, state: after }, at) => {
    const { game } = after;
    const was = previous;
    previous = game;
    if (event.kind === "end") last = event;
    if (!game || !state.game) return null;
    const key = `${state.seq}.${at}`;
    const next = state.game.over ? null : state.game;
    if (event.kind === "score" && last) return seriesEnd(key, last, event, game, next);
    if (!game.look.ends.includes(event.kind)) return null;
    return declaredEnd(key, event, game, was ?? game, next, [before?.game?.scores ?? null, state.game.scores]);
  });
}

function seriesEnd(key: string, end: EventView, score: EventView, game: Game, next: Game | null): PartEnd {
  const sheet = (score.now?.["sheet"] ?? []) as number[][];
  const games = (score.now?.["games"] as string[] | undefined) ?? null;
  const { scores = [], places = [] } = (end.facts ?? {}) as { scores?: number[]; places?: number[] };
  const totals = (score.facts?.["totals"] ?? []) as number[];
  const { cards, sums } = scoredCards(game, scores);
  const rows = cards.map((counted, seat): EndRow => ({
    seat,
    cards: counted,
    count: null,
    sum: sums?.[seat] ?? null,
    points: scores[seat] ?? null,
    place: games ? (sheet.at(-1)?.[seat] ?? null) : null,
    total: totals[seat] ?? null,
  }));
  rows.sort((a, b) => (places[a.seat] ?? 0) - (places[b.seat] ?? 0) || a.seat - b.seat);
  const winners = places.flatMap((place, seat) => (place === 1 ? seat : []));
  return { key, event: end, game, next, number: sheet.length, games, winners, rows };
}

/** Return an end that the box declares: what its event brought each seat, or took from it. */
function declaredEnd(
  key: string,
  event: EventView,
  game: Game,
  before: Game,
  next: Game | null,
  [old, now]: readonly [readonly number[] | null, readonly number[] | null],
): PartEnd {
  const seatOf = (zone: string): number | null => (game.zones[zone] ?? before.zones[zone])?.seat ?? null;
  const shifts = event.shifts ?? [];
  const gained = Array.from({ length: game.seats }, (_, seat) =>
    shifts
      .filter(({ to }) => seatOf(to) === seat)
      .flatMap(({ cards = [] }, row) => cards.map((card, at): Item => ({ id: `${row}.${at}`, card }))),
  );
  const given = shifts.filter(({ from }) => seatOf(from) !== null);
  const cards = gained.map((items) => countedCards(game.look, items));
  // Within a series the scores are those of the finished games.
  const points = old && now && !("sheet" in game.table) ? now.map((total, seat) => total - (old[seat] ?? 0)) : null;
  const sums = points && sumsFor(cards, points);
  const rows = cards.map((counted, seat): EndRow => {
    const lost = given.filter(({ from }) => seatOf(from) === seat);
    return {
      seat,
      cards: counted,
      count: given.length > 0 ? lost.reduce((sum, { count }) => sum + count, 0) : null,
      sum: counted.length > 0 ? (sums?.[seat] ?? null) : null,
      points: points?.[seat] ?? null,
      place: null,
      total: points && now ? (now[seat] ?? null) : null,
    };
  });
  const best = ({ total, count }: EndRow): number => total ?? count ?? 0;
  rows.sort((a, b) => best(b) - best(a) || a.seat - b.seat);
  return {
    key,
    event,
    game,
    next,
    number: null,
    games: null,
    winners: event.seat === null ? [] : [event.seat],
    rows,
  };
}

// --- what counts

/** Return the points of a card; null if the look does not say. */
export const valueOf = (look: Pick<GameLook, "cards">, card: string): number | null => {
  const { value }: Parts = partsOf(look, card);
  return typeof value === "number" ? value : null;
};

/** Return the open cards with their points. */
export const countedCards = (look: Pick<GameLook, "cards">, items: readonly Item[]): CountedCard[] =>
  items.flatMap(({ id, card }) => (card === null ? [] : { id, card, value: valueOf(look, card) }));

/** The cards by which each seat was scored. */
export interface ScoredCards {
  /** Whether they were won or played; otherwise they were left in the hands. */
  readonly kept: boolean;
  readonly cards: readonly (readonly CountedCard[])[];
  /** The sum of each seat's cards, if the sums explain the points. */
  readonly sums: readonly number[] | null;
}

/** Return the cards by which the seats were scored: won or played cards, those left in the hands, or both. */
export function scoredCards(
  { zones, seats, look }: Pick<Game, "zones" | "seats" | "look">,
  points: readonly number[] | null,
): ScoredCards {
  const of = (...hands: boolean[]): CountedCard[][] =>
    Array.from({ length: seats }, (_, seat) =>
      Object.values(zones)
        .filter((zone) => zone.seat === seat && hands.includes(zone.kind === "hand"))
        .flatMap(({ items }) => countedCards(look, items)),
    );
  const won = of(false);
  const kept = won.some((cards) => cards.length > 0);
  const candidates = kept ? [won, of(false, true)] : [of(true)];
  for (const cards of points ? candidates : []) {
    const sums = sumsFor(cards, points!);
    if (sums) return { kept, cards, sums };
  }
  return { kept, cards: candidates[0]!, sums: null };
}

/**
 * Return the sum of each seat's cards if the sums explain the points: each seat scores its own cards, or one seat scores
 * those of all. Otherwise return null, as a sum that does not add up would only confuse.
 */
export function sumsFor(
  cards: readonly (readonly CountedCard[])[],
  points: readonly number[],
): readonly number[] | null {
  if (cards.some((counted) => counted.some(({ value }) => value === null))) return null;
  const sums = cards.map((counted) => counted.reduce((sum, { value }) => sum + (value ?? 0), 0));
  const all = sums.reduce((sum, one) => sum + one, 0);
  const scored = points.filter((one) => one !== 0);
  const own = sums.every((sum, seat) => sum === (points[seat] ?? 0));
  return own || (scored.length === 1 && scored[0] === all) ? sums : null;
}

/** Return the sums of the other seats as text, for a seat that scores them all; empty otherwise. */
export function sumsOfOthers(sums: readonly number[] | null, points: readonly (number | null)[], seat: number): string {
  if (sums?.[seat] !== 0 || !((points[seat] ?? 0) > 0)) return "";
  return sums.filter((_, other) => other !== seat).join(" + ");
}
