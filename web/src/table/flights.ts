// Which card flies from where to where in a step, and when. It knows names, not places: `motion.ts` finds these.

import type { Game, Motion, Zone, Step } from "../scene/fold";

/** Something on the page: a card, a zone, or the one who sits there. */
export type Spot = { readonly item: string } | { readonly zone: string } | { readonly seat: number };

export interface Flight {
  readonly id: string | null;
  /** The first of these that is on the page. */
  readonly from: readonly Spot[];
  readonly to: readonly Spot[];
  /** What is seen of it before and after. */
  readonly was: string | null;
  readonly card: string | null;
  /** When it begins, in milliseconds. */
  readonly at: number;
}

export interface FlightPlan {
  readonly flights: readonly Flight[];
  /** How long one takes. */
  readonly takes: number;
  /** When the next step may begin. */
  readonly next: number;
  /** How long the table is left as it is before this step, so that people have seen it. */
  readonly pause: number;
}

/** As `--d-move` and `--d-deal`. */
const MOVE = 320;
const DEAL = 420;
/** All cards of a step have begun by then. */
const LAST_START = 700;
const APART = 60;
/** From seat to seat in a deal; the cards of several are on their way at the same time. */
const SEAT_BY_SEAT = 70;
/** Where cards are taken away, everybody wants to see once more what lay there. */
const LOOK: Readonly<Record<string, number>> = {
  trick: 900,
  win_row: 900,
  tie: 900,
  win: 1100,
  reveal: 300,
  half: 900,
};

const isDeal = ({ event }: Step): boolean => event.facts?.["why"] === "deal";

/** The flights of a step. `before` are the zones as they were. */
export function planFlights(step: Step, before: Game | null): FlightPlan {
  const zones = { ...before?.zones, ...step.state.game?.zones };
  const deal = isDeal(step);
  const takes = deal ? DEAL : MOVE;
  const seen = step.event.kind === "setup" ? [] : step.motions;
  const apart = seen.length < 2 ? 0 : Math.min(deal ? 45 : APART, LAST_START / (seen.length - 1));
  const flights = seen.map((motion, at) => flight(motion, zones, at * apart));
  const last = flights.at(-1)?.at ?? 0;
  const next = flights.length === 0 ? 0 : deal ? SEAT_BY_SEAT : Math.round((last + takes) * 0.75);
  return { flights, takes, next, pause: LOOK[step.event.kind] ?? 0 };
}

function flight({ id, from, to, was, card }: Motion, zones: Readonly<Record<string, Zone>>, at: number): Flight {
  const item: Spot[] = id === null ? [] : [{ item: id }];
  return {
    id,
    from: [...item, ...spots(from, zones)],
    to: [...item, ...spots(to, zones)],
    was,
    card,
    at,
  };
}

function spots(name: string, zones: Readonly<Record<string, Zone>>): Spot[] {
  const seat = zones[name]?.seat ?? null;
  return [{ zone: name }, ...(seat === null ? [] : [{ seat }])];
}

/** How many backs stand for a whole hand that is dealt to somebody else. */
const BACKS = 3;

/** The deal at the beginning of a game, of which only the end is told: all hands come from the stock. */
export function planDeal(game: Game): FlightPlan {
  const hands = Object.values(game.zones).filter(({ kind, count }) => kind === "hand" && count > 0);
  const dealt = hands.flatMap(({ name, seat, items, count }) => {
    const from = spots(`stock.${seat}` in game.zones ? `stock.${seat}` : "stock", game.zones);
    const own = seat === game.viewer;
    const backs = Array.from({ length: Math.min(BACKS, count) }, () => ({ id: null, card: null }));
    return (own ? items : backs).map(({ id, card }, round) => ({ round, id, card, from, to: spots(name, game.zones) }));
  });
  dealt.sort((a, b) => a.round - b.round);
  const apart = LAST_START / Math.max(1, dealt.length - 1);
  const flights = dealt.map(({ id, card, from, to }, at): Flight => {
    const item: Spot[] = id === null ? [] : [{ item: id }];
    return { id, from, to: [...item, ...to], was: null, card, at: at * Math.min(APART, apart) };
  });
  return { flights, takes: DEAL, next: 0, pause: 0 };
}
