// What happens at a table, what is asked and why a move is refused, in sentences; as `cli/tell.py` says it.

import { FluentNumber } from "@fluent/bundle";
import type { Event, Person, Refused, Tip } from "../net/wire";
import { type Move, parse } from "../moves";
import type { Entry, Game, TableState } from "../scene/fold";
import { bookOf, colourFacts, type Face, FACES, gameTitle, PLAIN, who } from "./faces";
import type { Facts, Words } from "./words";

/** In the browser a message cannot ask for per cent by itself. */
const PERCENT = { style: "percent" } as const;

/** A good move in words; `place` and `win` are what it leads to. */
export interface Advised {
  readonly move: Move | null;
  readonly label: string;
  readonly place: string;
  readonly win: string;
  readonly reason: string;
}

export interface Listener {
  /** The rulebook of the game, which its messages are named by. */
  readonly book: string;
  /** By seat. */
  readonly names: readonly string[];
  /** The seat that is spoken to; null for a spectator. */
  readonly you: number | null;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Speaks to one viewer: their own seat is "you", all others go by their names. */
export class Teller {
  readonly book: string;
  readonly names: readonly string[];
  readonly you: number | null;
  readonly options: Readonly<Record<string, unknown>>;
  readonly face: Face;

  constructor(
    readonly words: Words,
    listener: Listener,
  ) {
    this.book = listener.book;
    this.names = listener.names;
    this.you = listener.you;
    this.options = listener.options;
    this.face = FACES[listener.book] ?? PLAIN;
  }

  /** The teller for a table as it stands. */
  static of(words: Words, state: TableState, you: number | null): Teller {
    const options = state.game?.options ?? state.setup.options ?? {};
    const names = state.people.map((person, seat) => nameOf(words, person, seat));
    return new Teller(words, { book: bookOf(state.setup.game), names, you, options });
  }

  name(seat: number): string {
    return seat === this.you ? this.words.say("seat-you") : (this.names[seat] ?? "");
  }

  // --- what happened

  /** An event in a sentence; empty if there is nothing to say. */
  event(event: Event): string {
    if (event.kind === "turn" && event.seat === null) return "";
    const [name, facts] = this.face.told(event);
    return this.say(this.message("event", name), facts, event.seat);
  }

  /** A line of the journal: an event, or who came and went. */
  entry(entry: Entry): string {
    if (entry.event) return this.event(entry.event);
    const why = entry.facts["why"];
    const message = this.words.first(`page-news-${entry.what}-${String(why)}`, `page-news-${entry.what}`);
    return message ? this.say(message, { ...entry.facts, name: entry.name || null }, entry.seat) : "";
  }

  /** The table shows it anyway, so a journal can leave it out. */
  silent(entry: Entry): boolean {
    return entry.event ? this.face.silent(this.you, entry.event) : ["moved", "said", "reacted"].includes(entry.what);
  }

  // --- what is asked

  /** What the viewer is asked, or who is waited for; empty if nobody is. */
  turn(game: Game): string {
    const mine = game.waiting.find(({ seat }) => seat === this.you);
    if (mine) return this.question(mine.what, game);
    const others = game.waiting.filter(({ must }) => must).map(({ seat }) => seat);
    if (others.length === 1) return this.say("event-turn", {}, others[0]!);
    const names = others.map((seat) => this.name(seat)).join(", ");
    return names && this.words.has("page-waiting") ? this.words.say("page-waiting", { names }) : names;
  }

  question(what: string, game: Game): string {
    return this.say(this.message("ask", what), this.face.asked(game));
  }

  /** The game of a series that is being played, by its number and name; empty outside a series. */
  round(game: Game): string {
    const sheet = game.table["sheet"] as unknown[] | undefined;
    if (!sheet) return "";
    const games = game.table["games"] as string[] | undefined;
    if (!games) return this.words.say("round", { number: sheet.length + 1 });
    const number = Math.min(sheet.length + 1, games.length);
    return `${number}/${games.length} · ${gameTitle(this, games[number - 1] ?? "")}`;
  }

  // --- why not, and why

  /** Why not, in this very case; the sentence of the rule (`text`) is another matter, and there if nothing else is. */
  refusal(refused: Pick<Refused, "rule" | "facts"> & { text?: string }): string {
    const id = `refuse-${refused.rule.replaceAll(".", "-")}`;
    const message = this.words.first(`page-${id}`, id);
    return message ? this.say(message, refused.facts) : (refused.text ?? "");
  }

  /** Why something could not be done, in the language of the page; the server's own sentence is English. */
  wrong(wrong: { code: string; text: string }): string {
    const message = this.words.first(`page-wrong-${wrong.code}`);
    return message ? this.words.say(message) : wrong.text;
  }

  tip(tip: Tip): Advised {
    const move = tip.move === null ? null : parse(tip.move);
    return {
      move,
      label: move ? this.label(move) : this.words.say("hint-nothing"),
      place: this.words.say("hint-number", { mean: tip.place }),
      win: this.words.say("hint-percent", { rate: new FluentNumber(tip.win, PERCENT) }),
      reason: this.words.say(tip.reason),
    };
  }

  // --- names of things

  /** A card or tile, as somebody would say it who points at it. */
  card(card: string): string {
    return this.face.card(this, card);
  }

  colour(letter: string): string {
    return this.words.say("colour", colourFacts(letter, this.options));
  }

  /** A move in a few words, for buttons and lists. */
  label(move: Move): string {
    if (move.word !== undefined) return this.words.say(`move-${move.word}`);
    const cards = move.cards.map((card) => this.card(card)).join(" + ");
    if (move.how === "name") return this.colour(move.colour ?? "");
    if (move.how === "offer") return `${cards} ↔ ${this.colour(move.wants ?? "")}`;
    if (move.how === "exchange") return `${cards} ↔ ${move.take == null ? "?" : this.card(move.take)}`;
    const named = move.colour === undefined ? "" : `, ${this.colour(move.colour)}`;
    const row = move.row === undefined ? "" : ` → ${move.row}`;
    return `${cards}${named}${row}${move.call ? " – UNO!" : ""}`;
  }

  // --- sentences

  /** The message of the game, or the one that games share; a name such as draw-deal may stop at draw. */
  private message(family: string, name: string): string {
    const ids = [name, name.split("-")[0] ?? ""].flatMap((part) => [
      `${family}-${this.book}-${part}`,
      `${family}-${part}`,
    ]);
    return this.words.first(...ids.flatMap((id) => [`page-${id}`, id])) ?? ids[0]!;
  }

  /** Say something of the table, about a seat and with facts as the engine gives them. */
  private say(message: string, facts: Readonly<Record<string, unknown>>, seat: number | null = null): string {
    const told: Facts = seat === null ? {} : who(this, seat, "");
    for (const [name, fact] of Object.entries(facts)) {
      for (const [form, said] of Object.entries(this.forms(name, fact))) told[name + form] = said;
    }
    return this.words.say(message, told);
  }

  private forms(name: string, fact: unknown): Facts {
    if (fact === null || fact === undefined) return {};
    const form = Object.hasOwn(this.face.facts, name) ? this.face.facts[name] : undefined;
    if (form) return form(this, fact as never);
    if (typeof fact === "boolean") return { "": fact ? "yes" : "no" };
    return typeof fact === "number" || typeof fact === "string" ? { "": fact } : {};
  }
}

/** What somebody is called; an empty seat has a number. */
export const nameOf = (words: Words, person: Person, seat: number): string =>
  person.name || words.say("seat-name", { number: seat + 1 });
