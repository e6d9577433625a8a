// Formats facts as text. The table's look says what kind of fact it is, so nothing here knows games.

import { type Parts, partsOf } from "../cards/faces";
import type { GameLook } from "../net/messages";
import type { Facts, Words } from "./words";

/** A fact that is formatted by a message; `table/look.py` explains the fields. */
interface FactMessage {
  readonly each?: string;
  readonly tally?: string;
  readonly zone?: string;
  readonly of?: readonly string[];
  readonly last?: string;
}

const MINUS = "−";
export const withMinusSign = (value: unknown): string => String(value).replace("-", MINUS);

const prefixed = (prefix: string, forms: Facts): Facts =>
  Object.fromEntries(Object.entries(forms).map(([form, text]) => [prefix + form, text]));

/** Formats the facts of one table for one viewer. */
export class FactFormatter {
  constructor(
    readonly words: Words,
    readonly look: GameLook,
    readonly names: readonly string[],
    readonly you: number | null,
  ) {}

  name(seat: number): string {
    return seat === this.you ? this.words.say("seat-you") : (this.names[seat] ?? "");
  }

  /** Return the facts of a seat: whether it is the viewer's, and the player's name. */
  who(seat: number, prefix = "_"): Facts {
    return { [`${prefix}who`]: seat === this.you ? "you" : "other", [`${prefix}name`]: this.names[seat] ?? "" };
  }

  /** Return a colour as message facts. A box may define further colours, with their names. */
  colourFacts(letter: string): Facts {
    const { suit, named } = this.look.colours[letter] ?? {};
    if (suit === "other") return { colour: "other", named: named ?? letter };
    if (suit !== undefined) return { colour: suit.charAt(0) };
    return SHARED_COLOURS.includes(letter) ? { colour: letter } : { colour: "other", named: letter };
  }

  colour(letter: string): string {
    return this.words.say(colourMessage(this.words, this.look), this.colourFacts(letter));
  }

  /** Return the name of a card in all grammatical forms. */
  cardForms(card: string): Facts {
    const parts = partsOf(this.look, card);
    const say = String(parts["say"] ?? "");
    if (!this.words.has(say))
      return this.words.forms("card-other", { card: "number" in parts ? withMinusSign(card) : card });
    const forms = this.words.forms(say, this.partFacts(parts));
    const { suffix } = parts;
    if (suffix === undefined) return forms;
    return Object.fromEntries(Object.entries(forms).map(([form, text]) => [form, `${String(text)} ${suffix}`]));
  }

  /** Return the name of a card or tile. */
  card(card: string): string {
    return String(this.cardForms(card)[""]);
  }

  /** Return the parts of a card as message facts; of two numbers each is formatted separately. */
  private partFacts(parts: Parts): Facts {
    const { colour, number, colour2, number2 } = parts;
    return {
      ...parts,
      ...(colour === undefined ? {} : this.colourFacts(String(colour))),
      ...(number2 === undefined
        ? {}
        : { first: this.card(`${colour}${number}`), second: this.card(`${colour2}${number2}`) }),
    };
  }

  /** Return the name of a game within its series. */
  game(id: string): string {
    const message = `game-${id}`;
    if (!this.words.has(message)) return id;
    return this.words.say(this.words.hasForm(message, "short") ? `${message}.short` : message);
  }

  /** Format a fact in the grammatical forms that sentences need, by their suffixes. */
  forms(name: string, fact: unknown): Facts {
    if (fact === null || fact === undefined) return {};
    const kind = Object.hasOwn(this.look.facts, name) ? (this.look.facts[name] as string | FactMessage) : undefined;
    try {
      if (typeof kind === "string" && Object.hasOwn(this.kinds, kind)) return this.kinds[kind]!(fact as never);
      if (typeof kind === "object") return { "": this.formatWith(kind, fact) };
    } catch {
      // The game uses the name of a shared fact for something else.
    }
    if (typeof fact === "boolean") return { "": fact ? "yes" : "no" };
    return typeof fact === "number" || typeof fact === "string" ? { "": fact } : {};
  }

  /** Convert facts to message facts. */
  all(facts: Readonly<Record<string, unknown>>): Facts {
    const result: Facts = {};
    for (const [name, fact] of Object.entries(facts)) Object.assign(result, prefixed(name, this.forms(name, fact)));
    return result;
  }

  private readonly kinds: Readonly<Record<string, (fact: never) => Facts>> = {
    card: (card: string) => this.cardForms(card),
    seat: (seat: number) => this.who(seat),
    colour: (letter: string) => this.colourForms(letter),
    either: (letters: string[]) => this.alternatives(letters),
    facts: (facts: Record<string, unknown>) => prefixed("_", this.all(facts)),
    game: (id: string) => ({ "": this.game(id) }),
    /** The last seat comes first: its piece is on top. */
    seats: (seats: number[]) => ({
      "": this.join([...seats].reverse(), (seat) => this.name(seat)),
      _any: seats.length > 0 ? "yes" : "no",
    }),
    colours: (letters: string[]) => ({
      "": this.join(letters, (letter, seat) => `${this.name(seat)} ${this.colour(letter)}`),
    }),
    signed: (value: unknown) => ({ "": withMinusSign(value) }),
    sums: (sums: Record<string, number>) => ({
      "": this.join(
        Object.entries(sums).sort(([, a], [, b]) => b - a),
        ([letter, total]) => `${this.colour(letter)} ${total}`,
      ),
    }),
    totals: (points: number[]) => ({ "": this.join(points, (total, seat) => `${this.name(seat)} ${total}`) }),
  };

  private join<T>(entries: readonly T[], format: (entry: T, at: number) => string): string {
    return entries.map(format).join(", ");
  }

  private colourForms(letter: string): Facts {
    return this.words.forms(colourMessage(this.words, this.look), this.colourFacts(letter));
  }

  /** Format colours of which one is wanted. */
  private alternatives(letters: readonly string[]): Facts {
    const colours = letters.map((letter) => this.colourForms(letter));
    const forms = Object.keys(colours[0] ?? {});
    return Object.fromEntries(forms.map((form) => [form, colours.map((one) => String(one[form])).join(" / ")]));
  }

  private formatWith(kind: FactMessage, fact: unknown): string {
    if (kind.each) return this.join(fact as unknown[][], (entry) => this.formatListed(kind, entry));
    if (kind.tally) return this.tally(kind, fact as string[]);
    return kind.zone ? this.zone(kind.zone, String(fact)) : "";
  }

  private formatListed({ each = "", of = [] }: FactMessage, entry: readonly unknown[]): string {
    const facts = of.map((what, at): [string, string | number] => {
      if (what === "seat") return ["name", this.name(entry[at] as number)];
      return [what, what === "card" ? this.card(String(entry[at])) : (entry[at] as string | number)];
    });
    return this.words.say(each, Object.fromEntries(facts));
  }

  /** Count how often each thing occurs, the most frequent first. */
  private tally({ tally = "", of = [], last }: FactMessage, things: readonly string[]): string {
    const counts = new Map<string, number>();
    for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
    const symbols = [...new Set(Object.values(this.look.cards).map((parts) => String(parts[of[0] ?? ""])))];
    const order = [...counts].sort(
      ([a, m], [b, n]) => Number(a === last) - Number(b === last) || n - m || symbols.indexOf(a) - symbols.indexOf(b),
    );
    return this.join(order, ([thing, count]) => this.words.say(tally, { [of[0] ?? "thing"]: thing, count }));
  }

  /** Format the zone on which a card is played, as part of a sentence. */
  private zone(message: string, zone: string): string {
    const [place = "", which = ""] = zone.split(".");
    const number = /^\d+$/.test(which) ? Number(which) : 0;
    const coloured = which in this.look.colours ? this.colourFacts(which) : {};
    return this.words.say(message, { place, number, ...coloured });
  }
}

/** Return the id of the message that names the colours of a box: its own, or the shared one. */
export const colourMessage = (words: Words, { book }: Pick<GameLook, "book">): string =>
  words.first(`colour-${book}`) ?? "colour";

/** The letters of the colours that the shared message knows. */
const SHARED_COLOURS = ["r", "y", "g", "b", "o", "p"];
