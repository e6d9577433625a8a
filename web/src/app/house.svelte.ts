// What all pages share: the server, the keys, the words, and what we are called.

import { Api, type GameInfo, type Problem, type Shelf } from "../net/api";
import { Keys } from "../net/keys";
import { type Facts, type Lang, Library, prefer, preferred, type Words } from "../words/words";
import { store } from "./settings.svelte";

export const api = new Api();
export const keys = new Keys(store);

class House {
  words = $state.raw<Words | null>(null);
  shelf = $state.raw<Shelf | null>(null);
  /** What we are called; null until we have said it once, undefined until the server was asked. */
  name = $state.raw<string | null | undefined>(undefined);
  /** Where others find this house; null if only this computer can come in. */
  reach = $state.raw<string | null>(null);
  /** Whether something was missing when the page was opened. */
  trouble = $state(false);

  private readonly library = new Library(async (lang) => {
    const found = await api.locale(lang);
    if (!found.ok) throw new Error(found.text);
    return found.value;
  });

  get lang(): Lang {
    return this.words?.lang ?? preferred(store, navigator.languages);
  }

  /** Read words, games and name; called again after a trouble. */
  async open(): Promise<void> {
    keys.tidy();
    try {
      const [words, shelf, guest, plate] = await Promise.all([
        this.library.in(this.lang),
        api.games(),
        api.guest(),
        api.house(),
      ]);
      this.speakIn(words);
      // Words and games may have been kept from before; who we are only the server knows.
      this.trouble = !shelf.ok || !guest.ok;
      if (!shelf.ok || !guest.ok) return;
      this.shelf = shelf.value;
      this.name = guest.value.name;
      this.reach = plate.ok ? plate.value.reach : null;
    } catch {
      this.trouble = true;
    }
  }

  /** Speak another language from now on. The last word counts, also if an earlier one is read later. */
  async speak(lang: Lang): Promise<void> {
    prefer(store, lang);
    const words = await this.library.in(lang).catch(() => null);
    if (words && preferred(store, []) === lang) this.speakIn(words);
  }

  async rename(name: string): Promise<Problem | null> {
    const found = await api.rename(name);
    if (!found.ok) return found;
    this.name = found.value.name;
    return null;
  }

  game(id: string): GameInfo | undefined {
    return this.shelf?.games.find((game) => game.id === id);
  }

  private speakIn(words: Words): void {
    this.words = words;
    document.documentElement.lang = words.lang;
  }
}

export const house = new House();

/** A message in the language of the page. Pages are shown only when there are words. */
export const say = (message: string, facts?: Facts): string => house.words?.say(message, facts) ?? "";

/** Why something could not be done, in the language of the page. */
export function sayWrong({ code, text }: Problem): string {
  const id = `page-wrong-${code}`;
  return house.words?.has(id) ? say(id) : text;
}
