// Plans the flights of cards in a step: from where, to where and when. It works with names; `animator.ts` finds the elements.

import type { Game, Motion, Zone, Step } from "../scene/fold";

/** Something on the page: a card, a zone, or a seat. */
export type Spot = { readonly item: string } | { readonly zone: string } | { readonly seat: number };

export interface Flight {
  readonly id: string | null;
  /** Candidates; the first that is on the page counts. */
  readonly from: readonly Spot[];
  readonly to: readonly Spot[];
  /** The visible face before and after. */
  readonly was: string | null;
  readonly card: string | null;
  /** The start, in milliseconds. */
  readonly at: number;
}

export interface FlightPlan {
  readonly flights: readonly Flight[];
  /** The duration of a flight, in milliseconds. */
  readonly duration: number;
  /** When the next step may start. */
  readonly next: number;
  /** How long the table stays unchanged before this step, so that players can take it in. */
  readonly pause: number;
}

/** As `--d-move` and `--d-deal`. */
const MOVE = 320;
const DEAL = 420;
/** All flights of a step have started by then. */
const LAST_START = 700;
const APART = 60;
/** The delay from seat to seat in a deal, in which the cards of several seats fly at the same time. */
const SEAT_DELAY = 70;
/** Pauses before events that take cards away, so that players see them once more. */
const PAUSE_TAKE = 900;
const PAUSE_END = 1000;
const PAUSE_REVEAL = 700;

const isDeal = ({ event }: Step): boolean => event.facts?.["why"] === "deal";

/** Plan the flights of a step. `before` is the game before the step. */
export function planFlights(step: Step, before: Game | null): FlightPlan {
  const zones = { ...before?.zones, ...step.state.game?.zones };
  const deal = isDeal(step);
  const duration = deal ? DEAL : MOVE;
  const motions = step.event.kind === "setup" ? [] : step.motions;
  const apart = motions.length < 2 ? 0 : Math.min(deal ? 45 : APART, LAST_START / (motions.length - 1));
  const flights = motions.map((motion, at) => flight(motion, zones, at * apart));
  const last = flights.at(-1)?.at ?? 0;
  const next = flights.length === 0 ? 0 : deal ? SEAT_DELAY : Math.round((last + duration) * 0.75);
  return { flights, duration, next, pause: pauseBefore(step.event.kind, before) };
}

function pauseBefore(kind: string, before: Game | null): number {
  if (before?.look.takes.includes(kind)) return PAUSE_TAKE;
  if (before?.look.ends.includes(kind)) return PAUSE_END;
  return kind === "reveal" ? PAUSE_REVEAL : 0;
}

function flight({ id, from, to, was, card }: Motion, zones: Readonly<Record<string, Zone>>, at: number): Flight {
  const item: Spot[] = id === null ? [] : [{ item: id }];
  return {
    id,
    from: [...item, ...spotsOf(from, zones)],
    to: [...item, ...spotsOf(to, zones)],
    was,
    card,
    at,
  };
}

function spotsOf(name: string, zones: Readonly<Record<string, Zone>>): Spot[] {
  const seat = zones[name]?.seat ?? null;
  return [{ zone: name }, ...(seat === null ? [] : [{ seat }])];
}

/** How many backs represent the hand that is dealt to another player. */
const BACKS = 3;

/** Plan the deal at the start of a game, of which only the result is known: all hands come from the stock. */
export function planDeal(game: Game): FlightPlan {
  const hands = Object.values(game.zones).filter(({ kind, count }) => kind === "hand" && count > 0);
  const dealt = hands.flatMap(({ name, seat, items, count }) => {
    const from = spotsOf(`stock.${seat}` in game.zones ? `stock.${seat}` : "stock", game.zones);
    const own = seat === game.viewer;
    const backs = Array.from({ length: Math.min(BACKS, count) }, () => ({ id: null, card: null }));
    return (own ? items : backs).map(({ id, card }, round) => ({
      round,
      id,
      card,
      from,
      to: spotsOf(name, game.zones),
    }));
  });
  dealt.sort((a, b) => a.round - b.round);
  const apart = LAST_START / Math.max(1, dealt.length - 1);
  const flights = dealt.map(({ id, card, from, to }, at): Flight => {
    const item: Spot[] = id === null ? [] : [{ item: id }];
    return { id, from, to: [...item, ...to], was: null, card, at: at * Math.min(APART, apart) };
  });
  return { flights, duration: DEAL, next: 0, pause: 0 };
}
