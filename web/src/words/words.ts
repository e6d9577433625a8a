// The messages of one language: the same Fluent messages as in the terminal, loaded from /api/locales.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Lang = "de" | "en" | "fr" | "hu";
export const LANGUAGES: readonly Lang[] = ["de", "en", "fr", "hu"];

export type Facts = Record<string, FluentVariable>;

export const isLang = (text: string): text is Lang => (LANGUAGES as readonly string[]).includes(text);

/** A number below 1000, which has the same digits in all languages: loading the locale data to format it is slow. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isSmall = (fact: unknown): fact is number => Number.isInteger(fact) && Number(fact) >= 0 && Number(fact) < 1000;
const withSmallNumbers = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, isSmall(fact) ? new SmallNumber(fact) : fact]));

/** The start of a message or a term, and where a pattern refers to one. */
const ENTRY = /^(-?[a-z][\w-]*) *=/gim;
const REFERENCE = /\{\s*(-?[a-z][\w-]*)/gi;

/** All messages of one language, by their ids. */
export class Words {
  private readonly bundle: FluentBundle;
  /** The messages that have not been needed yet. They are parsed one by one: all at once would block a slow phone. */
  private readonly unread = new Map<string, string>();

  /** `onError` is called for missing messages and facts; formatting still returns some text. */
  constructor(
    readonly lang: Lang,
    source: string,
    private readonly onError: (id: string, error: Error) => void = warn,
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    this.add(source);
  }

  /** Add more messages. */
  add(source: string): void {
    const entries = [...source.matchAll(ENTRY)];
    for (const [at, { 1: id = "", index }] of entries.entries()) {
      if (this.has(id)) this.onError(id, new Error("two messages have this id"));
      else this.unread.set(id, source.slice(index, entries[at + 1]?.index));
    }
  }

  /**
   * Format a message with facts; `id.form` selects another form of it, such as a case of a noun. Return `otherwise` if
   * facts are missing.
   */
  say(message: string, facts: Facts = {}, otherwise?: string): string {
    const [id = "", form] = message.split(".");
    const found = this.message(id);
    const pattern = form === undefined ? found?.value : found?.attributes[form];
    if (pattern == null) {
      this.onError(message, new Error("no such message"));
      return message;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, withSmallNumbers(facts), errors);
    for (const error of errors) this.onError(message, error);
    return errors.length > 0 ? (otherwise ?? text) : text;
  }

  /** Format a message in all its forms, by suffix: `{"": "red 7", "_the": "the red 7"}`. */
  forms(id: string, facts: Facts = {}): Facts {
    const names = Object.keys(this.message(id)?.attributes ?? {});
    const forms = names.map((name): [string, string] => [`_${name}`, this.say(`${id}.${name}`, facts)]);
    return { "": this.say(id, facts), ...Object.fromEntries(forms) };
  }

  /** Return whether the text of a message depends on its facts. */
  varies(id: string): boolean {
    return typeof this.message(id)?.value === "object";
  }

  hasForm(id: string, form: string): boolean {
    return this.message(id)?.attributes[form] !== undefined;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id) || this.unread.has(id);
  }

  /** Return the first of these ids that has a message. */
  first(...ids: string[]): string | undefined {
    return ids.find((id) => this.has(id));
  }

  private message(id: string): ReturnType<FluentBundle["getMessage"]> {
    this.read(id);
    return this.bundle.getMessage(id);
  }

  /** Parse a message and all that it refers to, unless that has been done. */
  private read(id: string): void {
    const source = this.unread.get(id);
    if (source === undefined) return;
    this.unread.delete(id);
    for (const error of this.bundle.addResource(new FluentResource(source))) this.onError(id, error);
    for (const [, other = ""] of source.matchAll(REFERENCE)) this.read(other);
  }
}

function warn(id: string, error: Error): void {
  console.warn(`words: ${id}: ${error.message}`);
}

// --- choosing and loading a language

const STORAGE_KEY = "lang";

/** Return the saved language, or the first supported one of the browser's, or English. */
export function loadLanguage(storage: Pick<Storage, "getItem"> | null, wanted: readonly string[]): Lang {
  const candidates = [read(storage), ...wanted].map((text) => (text ?? "").slice(0, 2).toLowerCase());
  return candidates.find(isLang) ?? "en";
}

function read(storage: Pick<Storage, "getItem"> | null): string | null {
  try {
    return storage?.getItem(STORAGE_KEY) ?? null;
  } catch {
    return null;
  }
}

/** Save the language, if the browser allows it. */
export function saveLanguage(storage: Pick<Storage, "setItem"> | null, lang: Lang): void {
  try {
    storage?.setItem(STORAGE_KEY, lang);
  } catch {
    // Without storage the next page uses the browser's language again.
  }
}

/** Messages of pages that few visits reach. */
export type Chapter = "review" | "puzzles" | "imports";

/** Loads each language and each opened chapter once; `fetchSource` returns their Fluent source. */
export class WordsCache {
  private readonly loaded = new Map<string, Promise<Words>>();
  private readonly chapters = new Set<Chapter>();

  constructor(private readonly fetchSource: (lang: Lang, chapter?: Chapter) => Promise<string>) {}

  /** Load a language with the chapters that have been opened. */
  async load(lang: Lang): Promise<Words> {
    const words = await this.once(lang, async () => new Words(lang, await this.fetchSource(lang)));
    await Promise.all([...this.chapters].map((chapter) => this.addChapter(words, chapter)));
    return words;
  }

  /** Open a chapter, in the language of these messages and in all that are loaded later. */
  async open(chapter: Chapter, words: Words): Promise<void> {
    this.chapters.add(chapter);
    await this.addChapter(words, chapter);
  }

  private async addChapter(words: Words, chapter: Chapter): Promise<void> {
    await this.once(`${words.lang}/${chapter}`, async () => {
      words.add(await this.fetchSource(words.lang, chapter));
      return words;
    });
  }

  /** Load something unless it has been loaded; a failed attempt is forgotten. */
  private once(key: string, load: () => Promise<Words>): Promise<Words> {
    const known = this.loaded.get(key);
    if (known) return known;
    const words = load();
    this.loaded.set(key, words);
    words.catch(() => this.loaded.delete(key));
    return words;
  }
}
