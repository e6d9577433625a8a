// What happens at a table, what is asked and why a move is refused, in sentences; as the terminal says it.

import { FluentNumber } from "@fluent/bundle";
import type { Event, Look, Person, Refused, Tip } from "../net/wire";
import type { JournalEntry, Game, TableState } from "../scene/fold";
import { NO_LOOK } from "../scene/look";
import { type Move, takenBy } from "../scene/moves";
import { FactFormatter } from "./factFormatter";
import type { Facts, Words } from "./words";

/** In the browser a message cannot ask for per cent by itself. */
const PERCENT = { style: "percent" } as const;
/** A journal leaves the deal, the turns and the result to the table. */
const USUAL = ["setup", "turn", "score", "sheet", "end"];

/** A good move in words; `place` and `win` are what it leads to. */
export interface Advised {
  readonly move: Move | null;
  readonly label: string;
  readonly place: string;
  readonly win: string;
  readonly reason: string;
}

export interface Listener {
  /** By seat. */
  readonly names: readonly string[];
  /** The seat that is spoken to; null for a spectator. */
  readonly you: number | null;
  readonly look: Look;
}

type Told = Readonly<Record<string, unknown>>;

/** Speaks to one viewer: their own seat is "you", all others go by their names. */
export class EventFormatter extends FactFormatter {
  constructor(words: Words, { look, names, you }: Listener) {
    super(words, look, names, you);
  }

  /** The formatter for a table as it stands. */
  static of(words: Words, state: TableState, you: number | null): EventFormatter {
    const names = state.people.map((person, seat) => nameOf(words, person, seat));
    return new EventFormatter(words, { names, you, look: state.game?.look ?? NO_LOOK });
  }

  /** The rulebook of the game, which its messages are named by. */
  get book(): string {
    return this.look.book;
  }

  // --- what happened

  /** An event in a sentence; empty if there is nothing to say. */
  formatEvent(event: Event): string {
    if (event.kind === "turn" && event.seat === null) return "";
    const facts = event.kind === "sheet" ? begun(event) : (event.facts ?? {});
    return this.sayIf(this.eventMessage(event.kind, facts), facts, event.seat);
  }

  /** A line of the journal: an event, or who came and went. */
  formatEntry(entry: JournalEntry): string {
    if (entry.event) return this.formatEvent(entry.event);
    const why = entry.facts["why"];
    const message = this.words.first(`page-news-${entry.what}-${String(why)}`, `page-news-${entry.what}`);
    return message ? this.say(message, { ...entry.facts, name: entry.name || null }, entry.seat) : "";
  }

  /** The table shows it anyway, so a journal can leave it out. */
  isSilent({ event, what }: JournalEntry): boolean {
    if (!event) return ["moved", "said", "reacted"].includes(what);
    const why = event.facts?.["why"];
    const listed = (kinds: readonly string[]): boolean =>
      kinds.includes(event.kind) || kinds.includes(`${event.kind}-${String(why)}`);
    const others = event.seat !== this.you && listed(this.look.quiet_of_others);
    return why === "deal" || others || listed(USUAL) || listed(this.look.quiet);
  }

  // --- what is asked

  /** What the viewer is asked, or who is waited for; empty if nobody is. */
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

  // --- why not, and why

  /** Why not, in this very case, by the rule or by the reason it gives; if nothing is said of it, the rule itself. */
  formatRefusal({ rule, facts, text = "" }: Pick<Refused, "rule" | "facts"> & { text?: string }): string {
    const ids = [rule.replaceAll(".", "-"), ...waysOf(facts)].map((name) => `refuse-${name}`);
    return this.sayIf(this.words.first(...ids.flatMap((id) => [`page-${id}`, id])), facts) || text;
  }

  /** Why something could not be done, in the language of the page; the server's own sentence is English. */
  formatError(wrong: { code: string; text: string }): string {
    const message = this.words.first(`page-wrong-${wrong.code}`);
    return message ? this.words.say(message) : wrong.text;
  }

  formatTip({ move, place, win, reason }: Tip): Advised {
    return {
      move,
      label: move ? this.formatMove(move) : this.words.say("hint-nothing"),
      place: this.words.say("hint-number", { mean: place }),
      win: this.words.say("hint-percent", { rate: new FluentNumber(win, PERCENT) }),
      reason: this.words.has(reason) ? this.words.say(reason) : "",
    };
  }

  // --- names of things

  /** Something of the table that a game has a word for; empty if it has none. */
  tableText(name: string, facts: Facts = {}): string {
    const id = this.words.first(`table-${this.book}-${name}`, `table-${name}`);
    return id ? this.words.say(id, facts) : "";
  }

  /** What is said with a card, such as a call; `form` is `ask` or `not`. */
  spoken(name: string, form: "" | "ask" | "not" = ""): string {
    const id = `page-named-${this.book}-${name}`;
    if (!this.words.has(id) || (form && !this.words.hasForm(id, form))) return form === "ask" ? "" : name;
    return this.words.say(form ? `${id}.${form}` : id);
  }

  /** Something that a move names: a card, a colour, or a word of the game. */
  value(value: unknown): string {
    const said = String(value);
    if (said in this.look.cards) return this.card(said);
    return said in this.look.colours ? this.colour(said) : said;
  }

  /** A move in a few words, for buttons and lists. */
  formatMove(move: Move): string {
    const { kind, to = "", named = {} } = move;
    const cards = (move.cards ?? []).map((card) => this.card(card)).join(" + ");
    if (!cards) return this.wordLabel(move);
    const { wants, take, side: _, ...others } = named;
    if (kind === "offer") return `${cards} ↔ ${this.value(wants)}`;
    if (kind === "exchange") return `${cards} ↔ ${takenBy(move) === null ? "?" : this.value(take)}`;
    const values = Object.entries(others).filter(([, value]) => typeof value !== "boolean");
    const spoken = Object.entries(others).filter(([, value]) => value === true);
    const [, row] = /^(?:row|pile)\.(\d+)$/.exec(to) ?? [];
    return [
      cards,
      ...values.map(([, value]) => `, ${this.value(value)}`),
      row === undefined ? "" : ` → ${row}`,
      ...spoken.map(([name]) => ` – ${this.spoken(name)}`),
    ].join("");
  }

  /** A move without cards: its message, a colour that it names, or as it is written. */
  private wordLabel({ text, kind, named = {} }: Move): string {
    const values = Object.values(named).filter((value) => typeof value !== "boolean");
    const [only] = values;
    if (values.length === 1 && String(only) in this.look.colours) return this.colour(String(only));
    const id = this.words.first(`move-${this.book}-${kind}`, `move-${kind}`);
    if (!id) return text;
    const said = this.words.say(id, this.all(named));
    return values.length === 0 || this.words.varies(id)
      ? said
      : `${said} ${values.map((one) => this.value(one)).join(" ")}`;
  }

  // --- sentences

  /** The message of an event: by why it happened, as in draw-deal, or else by a fact that has words of its own. */
  private eventMessage(kind: string, facts: Told): string | undefined {
    const names = [...waysOf(facts).map((way) => `${kind}-${way}`), kind];
    const ids = names.map((name) => this.ids("event", name));
    if (facts["why"] != null) return this.words.first(...ids.flat());
    // What a box says of a kind of events goes before what games say in common of one of its facts.
    return this.words.first(...ids.flatMap((id) => id.slice(0, 2)), ...ids.flatMap((id) => id.slice(2)));
  }

  private ids(family: string, name: string): string[] {
    return [`${family}-${this.book}-${name}`, `${family}-${name}`].flatMap((id) => [`page-${id}`, id]);
  }

  /** Say something that a box may have no words for, or none that its facts are enough for: then nothing is said. */
  private sayIf(message: string | undefined, facts: Told, seat: number | null = null): string {
    return message === undefined ? "" : this.words.say(message, this.told(facts, seat), "");
  }

  /** Say something of the table, about a seat and with facts as the engine gives them. */
  private say(message: string, facts: Told, seat: number | null = null): string {
    return this.words.say(message, this.told(facts, seat));
  }

  private told(facts: Told, seat: number | null): Facts {
    return { ...(seat === null ? {} : this.who(seat, "")), ...this.all(facts) };
  }
}

/** What a message can be named by beside its kind: why it happened, or else the facts that there are. */
function waysOf(facts: Told): string[] {
  const { why } = facts;
  if (typeof why === "string" || typeof why === "number") return [String(why)];
  return Object.keys(facts).filter((name) => facts[name] != null && typeof facts[name] !== "boolean");
}

/** The facts of a new line on the pad: its number, and which game begins if they are different ones. */
function begun({ now = {} }: Event): Told {
  const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  const number = listOf(now["sheet"]).length + 1;
  const games = listOf(now["games"]);
  return games.length > 0 ? { number, game: games[number - 1], of: games.length } : { number };
}

/** What somebody is called; an empty seat has a number. */
export const nameOf = (words: Words, person: Person, seat: number): string =>
  person.name || words.say("seat-name", { number: seat + 1 });

/** A rule such as `<book>.3.2`: its number in its book, and where one reads it. */
export function ruleOf(rule: string): { number: string; at: string } {
  const book = rule.replace(/\.[\d.]+$/, "");
  return { number: rule.slice(book.length + 1), at: `/rules/${book}#${rule}` };
}
