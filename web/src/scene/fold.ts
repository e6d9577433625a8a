// What one viewer knows of a table: the last snapshot, and every line of the log that came after it.
//
// Nothing here is ever changed in place: each line makes a new state that shares what stayed the same, so that a page
// can compare by identity. The rules of a zone are those of `core/scene.py`; the handles of the cards come with the
// frames, and only cards on their way into a zone that shows nothing are found by their faces, as the server's scene does.

import type {
  Ask,
  Event,
  LegalMove,
  Line,
  Look,
  News,
  Person,
  Remark,
  Setup,
  Shift,
  Snapshot,
  Standing,
  Time,
  View,
  Zone as SentZone,
} from "../net/wire";
import type { Visibility } from "./visibility";

/**
 * A card; `card` is null while its face is not seen. The handle `id` stays with it from zone to zone. `edge` is what stays
 * in sight of it, such as `y7`, where it lies covered in a fan.
 */
export interface Item {
  readonly id: string;
  readonly card: string | null;
  readonly edge?: string;
}

/** A place for cards, from bottom to top. One that shows nothing has a count and no items. */
export interface Zone {
  readonly name: string;
  readonly kind: string;
  readonly seat: number | null;
  readonly shows: Visibility;
  readonly count: number;
  readonly items: readonly Item[];
}

/**
 * A game as the viewer sees it. `table` are its open facts, `moves` the viewer's own legal moves, `question` further facts
 * of what the viewer is asked.
 */
export interface Game {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly viewer: number | null;
  readonly zones: Readonly<Record<string, Zone>>;
  readonly table: Readonly<Record<string, unknown>>;
  readonly waiting: readonly Ask[];
  readonly moves: readonly LegalMove[];
  readonly question: Readonly<Record<string, unknown>>;
  readonly look: Look;
  readonly over: boolean;
  readonly scores: readonly number[] | null;
  readonly places: readonly number[] | null;
}

/** Something to be told: an event of the game, or a line of the log that is none. */
export interface JournalEntry {
  readonly key: string;
  readonly seq: number;
  readonly at: number;
  readonly what: string;
  readonly seat: number | null;
  /** Who sat there when it happened: whoever leaves takes the name along. */
  readonly name: string;
  /** The level of the computer player that moved. */
  readonly by: string | null;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly event: Event | null;
}

/** Everything that is known of a table. `game` is null before the first game, and for who may not look on. */
export interface TableState {
  readonly seq: number;
  readonly setup: Setup;
  readonly remarks: readonly Remark[];
  readonly phase: Standing["phase"];
  /** The number of the game being played, or of the last one. */
  readonly number: number;
  readonly promise: string;
  readonly people: readonly Person[];
  readonly clock: readonly (Time | null)[];
  readonly chat: readonly Line[];
  readonly journal: readonly JournalEntry[];
  readonly game: Game | null;
}

/** A card that goes from zone to zone. `id` is null where neither zone shows single cards. */
export interface Motion {
  readonly id: string | null;
  readonly from: string;
  readonly to: string;
  /** Its face before and after, as the viewer sees it. */
  readonly was: string | null;
  readonly card: string | null;
}

/** One event: how things stand after it, what moved, and which zones were laid open. */
export interface Step {
  readonly event: Event;
  readonly state: TableState;
  readonly motions: readonly Motion[];
  readonly shown: readonly string[];
}

/** What a line did: one step for each event of the game. After the last of them the line itself has happened, too. */
export interface Change {
  readonly state: TableState;
  readonly steps: readonly Step[];
  /** A game has just begun, with everything dealt. */
  readonly began: boolean;
}

export const BOX = "box";
const MOST_CHAT = 100;
const MOST_JOURNAL = 500;

// --- what comes at once

/** The state of a snapshot. What was told before is kept, and what was missed is read up. */
export function fromSnapshot(snapshot: Snapshot, before: TableState | null = null): TableState {
  const state: TableState = {
    seq: snapshot.seq,
    setup: snapshot.setup,
    remarks: snapshot.remarks,
    ...standing(snapshot.standing),
    clock: snapshot.clock,
    chat: snapshot.chat,
    journal: before?.journal ?? [],
    game: snapshot.view && gameFromView(snapshot.view),
  };
  return snapshot.told.filter(({ seq }) => seq > (before?.seq ?? 0)).reduce(readUp, state);
}

/** Enter a line in the journal that has happened already. */
function readUp(state: TableState, news: News): TableState {
  if (!news.events) return noted(state, news, null, 0);
  return news.events.reduce((read, event, number) => noted(read, news, event, number), state);
}

function standing(now: Standing): Pick<TableState, "phase" | "number" | "promise" | "people"> {
  return { phase: now.phase, number: now.game, promise: now.promise, people: now.people };
}

export function gameFromView(view: View): Game {
  const zones: Record<string, Zone> = {};
  for (const [name, zone] of Object.entries(view.zones)) zones[name] = placeOf(name, zone);
  const { game, seats, options, viewer, table, waiting, moves, question, look, over, scores, places } = view;
  return { game, seats, options, viewer, zones, table, waiting, moves, question, look, over, scores, places };
}

/** A view lists the open cards first; on the table the covered ones lie below. */
function placeOf(name: string, { kind, seat, shows, count, cards, ids, edges = [] }: SentZone): Zone {
  const told = ids.map((id, at): Item => ({ id, card: cards[at] ?? null }));
  const items = [...told.slice(cards.length), ...told.slice(0, cards.length)];
  return { name, kind, seat, shows, count, items: edged(items, edges) };
}

/** What stays in sight of the cards below the top one; the last edge is that of the card next to it. */
function edged(items: readonly Item[], edges: readonly string[]): Item[] {
  const first = items.length - 1 - edges.length;
  return items.map((item, at) => {
    const edge = edges[at - first];
    return edge === undefined ? item : { ...item, edge };
  });
}

// --- what comes line by line

/** Let a line of the log happen. The caller makes sure that it is the next one. */
export function fold(before: TableState, news: News): Change {
  const steps: Step[] = [];
  let state: TableState = { ...before, seq: news.seq };
  if (news.view) state = { ...state, game: gameFromView(news.view) };
  if (!news.events) state = noted(state, news, null, 0);
  for (const [number, event] of (news.events ?? []).entries()) {
    state = noted(state, news, event, number);
    if (state.game === null) continue;
    const { game, motions } = apply(state.game, event);
    state = { ...state, game };
    steps.push({ event, state, motions, shown: Object.keys(event.shown ?? {}) });
  }
  state = settled(state, news);
  const last = steps.pop();
  if (last) steps.push({ ...last, state });
  return { state, steps, began: news.what === "started" };
}

/** What a line tells beside its events: who is asked, how things stand, what was said. */
function settled(state: TableState, news: News): TableState {
  const { game } = state;
  return {
    ...state,
    ...(news.standing && standing(news.standing)),
    clock: news.clock ?? state.clock,
    chat: said(state.chat, news),
    game: game && {
      ...game,
      waiting: news.waiting ?? game.waiting,
      moves: news.moves ?? game.moves,
      question: news.question ?? game.question,
      scores: news.scores === undefined ? game.scores : news.scores,
      places: news.places === undefined ? game.places : news.places,
      over: news.over ?? game.over,
    },
  };
}

function said(chat: readonly Line[], news: News): readonly Line[] {
  if (news.what !== "said" && news.what !== "reacted") return chat;
  const line = { at: news.at, seat: news.seat, text: null, sign: null, ...news.facts } as Line;
  return [...chat, line].slice(-MOST_CHAT);
}

function noted(state: TableState, news: News, event: Event | null, number: number): TableState {
  const seat = event ? event.seat : news.seat;
  const facts = (event ? event.facts : news.facts) ?? {};
  const came = !event && typeof facts["name"] === "string" ? facts["name"] : undefined;
  const entry: JournalEntry = {
    key: `${news.seq}.${number}`,
    seq: news.seq,
    at: news.at,
    what: event?.kind ?? news.what,
    seat,
    name: came ?? (seat === null ? undefined : state.people[seat]?.name) ?? "",
    by: news.by ?? null,
    facts,
    event,
  };
  return { ...state, journal: [...state.journal.slice(1 - MOST_JOURNAL), entry] };
}

// --- one event

/** A zone while an event happens to it. */
interface Open extends Omit<Zone, "items" | "count" | "shows"> {
  shows: Visibility;
  count: number;
  items: Item[];
}

/** Let an event happen to a game. */
export function apply(game: Game, event: Event): { game: Game; motions: Motion[] } {
  const hand = new Hand(event.kind === "setup" ? {} : game.zones, game.viewer);
  if (event.kind === "setup") hand.lay(event.facts?.["zones"]);
  const motions = (event.shifts ?? []).flatMap((shift) => hand.shift(shift));
  const known = Object.entries((event.facts?.["known"] ?? {}) as Record<string, string[]>);
  for (const [name, cards] of known) hand.recognise(name, cards);
  for (const [name, cards] of Object.entries(event.shown ?? {})) hand.show(name, cards, event.ids?.[name] ?? []);
  hand.cover();
  const told = motions.map((motion) => ({ ...motion, card: hand.face(motion) }));
  const table = event.kind === "setup" ? { ...event.now } : event.now ? { ...game.table, ...event.now } : game.table;
  return { game: { ...game, zones: hand.zones(), table }, motions: told };
}

/** The hand that moves the cards of one event: zones are copied when they are touched. */
class Hand {
  private readonly touched = new Map<string, Open>();
  private readonly toCover = new Set<string>();
  private names: string[];

  constructor(
    private readonly before: Readonly<Record<string, Zone>>,
    private readonly viewer: number | null,
  ) {
    this.names = Object.keys(before);
  }

  zones(): Record<string, Zone> {
    return Object.fromEntries(this.names.map((name) => [name, this.touched.get(name) ?? this.before[name]!]));
  }

  /** The table is set anew, with empty zones. */
  lay(zones: unknown): void {
    const told = (zones ?? {}) as Record<string, { kind: string; seat: number | null; shows: Visibility }>;
    this.names = Object.keys(told);
    for (const [name, zone] of Object.entries(told)) this.touched.set(name, { name, ...zone, count: 0, items: [] });
  }

  shift(shift: Shift): Motion[] {
    const target = this.zone(shift.to);
    const source = shift.from === BOX ? null : this.zone(shift.from);
    if (!shift.cards && shift.hint !== undefined && source) doubt(source, shift.hint);
    const taken: (Item | null)[] = [];
    for (let at = 0; at < shift.count; at++) {
      taken.push(source && take(source, shift.ids[at], shift.cards?.[at] ?? null));
    }
    target.count += shift.count;
    this.toCover.add(shift.to);
    const moved = taken.map((item, at): Motion => {
      const card = shift.cards?.[at] ?? null;
      const id = shift.ids[at] ?? item?.id ?? null;
      if (target.shows !== "nothing" && id !== null) target.items.splice(placeIn(target, shift), 0, { id, card });
      return { id, from: shift.from, to: shift.to, was: item?.card ?? null, card };
    });
    target.items = edged(target.items, shift.edges ?? []);
    return moved;
  }

  /** At least these cards are in the zone. */
  recognise(name: string, cards: readonly string[]): void {
    const zone = this.zone(name);
    const missing = [...cards];
    for (const { card } of zone.items) if (card !== null) remove(missing, card);
    zone.items = zone.items.map((item) =>
      item.card === null && missing.length > 0 ? { ...item, card: missing.shift()! } : item,
    );
    this.toCover.add(name);
  }

  /** The zone lies open from now on. Where single cards lay already, they keep their places. */
  show(name: string, cards: readonly string[], ids: readonly string[]): void {
    const zone = this.zone(name);
    const faces = new Map(ids.map((id, at) => [id, cards[at] ?? null]));
    const lay = zone.items.length > 0 ? zone.items : ids.map((id) => ({ id }));
    zone.items = lay.map((item) => ({ ...item, card: faces.get(item.id) ?? null }));
    zone.shows = "all";
    this.toCover.delete(name);
  }

  /** Cover what the viewer does not see where cards came to lie. */
  cover(): void {
    for (const name of this.toCover) {
      const zone = this.zone(name);
      const own = zone.seat !== null && zone.seat === this.viewer;
      const all = (zone.shows === "owner" && !own) || (zone.shows === "known" && this.viewer === null);
      const last = zone.items.length - 1;
      if (all) zone.items = zone.items.map(covered);
      else if (zone.shows === "top") zone.items = zone.items.map((item, at) => (at < last ? covered(item) : item));
    }
  }

  /** The face of a card that moved, as the viewer sees it now. */
  face({ id, to }: Motion): string | null {
    return (id !== null && this.zone(to).items.find((item) => item.id === id)?.card) || null;
  }

  private zone(name: string): Open {
    const found = this.touched.get(name);
    if (found) return found;
    const before = this.before[name];
    if (!before) throw new Error(`there is no zone ${name}`);
    const open: Open = { ...before, items: [...before.items] };
    this.touched.set(name, open);
    return open;
  }
}

/** Where a card comes to lie: on top, or in the place of one that is about to leave. */
function placeIn({ items }: Open, { instead }: Shift): number {
  const at = instead === undefined ? -1 : items.findIndex(({ card }) => card === instead);
  return at < 0 ? items.length : at;
}

const covered = (item: Item): Item => (item.card === null ? item : { ...item, card: null });

function remove(cards: string[], card: string): void {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
}

/** A card that begins with `hint` is about to leave unseen: it might be any of those that the viewer knew. */
function doubt(zone: Open, hint: string): void {
  zone.items = zone.items.map((item) => (item.card?.startsWith(hint) ? covered(item) : item));
}

/**
 * Take the card with this handle. It has none where it goes to a zone that shows nothing: then the card itself if its
 * face is known, or the first covered one, as the viewer cannot tell them apart.
 */
function take(zone: Open, id: string | undefined, card: string | null): Item | null {
  zone.count -= 1;
  if (zone.items.length === 0) return null;
  let at = id === undefined ? -1 : zone.items.findIndex((item) => item.id === id);
  if (at < 0 && card !== null) at = zone.items.findIndex((item) => item.card === card);
  if (at < 0)
    at = Math.max(
      0,
      zone.items.findIndex((item) => item.card === null),
    );
  return zone.items.splice(at, 1)[0] ?? null;
}
