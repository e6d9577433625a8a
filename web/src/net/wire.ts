// What goes over the socket of a table. Written by tools/wire.mjs from docs/protocol.schema.json; do not edit.

export const VERSION = 1;

/** What a client may send, told apart by `type`. */
export type AnyFrame =
  Hello | Sit | Leave | Fill | Clear | Rest | Back | GiveWord | Start | Move | Why | Hint | Say | React;

/** What the server may send, told apart by `type`. */
export type AnyAnswer = Welcome | Snapshot | News | Done | Refused | Allowed | Advice | Wrong | Here | Hurry;

/** The answer to `hint`, the best move first. */
export interface Advice {
  type: "advice";
  id: string;
  tips: Tip[];
}

/** The answer to `why`: the move is legal. */
export interface Allowed {
  type: "allowed";
  id: string;
}

/** A seat that is waited for; `must` is false for an open window, which holds nobody up. */
export interface Ask {
  must: boolean;
  seat: number;
  what: string;
}

/** I play again myself. */
export interface Back {
  type: "back";
  id: string;
}

/** What may be said with a card: how moves name it, and the kind of the move that makes up for it. */
export interface Call {
  late: string;
  named: string;
}

/** Free a seat before a game: a computer player's; the host also a person's. */
export interface Clear {
  type: "clear";
  id: string;
  seat: number;
}

/** Time to think: for each move, or for all moves of a game together. */
export interface Clock {
  each: "game" | "move";
  seconds: number;
}

/** A command was carried out and is durable, in line `seq` of the log. `key` is the key of a seat just taken. */
export interface Done {
  type: "done";
  id: string;
  key?: string;
  seq: number;
}

/**
 * Something that happened in a game, as the viewer saw it. Each game has its own kinds and facts.
 *
 * `shown` are zones that lie open from now on, `ids` the handles of their cards; `now` the open facts of the game that
 * changed.
 */
export interface Event {
  facts?: Record<string, unknown>;
  ids?: Record<string, string[]>;
  kind: string;
  now?: Record<string, unknown>;
  seat: number | null;
  shifts?: Shift[];
  shown?: Record<string, string[]>;
}

/** Put a computer player on a free seat, or let one play on for somebody who is away. */
export interface Fill {
  type: "fill";
  id: string;
  level?: string;
  seat: number;
}

/** My word for the shuffle of the next game. */
export interface GiveWord {
  type: "word";
  id: string;
  word: string;
}

/**
 * The first frame. `keys` are all keys of this table that the client has: invitation, host, seat.
 *
 * `since` is the number of the last line that the client has seen: it is sent what came after, or a snapshot.
 */
export interface Hello {
  type: "hello";
  keys?: string[];
  lang?: "de" | "en" | "fr" | "hu";
  since?: number | null;
  version: number;
}

/** Somebody at a seat connected or is gone; not in the log. */
export interface Here {
  type: "here";
  here: boolean;
  seat: number;
}

/** Ask a computer player for the best moves, and why. */
export interface Hint {
  type: "hint";
  id: string;
}

/** A seat has `left` milliseconds left before a computer player plays on; not in the log. */
export interface Hurry {
  type: "hurry";
  left: number;
  seat: number;
}

/** Give the seat up. During a game a computer player plays on. */
export interface Leave {
  type: "leave";
  id: string;
}

/**
 * A legal move, taken apart for a client that knows no game.
 *
 * text   the move in the notation of the game, as `move` takes it
 * kind   what is done; the message `move-<kind>` says it, if there is one
 * cards  the cards that the mover plays, gives or chooses, as they are written in zones
 * to     the zone in which they come to lie
 * at     the zone of each card, if not the mover's hand; without cards, the zone that stands for the move: the stock
 * named  what is said with it, by the question it answers: a colour, the wanted card, whether UNO is called
 */
export interface LegalMove {
  at?: string[];
  cards?: string[];
  kind: string;
  named?: Record<string, unknown>;
  text: string;
  to?: string;
}

/** Something that was said; newest last. */
export interface Line {
  at: number;
  seat: number | null;
  sign?: "bravo" | "hello" | "hurry" | "laugh" | "oh" | "sorry" | "thanks" | "well-played" | null;
  text?: string | null;
}

/**
 * How a table looks and how its facts read, for a client that knows no game (docs/adding-a-game.md).
 *
 * book             the rulebook, by which messages are called
 * cards            every card: how it is drawn (`draw`), the message that names it (`say`) and its parts
 * colours          every colour by its letter: its `suit`, or `other` and how it is `named`
 * facts            what facts are: a card, a seat, a colour …, or a message that puts them into words
 * quiet            events that a journal leaves out, by kind or kind-why
 * quiet_of_others  events that a journal tells only to the seat whose doing they are
 * call             what may be said while a card is laid
 * slips            moves that are offered beside the seat that a fact names
 * shortcuts        keys that stand for kinds of moves
 * runs             how many cards make a run, by the kind of the zones in which cards lie in runs
 * target           the points that a series is played to
 */
export interface Look {
  book: string;
  call: Call | null;
  cards: Record<string, Record<string, string | number>>;
  colours: Record<string, Record<string, string>>;
  facts: Record<string, unknown>;
  quiet: string[];
  quiet_of_others: string[];
  runs: Record<string, number>;
  shortcuts: Record<string, string>;
  slips: Record<string, string>;
  target: number | null;
}

/** Make a move, in the notation of the game. */
export interface Move {
  type: "move";
  id: string;
  move: string;
}

/**
 * One line of the log, as the viewer may see it; `seq` goes up by one from frame to frame.
 *
 * what      the kind of the line: moved, sat, started … (the server's log has the same names)
 * seat      whose
 * by        the level of the computer player that moved
 * facts     what was said, and the like
 * standing  if it changed
 * view      a game that has just begun
 * events    what happened in the game; `waiting`, `moves`, `question`, `scores`, `places`, `over` are as they are now
 */
export interface News {
  type: "news";
  at: number;
  by?: string;
  clock?: (Time | null)[];
  events?: Event[];
  facts?: Record<string, unknown>;
  moves?: LegalMove[];
  over?: boolean;
  places?: number[] | null;
  question?: Record<string, unknown>;
  scores?: number[] | null;
  seat: number | null;
  seq: number;
  standing?: Standing;
  view?: View;
  waiting?: Ask[];
  what: string;
}

/** Who sits on a seat. `level` is set for a computer player, or while one plays on for a person (`away`). */
export interface Person {
  away?: boolean;
  kind: "bot" | "free" | "person";
  level?: string | null;
  name?: string;
  word?: string | null;
}

/** Say something without words. */
export interface React {
  type: "react";
  id: string;
  sign: "bravo" | "hello" | "hurry" | "laugh" | "oh" | "sorry" | "thanks" | "well-played";
}

/** The rules forbid the move; nothing has changed. `text` is the rule in the client's language. */
export interface Refused {
  type: "refused";
  facts: Record<string, unknown>;
  id: string;
  rule: string;
  text: string;
}

/** What is allowed about a table, but not as a rule of its game wants it. */
export interface Remark {
  facts: Record<string, unknown>;
  rule: string;
}

/** Let a computer player play on for me. */
export interface Rest {
  type: "rest";
  id: string;
  level?: string;
}

/** Say something to everybody at the table. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/**
 * How a table is set.
 *
 * public      it is listed in the lobby, and anybody may sit down; otherwise only who has the link
 * spectators  others may look on, `delay` seconds late
 * replays     finished games may be looked at by anybody
 * pace        milliseconds that a computer player waits before it moves, so that people can follow
 * window      milliseconds that an open window lasts at least, so that everybody can react
 */
export interface Setup {
  clock?: Clock | null;
  delay?: number;
  game: string;
  options?: Record<string, unknown>;
  pace?: number;
  public?: boolean;
  replays?: boolean;
  seats: number;
  spectators?: boolean;
  window?: number;
}

/**
 * Cards that move from zone to zone: how many, their handles, and which, where the viewer sees it.
 *
 * `instead` is the open card of the target whose place it takes: that one is about to leave. `edges` are what stays in
 * sight of the cards directly below the top of the target after the shift, from bottom to top.
 */
export interface Shift {
  cards?: string[];
  count: number;
  edges?: string[];
  from: string;
  hint?: string;
  ids: string[];
  instead?: string;
  last?: boolean;
  to: string;
}

/** Take a free seat, this one or any; the answer holds the key of the seat. */
export interface Sit {
  type: "sit";
  id: string;
  seat?: number | null;
}

/**
 * Everything that the client may see, up to line `seq`. `view` is null before the first game, and for whoever
 * may not look on.
 *
 * remarks  what is allowed about the setup, but not as the rules want it; the same for everybody
 * told     the last lines, as far as they were told to this seat, or to those who look on: for a journal, and no more
 */
export interface Snapshot {
  type: "snapshot";
  chat: Line[];
  clock: (Time | null)[];
  remarks: Remark[];
  seq: number;
  setup: Setup;
  standing: Standing;
  told: News[];
  view: View | null;
}

/** How things stand after a line of the log. `promise` is the hash of the secret of the current or next game. */
export interface Standing {
  game: number;
  people: Person[];
  phase: "gathering" | "over" | "playing";
  promise: string;
}

/** Begin a game when all seats are taken; after a game, another one. */
export interface Start {
  type: "start";
  id: string;
}

/** Milliseconds that a seat has for its move; `until`, in server time, when they run out, if they are running. */
export interface Time {
  left: number;
  until: number | null;
}

/** A good move; `move` is null to let an open window pass. `reason` is the id of a message. */
export interface Tip {
  move: LegalMove | null;
  place: number;
  reason: string;
  win: number;
}

/**
 * A game as one viewer sees it. `table` are the open facts of the game, `moves` the viewer's legal moves.
 *
 * question  further facts of what the viewer is asked, for its own eyes
 * look      the same during the whole game
 */
export interface View {
  game: string;
  look: Look;
  moves: LegalMove[];
  options: Record<string, unknown>;
  over: boolean;
  places: number[] | null;
  question: Record<string, unknown>;
  scores: number[] | null;
  seats: number;
  table: Record<string, unknown>;
  viewer: number | null;
  waiting: Ask[];
  zones: Record<string, Zone>;
}

/**
 * The answer to `hello`, and to `sit`: who the client is now. `now` is the server's time, which clocks are told in.
 *
 * What follows is a snapshot, or the news after the line that the client named.
 */
export interface Welcome {
  type: "welcome";
  here: number[];
  now: number;
  table: string;
  version: number;
  you: You;
}

/**
 * Ask whether a move is legal, and by which rule not; nothing is done.
 *
 * move  the move, in the notation of the game
 * card  instead of a move, a card that somebody touches: the server finds the move that is meant by it
 * zone  where the card was dropped
 */
export interface Why {
  type: "why";
  card?: string | null;
  id: string;
  move?: string | null;
  zone?: string | null;
}

/** A frame that cannot be carried out. With `fatal` the server closes the socket. */
export interface Wrong {
  type: "wrong";
  code: string;
  fatal?: boolean;
  id: string | null;
  text: string;
}

/** Who the client is: a seat, or a spectator; and whether it rules over the table. */
export interface You {
  host: boolean;
  seat: number | null;
}

/**
 * A place for cards. `cards` are those that the viewer sees, from bottom to top, a hand's sorted.
 *
 * shows     nothing, the top card, faces in their owner's eyes, faces that were once seen, or all of them
 * ids       the handles, first of `cards`, then of covered cards; none where nothing shows
 * edges     in a zone of the kind `fan`: what stays in sight of each covered card, from bottom to top
 */
export interface Zone {
  cards: string[];
  count: number;
  edges?: string[];
  ids: string[];
  kind: string;
  seat: number | null;
  shows: "all" | "known" | "nothing" | "owner" | "top";
}
