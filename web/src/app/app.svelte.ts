// State shared by all pages: the server API, the keys, the localised messages and the guest.

import { ANIMAL_NAMES } from "../look/avatars";
import { type Animal, Api, type GameCatalog, type GameDescription, type GuestProfile, type Problem } from "../net/api";
import { KeyStore } from "../net/keys";
import {
  type Chapter,
  type Facts,
  type Lang,
  WordsCache,
  saveLanguage,
  loadLanguage,
  type Words,
} from "../words/words";
import { fetchAnywhere } from "./offline.svelte";
import { store } from "./settings.svelte";

export const api = new Api(fetchAnywhere);
export const keys = new KeyStore(store);

const ANIMAL_STORAGE_KEY = "animal";
const PROFILE_STORAGE_KEY = "guest";

class AppState {
  words = $state.raw<Words | null>(null);
  catalog = $state.raw<GameCatalog | null>(null);
  /** The guest's name and animal; undefined until the server has answered. */
  private guest = $state.raw<GuestProfile | undefined>(undefined);
  /** The origin under which other devices reach this server; null if only this computer can. */
  publicOrigin = $state.raw<string | null>(null);
  /** Whether the last `load` failed. */
  failed = $state(false);

  private readonly library = new WordsCache(async (lang, chapter) => {
    const found = await api.locale(lang, chapter);
    if (!found.ok) throw new Error(found.text);
    return found.value;
  });

  get lang(): Lang {
    return this.words?.lang ?? loadLanguage(store, navigator.languages);
  }

  /** The guest's name; null if none has been chosen, undefined until the server has answered. */
  get guestName(): string | null | undefined {
    return this.guest?.name;
  }

  /** The guest's animal; until one is chosen, a random one that this browser keeps. */
  get animal(): Animal {
    return this.guest?.animal ?? defaultAnimal();
  }

  /** Load messages, games and the guest. Call it again after a failure. */
  async load(): Promise<void> {
    keys.prune();
    try {
      const [words, catalog, guest, address] = await Promise.all([
        this.library.load(this.lang),
        api.games(),
        api.guest(),
        api.publicAddress(),
      ]);
      this.useWords(words);
      // The service worker may serve messages and games from its cache, but only the server knows the guest.
      this.failed = !catalog.ok || !guest.ok;
      if (!catalog.ok || !guest.ok) return;
      this.catalog = catalog.value;
      this.setGuest(guest.value);
      this.publicOrigin = address.ok ? address.value.origin : null;
    } catch {
      this.failed = true;
    }
  }

  /** Switch the language. The latest call wins, even if an earlier one finishes loading after it. */
  async setLanguage(lang: Lang): Promise<void> {
    saveLanguage(store, lang);
    const words = await this.library.load(lang).catch(() => null);
    if (words && loadLanguage(store, []) === lang) this.useWords(words);
  }

  /** Load the messages of a chapter; pages that need one are loaded together with it. */
  async openChapter(chapter: Chapter): Promise<void> {
    if (this.words) await this.library.open(chapter, this.words);
  }

  async renameGuest(name: string, animal: Animal = this.animal): Promise<Problem | null> {
    const found = await api.renameGuest(name, animal);
    if (!found.ok) return found;
    this.setGuest(found.value);
    return null;
  }

  /** Remember the guest, who is the same where there is no server. */
  private setGuest(guest: GuestProfile): void {
    this.guest = guest;
    if (guest.name !== null) store.setItem(PROFILE_STORAGE_KEY, JSON.stringify(guest));
  }

  game(id: string): GameDescription | undefined {
    return this.catalog?.games.find((game) => game.id === id);
  }

  private useWords(words: Words): void {
    this.words = words;
    document.documentElement.lang = words.lang;
  }
}

function defaultAnimal(): Animal {
  const stored = ANIMAL_NAMES.find((name) => name === store.getItem(ANIMAL_STORAGE_KEY));
  if (stored) return stored;
  const chosen = ANIMAL_NAMES[Math.floor(Math.random() * ANIMAL_NAMES.length)] ?? "fox";
  store.setItem(ANIMAL_STORAGE_KEY, chosen);
  return chosen;
}

export const app = new AppState();

/** Format a message in the page's language. Pages are mounted only once the messages are loaded. */
export const say = (message: string, facts?: Facts): string => app.words?.say(message, facts) ?? "";

/** Explain a problem in the page's language; fall back to the server's text. */
export function sayProblem({ code, text }: Problem): string {
  const id = `page-wrong-${code}`;
  return app.words?.has(id) ? say(id, { text }) : text;
}
