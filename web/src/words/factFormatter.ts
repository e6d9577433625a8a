// Facts in words: what a table's look says a fact is decides how it reads. No game is known.

import { type Parts, partsOf } from "../cards/faces";
import type { Look } from "../net/wire";
import type { Facts, Words } from "./words";

/** A fact that a message puts into words; `table/look.py` explains the entries. */
interface Worded {
  readonly each?: string;
  readonly tally?: string;
  readonly zone?: string;
  readonly of?: readonly string[];
  readonly last?: string;
}

const MINUS = "−";
export const signed = (value: unknown): string => String(value).replace("-", MINUS);

const prefixed = (prefix: string, forms: Facts): Facts =>
  Object.fromEntries(Object.entries(forms).map(([form, said]) => [prefix + form, said]));

/** Puts the facts of one table into words, for one viewer. */
export class FactFormatter {
  constructor(
    readonly words: Words,
    readonly look: Look,
    readonly names: readonly string[],
    readonly you: number | null,
  ) {}

  name(seat: number): string {
    return seat === this.you ? this.words.say("seat-you") : (this.names[seat] ?? "");
  }

  /** A seat by who it is to the viewer, and its name. */
  who(seat: number, prefix = "_"): Facts {
    return { [`${prefix}who`]: seat === this.you ? "you" : "other", [`${prefix}name`]: this.names[seat] ?? "" };
  }

  /** A colour as messages want it. A box may have colours of its own, and says their names. */
  colourFacts(letter: string): Facts {
    const { suit, named } = this.look.colours[letter] ?? {};
    if (suit === "other") return { colour: "other", named: named ?? letter };
    if (suit !== undefined) return { colour: suit.charAt(0) };
    return USUAL.includes(letter) ? { colour: letter } : { colour: "other", named: letter };
  }

  colour(letter: string): string {
    return this.words.say(colourMessage(this.words, this.look), this.colourFacts(letter));
  }

  /** A card in all its forms. */
  cardForms(card: string): Facts {
    const parts = partsOf(this.look, card);
    const say = String(parts["say"] ?? "");
    if (!this.words.has(say)) return this.words.forms("card-other", { card: "number" in parts ? signed(card) : card });
    const forms = this.words.forms(say, this.partFacts(parts));
    const { suffix } = parts;
    if (suffix === undefined) return forms;
    return Object.fromEntries(Object.entries(forms).map(([form, said]) => [form, `${String(said)} ${suffix}`]));
  }

  /** A card or tile, as somebody would say it who points at it. */
  card(card: string): string {
    return String(this.cardForms(card)[""]);
  }

  /** The parts of a card as its message wants them; two numbers are said one by one. */
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

  /** The name of a game within its series. */
  game(id: string): string {
    const message = `game-${id}`;
    if (!this.words.has(message)) return id;
    return this.words.say(this.words.hasForm(message, "short") ? `${message}.short` : message);
  }

  /** A fact in words, in the forms that sentences need, by the suffix of each. */
  forms(name: string, fact: unknown): Facts {
    if (fact === null || fact === undefined) return {};
    const kind = Object.hasOwn(this.look.facts, name) ? (this.look.facts[name] as string | Worded) : undefined;
    try {
      if (typeof kind === "string" && Object.hasOwn(this.kinds, kind)) return this.kinds[kind]!(fact as never);
      if (typeof kind === "object") return { "": this.worded(kind, fact) };
    } catch {
      // The game calls something else by the name of a fact that games share.
    }
    if (typeof fact === "boolean") return { "": fact ? "yes" : "no" };
    return typeof fact === "number" || typeof fact === "string" ? { "": fact } : {};
  }

  /** Facts as a message wants them. */
  all(facts: Readonly<Record<string, unknown>>): Facts {
    const told: Facts = {};
    for (const [name, fact] of Object.entries(facts)) Object.assign(told, prefixed(name, this.forms(name, fact)));
    return told;
  }

  private readonly kinds: Readonly<Record<string, (fact: never) => Facts>> = {
    card: (card: string) => this.cardForms(card),
    seat: (seat: number) => this.who(seat),
    colour: (letter: string) => this.colourForms(letter),
    either: (letters: string[]) => this.either(letters),
    facts: (facts: Record<string, unknown>) => prefixed("_", this.all(facts)),
    game: (id: string) => ({ "": this.game(id) }),
    /** The last comes first: the one on top. */
    seats: (seats: number[]) => ({
      "": this.joined([...seats].reverse(), (seat) => this.name(seat)),
      _any: seats.length > 0 ? "yes" : "no",
    }),
    colours: (letters: string[]) => ({
      "": this.joined(letters, (letter, seat) => `${this.name(seat)} ${this.colour(letter)}`),
    }),
    signed: (value: unknown) => ({ "": signed(value) }),
    sums: (sums: Record<string, number>) => ({
      "": this.joined(
        Object.entries(sums).sort(([, a], [, b]) => b - a),
        ([letter, total]) => `${this.colour(letter)} ${total}`,
      ),
    }),
    totals: (points: number[]) => ({ "": this.joined(points, (total, seat) => `${this.name(seat)} ${total}`) }),
  };

  private joined<T>(entries: readonly T[], said: (entry: T, at: number) => string): string {
    return entries.map(said).join(", ");
  }

  private colourForms(letter: string): Facts {
    return this.words.forms(colourMessage(this.words, this.look), this.colourFacts(letter));
  }

  /** Colours of which one is asked for. */
  private either(letters: readonly string[]): Facts {
    const said = letters.map((letter) => this.colourForms(letter));
    const forms = Object.keys(said[0] ?? {});
    return Object.fromEntries(forms.map((form) => [form, said.map((one) => String(one[form])).join(" / ")]));
  }

  private worded(kind: Worded, fact: unknown): string {
    if (kind.each) return this.joined(fact as unknown[][], (entry) => this.listed(kind, entry));
    if (kind.tally) return this.tally(kind, fact as string[]);
    return kind.zone ? this.place(kind.zone, String(fact)) : "";
  }

  private listed({ each = "", of = [] }: Worded, entry: readonly unknown[]): string {
    const facts = of.map((what, at): [string, string | number] => {
      if (what === "seat") return ["name", this.name(entry[at] as number)];
      return [what, what === "card" ? this.card(String(entry[at])) : (entry[at] as string | number)];
    });
    return this.words.say(each, Object.fromEntries(facts));
  }

  /** How often each thing occurs, the most frequent first. */
  private tally({ tally = "", of = [], last }: Worded, things: readonly string[]): string {
    const counts = new Map<string, number>();
    for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
    const symbols = [...new Set(Object.values(this.look.cards).map((parts) => String(parts[of[0] ?? ""])))];
    const order = [...counts].sort(
      ([a, m], [b, n]) => Number(a === last) - Number(b === last) || n - m || symbols.indexOf(a) - symbols.indexOf(b),
    );
    return this.joined(order, ([thing, count]) => this.words.say(tally, { [of[0] ?? "thing"]: thing, count }));
  }

  /** Where a card is laid, as part of a sentence. */
  private place(message: string, zone: string): string {
    const [place = "", which = ""] = zone.split(".");
    const number = /^\d+$/.test(which) ? Number(which) : 0;
    const coloured = which in this.look.colours ? this.colourFacts(which) : {};
    return this.words.say(message, { place, number, ...coloured });
  }
}

/** The message that names the colours of a box: its own, or the one that games share. */
export const colourMessage = (words: Words, { book }: Pick<Look, "book">): string =>
  words.first(`colour-${book}`) ?? "colour";

/** The letters that the words for colours know. */
const USUAL = ["r", "y", "g", "b", "o", "p"];
