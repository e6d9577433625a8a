// The state of a table as one viewer knows it: the last snapshot, folded with every log entry that followed.
//
// States are immutable. Each log entry returns a new state that shares its unchanged parts with the old one, so pages can
// compare by identity. Zones follow the rules of `core/scene.py`. Messages carry the handles of the cards; only cards that
// move into a zone that shows nothing are matched by their faces, as in the server's scene.

import type {
  WaitingSeat,
  EventView,
  LegalMove,
  ChatMessage,
  GameLook,
  News,
  PastEvent,
  SeatInfo,
  SetupWarning,
  ShareProposal,
  TableSetup,
  ShiftView,
  Snapshot,
  TableStatus,
  ClockState,
  GamePause,
  GameView,
  SeatRequest,
  TakeBackRequest,
  ZoneView as SentZone,
} from "../net/messages";
import type { Visibility } from "./visibility";

/**
 * A card; `card` is null while its face is hidden. The handle `id` stays with it from zone to zone. `edge` is the part of a
 * covered card that stays visible in a fan, such as `y7`.
 */
export interface Item {
  readonly id: string;
  readonly card: string | null;
  readonly edge?: string;
}

/** A zone with its cards from bottom to top. A zone that shows nothing has a count and no items. */
export interface Zone {
  readonly name: string;
  readonly kind: string;
  readonly seat: number | null;
  readonly shows: Visibility;
  readonly count: number;
  readonly items: readonly Item[];
}

/**
 * A game as the viewer sees it. `table` holds its public facts, `moves` the viewer's own legal moves, `question` further
 * facts about the decision the viewer has to make.
 */
export interface Game {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly viewer: number | null;
  readonly zones: Readonly<Record<string, Zone>>;
  readonly table: Readonly<Record<string, unknown>>;
  readonly waiting: readonly WaitingSeat[];
  readonly moves: readonly LegalMove[];
  readonly question: Readonly<Record<string, unknown>>;
  readonly look: GameLook;
  readonly over: boolean;
  readonly scores: readonly number[] | null;
  readonly places: readonly number[] | null;
}

/** An entry of the journal: a game event, or a log entry without game events. */
export interface JournalEntry {
  readonly key: string;
  readonly seq: number;
  readonly at: number;
  readonly what: string;
  readonly seat: number | null;
  /** The seat whose move, or whose coming and going, it was. */
  readonly mover: number | null;
  /** The player in that seat at the time; a player who leaves takes the name along. */
  readonly name: string;
  /** The level of the computer player that moved. */
  readonly by: string | null;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly event: EventView | null;
}

/** Everything a viewer knows about a table. `game` is null before the first game, and for viewers who may not watch. */
export interface TableState {
  readonly seq: number;
  readonly setup: TableSetup;
  readonly remarks: readonly SetupWarning[];
  readonly phase: TableStatus["phase"];
  /** The number of the game being played, or of the last one. */
  readonly number: number;
  readonly promise: string;
  /** Milliseconds that a computer player waits before it moves. */
  readonly pace: number;
  /** The pause of the game, and the take-back that players decide about; null if there is none. */
  readonly pause: GamePause | null;
  readonly takeBack: TakeBackRequest | null;
  /** Newcomers who have asked for the seat of a computer player. */
  readonly newcomers: readonly SeatRequest[];
  /** The seat that made the last move; null if unknown. */
  readonly lastMover: number | null;
  readonly people: readonly SeatInfo[];
  /** The proposal to share a finished game. */
  readonly sharing: ShareProposal | null;
  /** The numbers of the games that the table has shared. */
  readonly shared: readonly number[];
  readonly clock: readonly (ClockState | null)[];
  readonly chat: readonly ChatMessage[];
  readonly journal: readonly JournalEntry[];
  readonly game: Game | null;
}

/** The move of a card from zone to zone. `id` is null if neither zone shows single cards. */
export interface Motion {
  readonly id: string | null;
  readonly from: string;
  readonly to: string;
  /** The face before and after, as the viewer sees it. */
  readonly was: string | null;
  readonly card: string | null;
}

/** One event: the state after it, the cards that moved, and the zones that were revealed. */
export interface Step {
  readonly event: EventView;
  readonly state: TableState;
  readonly motions: readonly Motion[];
  readonly shown: readonly string[];
}

/** The effect of a log entry, with one step per game event. The state of the last step includes the rest of the entry. */
export interface Change {
  readonly state: TableState;
  readonly steps: readonly Step[];
  /** Whether a game has just started, with all cards dealt. */
  readonly began: boolean;
}

export const BOX = "box";
const MAX_CHAT = 100;
const MAX_JOURNAL = 500;

// --- snapshots

/** Return the state of a snapshot. Keep the journal so far and add the entries that were missed. */
export function fromSnapshot(snapshot: Snapshot, before: TableState | null = null): TableState {
  const state: TableState = {
    seq: snapshot.seq,
    setup: snapshot.setup,
    remarks: snapshot.warnings,
    ...statusFields(snapshot.status),
    lastMover: null,
    clock: snapshot.clocks,
    chat: snapshot.chat,
    journal: [
      ...(before?.journal ?? []),
      ...(snapshot.past ?? []).filter(({ seq }) => seq > (before?.seq ?? 0)).map(pastEntry),
    ].slice(-MAX_JOURNAL),
    game: snapshot.view && gameFromView(snapshot.view),
  };
  return snapshot.recent.filter(({ seq }) => seq > (before?.seq ?? 0)).reduce(addMissed, state);
}

/** Return the journal entry of something that happened before the page was loaded. */
function pastEntry(
  { seq, kind, seat, mover, facts = {}, name = "", in_game = true }: PastEvent,
  at: number,
): JournalEntry {
  const event = in_game ? { kind, seat, facts } : null;
  return { key: `${seq}.past${at}`, seq, at: 0, what: kind, seat, mover, name, by: null, facts, event };
}

/** Add a log entry to the journal whose effect is already part of the state. */
function addMissed(state: TableState, news: News): TableState {
  if (!news.events) return addEntry(state, news, null, 0);
  const events = splitListed(news.events, state.game?.look);
  return events.reduce((read, event, number) => addEntry(read, news, event, number), state);
}

type StatusFields =
  "phase" | "number" | "promise" | "pace" | "pause" | "takeBack" | "newcomers" | "people" | "sharing" | "shared";

function statusFields(status: TableStatus): Pick<TableState, StatusFields> {
  return {
    phase: status.phase,
    number: status.game_number,
    promise: status.commitment,
    pace: status.pace,
    pause: status.pause ?? null,
    takeBack: status.take_back ?? null,
    newcomers: status.newcomers ?? [],
    people: status.seats,
    sharing: status.sharing ?? null,
    shared: status.shared ?? [],
  };
}

export function gameFromView(view: GameView): Game {
  const zones: Record<string, Zone> = {};
  for (const [name, zone] of Object.entries(view.zones)) zones[name] = zoneFromView(name, zone);
  const { game, seats, options, viewer, table, waiting, moves, question, look, over, scores, places } = view;
  return { game, seats, options, viewer, zones, table, waiting, moves, question, look, over, scores, places };
}

/** Convert a zone of a view, which lists the open cards first; here the covered ones come first, at the bottom. */
function zoneFromView(name: string, { kind, seat, shows, count, cards, ids, edges = [] }: SentZone): Zone {
  const listed = ids.map((id, at): Item => ({ id, card: cards[at] ?? null }));
  const items = [...listed.slice(cards.length), ...listed.slice(0, cards.length)];
  return { name, kind, seat, shows, count, items: withEdges(items, edges) };
}

/** Assign the visible edges to the cards below the top one; the last edge belongs to the card next to it. */
function withEdges(items: readonly Item[], edges: readonly string[]): Item[] {
  const first = items.length - 1 - edges.length;
  return items.map((item, at) => {
    const edge = edges[at - first];
    return edge === undefined ? item : { ...item, edge };
  });
}

// --- news

/** Apply a log entry, which must be the next one, and return its effect. */
export function fold(before: TableState, news: News): Change {
  const steps: Step[] = [];
  let state: TableState = { ...before, seq: news.seq };
  if (news.kind === "move-made") state = { ...state, lastMover: news.seat };
  if (news.view) state = { ...state, lastMover: null, game: gameFromView(news.view) };
  if (!news.events) state = addEntry(state, news, null, 0);
  for (const [number, event] of splitListed(news.events ?? [], state.game?.look).entries()) {
    state = addEntry(state, news, event, number);
    if (state.game === null) continue;
    const { game, motions } = applyEvent(state.game, event);
    const totals = event.facts?.["totals"] as number[] | undefined;
    // A score sheet shows the new totals together with its new line.
    state = { ...state, game: event.kind === "score" && totals ? { ...game, scores: totals } : game };
    steps.push({ event, state, motions, shown: Object.keys(event.shown ?? {}) });
  }
  state = applyRest(state, news);
  const last = steps.pop();
  if (last) steps.push({ ...last, state });
  return { state, steps, began: news.kind === "game-started" };
}

/**
 * Split events that list what several seats did at once, a card each, so that they are seen one after the other. The facts
 * of each part are those that the look names; the stones on a track appear with the cards of their seats.
 */
function splitListed(events: readonly EventView[], look: GameLook | undefined): EventView[] {
  return events.flatMap((event, at) => {
    const { facts = {}, shifts = [] } = event;
    const parts = Object.entries(facts).flatMap(([name, entries]) => {
      const of = (look?.facts[name] as { of?: string[] } | undefined)?.of ?? [];
      const listed = Array.isArray(entries) && entries.length > 1 && entries.length === shifts.length;
      return listed && of.includes("seat") && of.includes("card") ? [{ of, entries: entries as unknown[][] }] : [];
    });
    const [list] = parts;
    if (!list) return [event];
    const track = events.slice(at + 1).find(({ now }) => Array.isArray(now?.["track"]))?.now?.["track"];
    return list.entries.map((entry, number): EventView => {
      const { seat, ...own } = Object.fromEntries(list.of.map((name, part) => [name, entry[part]]));
      const seats = list.entries.slice(0, number + 1).map((one) => one[list.of.indexOf("seat")] as number);
      const now = track === undefined ? event.now : { ...event.now, track: stonesOf(track as Stones, seats) };
      return { kind: event.kind, seat: seat as number, facts: own, shifts: [shifts[number]!], ...(now && { now }) };
    });
  });
}

type Stones = readonly { field: number; seats: readonly number[] }[];

/** Return the stones of some seats. */
const stonesOf = (track: Stones, some: readonly number[]): Stones =>
  track
    .map(({ field, seats }) => ({ field, seats: seats.filter((seat) => some.includes(seat)) }))
    .filter(({ seats }) => seats.length > 0);

/** Apply the part of a log entry that is not an event: pending decisions, seats, clocks, chat and scores. */
function applyRest(state: TableState, news: News): TableState {
  const { game } = state;
  return {
    ...state,
    ...(news.status && statusFields(news.status)),
    clock: news.clocks ?? state.clock,
    chat: addChat(state.chat, news),
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

function addChat(chat: readonly ChatMessage[], news: News): readonly ChatMessage[] {
  if (news.kind !== "chat-sent" && news.kind !== "reaction-sent") return chat;
  const message = { at: news.at, seat: news.seat, text: null, reaction: null, ...news.facts } as ChatMessage;
  return [...chat, message].slice(-MAX_CHAT);
}

function addEntry(state: TableState, news: News, event: EventView | null, number: number): TableState {
  const seat = event ? event.seat : news.seat;
  const facts = (event ? event.facts : news.facts) ?? {};
  const newName = !event && typeof facts["name"] === "string" ? facts["name"] : undefined;
  const entry: JournalEntry = {
    key: `${news.seq}.${number}`,
    seq: news.seq,
    at: news.at,
    what: event?.kind ?? news.kind,
    seat,
    mover: news.seat,
    name: newName ?? (seat === null ? undefined : state.people[seat]?.name) ?? "",
    by: news.bot_level ?? null,
    facts,
    event,
  };
  return { ...state, journal: [...state.journal.slice(1 - MAX_JOURNAL), entry] };
}

// --- one event

/** A zone while an event changes it. */
interface MutableZone extends Omit<Zone, "items" | "count" | "shows"> {
  shows: Visibility;
  count: number;
  items: Item[];
}

/** Apply an event to a game. */
export function applyEvent(game: Game, event: EventView): { game: Game; motions: Motion[] } {
  const editor = new ZoneEditor(event.kind === "setup" ? {} : game.zones, game.viewer);
  if (event.kind === "setup") editor.reset(event.facts?.["zones"]);
  const motions = (event.shifts ?? []).flatMap((shift) => editor.shift(shift));
  const known = Object.entries((event.facts?.["known"] ?? {}) as Record<string, string[]>);
  for (const [name, cards] of known) editor.recognise(name, cards);
  for (const [name, cards] of Object.entries(event.shown ?? {})) editor.reveal(name, cards, event.ids?.[name] ?? []);
  editor.cover();
  const seen = motions.map((motion) => ({ ...motion, card: editor.face(motion) }));
  const facts = { ...playsAfter(game, event), ...event.now };
  const changed = Object.keys(facts).length > 0;
  const table = event.kind === "setup" ? { ...event.now } : changed ? { ...game.table, ...facts } : game.table;
  return { game: { ...game, zones: editor.zones(), table }, motions: seen };
}

/** Add a card to the plays of its trick at once: the last one is taken before the facts are sent again. */
function playsAfter({ table, zones }: Game, { seat, shifts = [] }: EventView): { readonly plays?: unknown } {
  const cards = shifts.filter(({ to }) => zones[to]?.kind === "trick").flatMap(({ cards = [] }) => cards);
  if (!Array.isArray(table["plays"]) || seat === null || cards.length === 0) return {};
  return { plays: [...(table["plays"] as unknown[]), ...cards.map((card) => [seat, card])] };
}

/** Edits the zones of a game for one event; a zone is copied on its first change. */
class ZoneEditor {
  private readonly touched = new Map<string, MutableZone>();
  private readonly received = new Set<string>();
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

  /** Replace all zones with empty ones. */
  reset(zones: unknown): void {
    const empty = (zones ?? {}) as Record<string, { kind: string; seat: number | null; shows: Visibility }>;
    this.names = Object.keys(empty);
    for (const [name, zone] of Object.entries(empty)) this.touched.set(name, { name, ...zone, count: 0, items: [] });
  }

  shift(shift: ShiftView): Motion[] {
    const target = this.zone(shift.to);
    const source = shift.from === BOX ? null : this.zone(shift.from);
    if (!shift.cards && shift.hint !== undefined && source) hideMatching(source, shift.hint);
    const taken: (Item | null)[] = [];
    for (let at = 0; at < shift.count; at++) {
      taken.push(source && removeItem(source, shift.ids[at], shift.cards?.[at] ?? null));
    }
    target.count += shift.count;
    this.received.add(shift.to);
    const moved = taken.map((item, at): Motion => {
      const card = shift.cards?.[at] ?? null;
      const id = shift.ids[at] ?? item?.id ?? null;
      if (target.shows !== "nothing" && id !== null)
        target.items.splice(insertionIndex(target, shift), 0, { id, card });
      return { id, from: shift.from, to: shift.to, was: item?.card ?? null, card };
    });
    target.items = withEdges(target.items, shift.edges ?? []);
    return moved;
  }

  /** Mark cards that are known to be in the zone. */
  recognise(name: string, cards: readonly string[]): void {
    const zone = this.zone(name);
    const missing = [...cards];
    for (const { card } of zone.items) if (card !== null) remove(missing, card);
    zone.items = zone.items.map((item) =>
      item.card === null && missing.length > 0 ? { ...item, card: missing.shift()! } : item,
    );
    this.received.add(name);
  }

  /** Show all cards of the zone from now on. Cards that had handles keep their order. */
  reveal(name: string, cards: readonly string[], ids: readonly string[]): void {
    const zone = this.zone(name);
    const faces = new Map(ids.map((id, at) => [id, cards[at] ?? null]));
    const items = zone.items.length > 0 ? zone.items : ids.map((id) => ({ id }));
    zone.items = items.map((item) => ({ ...item, card: faces.get(item.id) ?? null }));
    zone.shows = "all";
    this.received.delete(name);
  }

  /** Hide the cards that the viewer may not see in the zones that received cards. */
  cover(): void {
    for (const name of this.received) {
      const zone = this.zone(name);
      const own = zone.seat !== null && zone.seat === this.viewer;
      const all = (zone.shows === "owner" && !own) || (zone.shows === "known" && this.viewer === null);
      const last = zone.items.length - 1;
      if (all) zone.items = zone.items.map(hide);
      else if (zone.shows === "top") zone.items = zone.items.map((item, at) => (at < last ? hide(item) : item));
    }
  }

  /** Return the face of a card that moved, as the viewer sees it now. */
  face({ id, to }: Motion): string | null {
    return (id !== null && this.zone(to).items.find((item) => item.id === id)?.card) || null;
  }

  private zone(name: string): MutableZone {
    const found = this.touched.get(name);
    if (found) return found;
    const before = this.before[name];
    if (!before) throw new Error(`no such zone: ${name}`);
    const open: MutableZone = { ...before, items: [...before.items] };
    this.touched.set(name, open);
    return open;
  }
}

/** Return where a card is inserted: on top, or at the position of the card that it replaces. */
function insertionIndex({ items }: MutableZone, { instead }: ShiftView): number {
  const at = instead === undefined ? -1 : items.findIndex(({ card }) => card === instead);
  return at < 0 ? items.length : at;
}

const hide = (item: Item): Item => (item.card === null ? item : { ...item, card: null });

function remove(cards: string[], card: string): void {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
}

/** Hide the cards that begin with `hint`: one of them is about to leave unseen. */
function hideMatching(zone: MutableZone, hint: string): void {
  zone.items = zone.items.map((item) => (item.card?.startsWith(hint) ? hide(item) : item));
}

/**
 * Remove the card with this handle. A card that moves to a zone that shows nothing has none; then remove the card with
 * this face, or else the first hidden one, as the viewer cannot tell them apart.
 */
function removeItem(zone: MutableZone, id: string | undefined, card: string | null): Item | null {
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
