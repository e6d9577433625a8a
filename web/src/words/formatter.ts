// Formats events, questions, refusals and moves as text, in the same words as the terminal.

import { FluentNumber } from "@fluent/bundle";
import type { EventView, GameLook, SeatInfo, MoveRefused, SuggestedMove } from "../net/messages";
import type { JournalEntry, Game, TableState } from "../scene/fold";
import { NO_LOOK } from "../scene/look";
import { type Move, takenCard } from "../scene/moves";
import { FactFormatter } from "./factFormatter";
import type { Facts, Words } from "./words";

/** @fluent/bundle ignores the percent style inside messages, so it is passed with the number. */
const PERCENT = { style: "percent" } as const;
/** Kinds of events that the table itself shows, so that the journal leaves them out. */
const SILENT_KINDS = ["setup", "turn", "score", "sheet", "end"];

/** A hint as text; `place` and `win` are the expected result of the move. */
export interface FormattedTip {
  readonly move: Move | null;
  readonly label: string;
  readonly place: string;
  readonly win: string;
  readonly reason: string;
}

export interface FormatterOptions {
  /** By seat. */
  readonly names: readonly string[];
  /** The viewer's seat; null for a spectator. */
  readonly you: number | null;
  readonly look: GameLook;
}

type RawFacts = Readonly<Record<string, unknown>>;

/** Formats text for one viewer: their own seat is "you", other players go by their names. */
export class EventFormatter extends FactFormatter {
  constructor(words: Words, { look, names, you }: FormatterOptions) {
    super(words, look, names, you);
  }

  /** Create the formatter for the current state of a table. */
  static of(words: Words, state: TableState, you: number | null): EventFormatter {
    const names = state.people.map((person, seat) => personName(words, person, seat));
    return new EventFormatter(words, { names, you, look: state.game?.look ?? NO_LOOK });
  }

  /** The id of the game's rulebook, which is part of its message ids. */
  get book(): string {
    return this.look.book;
  }

  // --- events

  /** Format an event as a sentence; empty if it has no text. */
  formatEvent(event: EventView): string {
    if (event.kind === "turn" && event.seat === null) return "";
    const facts = event.kind === "sheet" ? roundFacts(event) : (event.facts ?? {});
    return this.sayIf(this.eventMessage(event.kind, facts), facts, event.seat);
  }

  /**
   * Format an event in a word or two, for the seat of its actor, or for the seat that a fact names; empty if the words
   * have no label for it. Facts that are true count as variants, too: `play-call`.
   */
  formatSeatEvent({ kind, facts = {}, seat }: EventView, fact?: string): string {
    const variants = variantsOf(facts, true).map((variant) => `${kind}-${variant}`);
    const names = fact === undefined ? [...variants, kind] : [`${kind}-at-${fact}`];
    const ids = names.flatMap((name) => [`page-seat-event-${this.book}-${name}`, `page-seat-event-${name}`]);
    return this.optional(ids, facts, seat);
  }

  /** Format a journal entry: an event, or a player coming or leaving. */
  formatEntry(entry: JournalEntry): string {
    if (entry.event) return this.formatEvent(entry.event);
    const reason = entry.facts["reason"];
    const message = this.words.first(`page-news-${entry.what}-${String(reason)}`, `page-news-${entry.what}`);
    return message ? this.say(message, { ...entry.facts, name: entry.name || null }, entry.seat) : "";
  }

  /** Return whether the journal leaves an entry out because the table shows it. */
  isSilent({ event, what }: JournalEntry): boolean {
    if (!event) return ["move-made", "chat-sent", "reaction-sent", "chat-removed"].includes(what);
    const why = event.facts?.["why"];
    const listed = (kinds: readonly string[]): boolean =>
      kinds.includes(event.kind) || kinds.includes(`${event.kind}-${String(why)}`);
    const others = event.seat !== this.you && listed(this.look.quiet_of_others);
    return why === "deal" || others || listed(SILENT_KINDS) || listed(this.look.quiet);
  }

  // --- questions

  /** Format what the viewer has to decide, or whose turn it is; empty if nobody's. */
  formatTurn(game: Game): string {
    const mine = game.waiting.find(({ seat }) => seat === this.you);
    if (mine) return this.formatQuestion(mine.what, game);
    const others = game.waiting.filter(({ must }) => must).map(({ seat }) => seat);
    if (others.length === 1) return this.say("event-turn", {}, others[0]);
    const names = others.map((seat) => this.name(seat)).join(", ");
    return names && this.words.has("page-waiting") ? this.words.say("page-waiting", { names }) : names;
  }

  formatQuestion(what: string, { table, question }: Pick<Game, "table" | "question">): string {
    const facts = { table: "", ...table, ...question };
    return this.sayIf(this.words.first(...this.ids("ask", what)), facts) || this.say("event-turn", {}, this.you);
  }

  // --- refusals and hints

  /** Explain a refusal by the message of its rule or reason; without one, return the text of the rule. */
  formatRefusal({ rule, facts, text = "" }: Pick<MoveRefused, "rule" | "facts"> & { text?: string }): string {
    const ids = [rule.replaceAll(".", "-"), ...variantsOf(facts)].map((name) => `refuse-${name}`);
    return this.sayIf(this.words.first(...ids.flatMap((id) => [`page-${id}`, id])), facts) || text;
  }

  /** Explain an error in the language of the page; the server's text is English. */
  formatError(wrong: { code: string; text: string }): string {
    const message = this.words.first(`page-wrong-${wrong.code}`);
    return message ? this.words.say(message) : wrong.text;
  }

  formatTip({ move, place, win, reason }: SuggestedMove): FormattedTip {
    return {
      move,
      label: move ? this.formatMove(move) : this.words.say("hint-nothing"),
      place: this.words.say("hint-number", { mean: place }),
      win: this.words.say("hint-percent", { rate: new FluentNumber(win, PERCENT) }),
      reason: this.words.has(reason) ? this.words.say(reason) : "",
    };
  }

  // --- names

  /** Return the game's text for a part of the table; empty if it has none. */
  tableText(name: string, facts: Facts = {}): string {
    const id = this.words.first(`table-${this.book}-${name}`, `table-${name}`);
    return id ? this.words.say(id, facts) : "";
  }

  /** Return the first of these messages that exists, with facts of the game; empty if there is none. */
  optional(ids: readonly string[], facts: RawFacts = {}, seat: number | null = null): string {
    return this.sayIf(this.words.first(...ids), facts, seat);
  }

  /** Return the text of a named value that goes with a card, such as a call; `form` is `ask` or `not`. */
  callText(name: string, form: "" | "ask" | "not" = ""): string {
    const id = `page-named-${this.book}-${name}`;
    if (!this.words.has(id) || (form && !this.words.hasForm(id, form))) return form === "ask" ? "" : name;
    return this.words.say(form ? `${id}.${form}` : id);
  }

  /** Format a value that a move names: a card, a colour, or a word of the game. */
  value(value: unknown): string {
    const text = String(value);
    if (text in this.look.cards) return this.card(text);
    return text in this.look.colours ? this.colour(text) : text;
  }

  /** Format a move briefly, for buttons and lists. */
  formatMove(move: Move): string {
    const { kind, to = "", named = {} } = move;
    const cards = (move.cards ?? []).map((card) => this.card(card)).join(" + ");
    if (!cards) return this.formatCardless(move);
    const { wants, take, side: _, ...others } = named;
    if (kind === "offer") return `${cards} ↔ ${this.value(wants)}`;
    if (kind === "exchange") return `${cards} ↔ ${takenCard(move) === null ? "?" : this.value(take)}`;
    const values = Object.entries(others).filter(([, value]) => typeof value !== "boolean");
    const spoken = Object.entries(others).filter(([, value]) => value === true);
    const [, row] = /^(?:row|pile)\.(\d+)$/.exec(to) ?? [];
    return [
      cards,
      ...values.map(([, value]) => `, ${this.value(value)}`),
      row === undefined ? "" : ` → ${row}`,
      ...spoken.map(([name]) => ` – ${this.callText(name)}`),
    ].join("");
  }

  /** Format a move without cards: by its message, by the colour it names, or in its notation. */
  private formatCardless({ text, kind, named = {} }: Move): string {
    const values = Object.values(named).filter((value) => typeof value !== "boolean");
    const [only] = values;
    if (values.length === 1 && String(only) in this.look.colours) return this.colour(String(only));
    const id = this.words.first(`move-${this.book}-${kind}`, `move-${kind}`);
    if (!id) return text;
    const label = this.words.say(id, this.all(named));
    return values.length === 0 || this.words.varies(id)
      ? label
      : `${label} ${values.map((one) => this.value(one)).join(" ")}`;
  }

  // --- messages

  /** Return the message id of an event: by its reason, as in draw-deal, or else by a fact that has its own message. */
  private eventMessage(kind: string, facts: RawFacts): string | undefined {
    const names = [...variantsOf(facts).map((variant) => `${kind}-${variant}`), kind];
    const ids = names.map((name) => this.ids("event", name));
    if (facts["why"] != null) return this.words.first(...ids.flat());
    // A box's message for a kind of event takes precedence over the shared message for one of its facts.
    return this.words.first(...ids.flatMap((id) => id.slice(0, 2)), ...ids.flatMap((id) => id.slice(2)));
  }

  private ids(family: string, name: string): string[] {
    return [`${family}-${this.book}-${name}`, `${family}-${name}`].flatMap((id) => [`page-${id}`, id]);
  }

  /** Format a message; return an empty string if it does not exist or lacks facts. */
  private sayIf(message: string | undefined, facts: RawFacts, seat: number | null = null): string {
    return message === undefined ? "" : this.words.say(message, this.messageFacts(facts, seat), "");
  }

  /** Format a message about a seat, with facts as the engine sends them. */
  private say(message: string, facts: RawFacts, seat: number | null = null): string {
    return this.words.say(message, this.messageFacts(facts, seat));
  }

  private messageFacts(facts: RawFacts, seat: number | null): Facts {
    return { ...(seat === null ? {} : this.who(seat, "")), ...this.all(facts) };
  }
}

/** Return the variants of a message id: the reason, or else the names of the facts, those that are true on request. */
function variantsOf(facts: RawFacts, truths = false): string[] {
  const { why } = facts;
  if (typeof why === "string" || typeof why === "number") return [String(why)];
  return Object.keys(facts).filter(
    (name) => facts[name] != null && (typeof facts[name] !== "boolean" || (truths && facts[name])),
  );
}

/** Return the facts of a new round on the score pad: its number, and which game of a series starts. */
function roundFacts({ now = {} }: EventView): RawFacts {
  const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  const number = listOf(now["sheet"]).length + 1;
  const games = listOf(now["games"]);
  return games.length > 0 ? { number, game: games[number - 1], of: games.length } : { number };
}

/** Return a player's name, or the number of an empty seat. */
export const personName = (words: Words, person: SeatInfo, seat: number): string =>
  person.name || words.say("seat-name", { number: seat + 1 });

/** Split a rule such as `<book>.3.2` into its number in the book and the address of its text. */
export function parseRule(rule: string): { number: string; at: string } {
  const book = rule.replace(/\.[\d.]+$/, "");
  return { number: rule.slice(book.length + 1), at: `/rules/${book}#${rule}` };
}
