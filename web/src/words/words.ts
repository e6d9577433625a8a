// The words of the program in one language: the same Fluent messages as in the terminal, as /api/locales gives them.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Lang = "de" | "en" | "fr" | "hu";
export const LANGUAGES: readonly Lang[] = ["de", "en", "fr", "hu"];

export type Facts = Record<string, FluentVariable>;

export const isLang = (text: string): text is Lang => (LANGUAGES as readonly string[]).includes(text);

/** Everything that can be said in one language, by the id of the message. */
export class Words {
  private readonly bundle: FluentBundle;

  /** `trouble` hears of words that are missing; something is said all the same. */
  constructor(
    readonly lang: Lang,
    source: string,
    private readonly trouble: (id: string, error: Error) => void = warn,
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const error of this.bundle.addResource(new FluentResource(source))) trouble("", error);
  }

  /**
   * Fill the facts into a message; `id.form` is another form of it, such as a case of a noun. `otherwise` is said where the
   * facts are not enough for it.
   */
  say(message: string, facts: Facts = {}, otherwise?: string): string {
    const [id = "", form] = message.split(".");
    const found = this.bundle.getMessage(id);
    const pattern = form === undefined ? found?.value : found?.attributes[form];
    if (pattern == null) {
      this.trouble(message, new Error("there is no such message"));
      return message;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, facts, errors);
    for (const error of errors) this.trouble(message, error);
    return errors.length > 0 ? (otherwise ?? text) : text;
  }

  /** A message in all its forms, by the suffix of each: `{"": "red 7", "_the": "the red 7"}`. */
  forms(id: string, facts: Facts = {}): Facts {
    const names = Object.keys(this.bundle.getMessage(id)?.attributes ?? {});
    const said = names.map((name): [string, string] => [`_${name}`, this.say(`${id}.${name}`, facts)]);
    return { "": this.say(id, facts), ...Object.fromEntries(said) };
  }

  /** Whether a message says something of the facts it is given, and is not the same each time. */
  varies(id: string): boolean {
    return typeof this.bundle.getMessage(id)?.value === "object";
  }

  hasForm(id: string, form: string): boolean {
    return this.bundle.getMessage(id)?.attributes[form] !== undefined;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The first of these ids that has a message. */
  first(...ids: string[]): string | undefined {
    return ids.find((id) => this.has(id));
  }
}

function warn(id: string, error: Error): void {
  console.warn(`words: ${id}: ${error.message}`);
}

// --- which language, and where its words come from

const KEPT = "lang";

/** The language that was chosen here once, or the first of the browser's that we speak, or English. */
export function preferred(storage: Pick<Storage, "getItem"> | null, wanted: readonly string[]): Lang {
  const told = [read(storage), ...wanted].map((text) => (text ?? "").slice(0, 2).toLowerCase());
  return told.find(isLang) ?? "en";
}

function read(storage: Pick<Storage, "getItem"> | null): string | null {
  try {
    return storage?.getItem(KEPT) ?? null;
  } catch {
    return null;
  }
}

/** Remember a choice; a browser that keeps nothing forgets it. */
export function prefer(storage: Pick<Storage, "setItem"> | null, lang: Lang): void {
  try {
    storage?.setItem(KEPT, lang);
  } catch {
    // The next page asks the browser again.
  }
}

/** Words by language, each read once. `load` gives the source: `api.locale`. */
export class Library {
  private readonly shelf = new Map<Lang, Promise<Words>>();

  constructor(private readonly load: (lang: Lang) => Promise<string>) {}

  in(lang: Lang): Promise<Words> {
    const known = this.shelf.get(lang);
    if (known) return known;
    const words = this.load(lang).then((source) => new Words(lang, source));
    this.shelf.set(lang, words);
    words.catch(() => this.shelf.delete(lang));
    return words;
  }
}
