// The tables in this browser, as the page uses them: when they are started, and what it answers itself.

import { mount, unmount } from "svelte";
import { createLocalServer, findObstacle, openRuntimeStore } from "../local/launch";
import type { LocalServer } from "../local/localServer";
import type { LocalGuest } from "../local/messages";
import { LocalProblem, type LocalProblemCode, type Progress } from "../local/problems";
import type { Notice, RuntimeManifest, RuntimePart } from "../local/runtime";
import type { Animal, GuestProfile } from "../net/api";
import { app } from "./app.svelte";
import { contentAddress, fileAddress, scope, STATIC } from "./place";
import { store } from "./settings.svelte";

const FOLDER = fileAddress("runtime/");
const GUEST_KEY = "local-guest";
const PROFILE_KEY = "guest";
/** Until then a start is not worth a word. */
const QUIET = 700;

class LocalHost {
  status = $state<"off" | "starting" | "ready">("off");
  progress = $state.raw<Progress | null>(null);
  problem = $state.raw<LocalProblemCode | null>(null);
  /** Whether tables outlive the window. */
  saved = $state(true);
  /** The bytes to download; null until they are known, or if there is nothing to download from. */
  size = $state<number | null>(null);
  /** Whether everything is here. */
  stored = $state(false);
  notices = $state.raw<readonly Notice[]>([]);
  /** The address of all licences in full. */
  licences = $state("");
  /** What the dialog is for: to go offline, to wait for a table, or to tell how things are. */
  asked = $state<"switch" | "table" | "status">("table");
  private server: LocalServer | null = null;
  private starting: Promise<LocalServer> | null = null;
  private waiting: ((server: LocalServer) => void)[] = [];
  private dialog: (() => void) | null = null;

  /** Find out whether tables in this browser are possible, and what they cost. */
  async inspect(): Promise<boolean> {
    this.problem ??= findObstacle()?.code ?? null;
    const runtime = await openRuntimeStore(FOLDER, scope());
    const stored = await runtime.stored();
    if (stored) this.describe(stored, 0);
    const offered = await runtime.offered();
    if (offered) this.describe(offered, sizeOf(await runtime.missing(offered)));
    this.stored = stored !== null;
    return this.stored || this.size !== null;
  }

  private describe({ licences }: RuntimeManifest, size: number): void {
    this.size = size;
    this.notices = licences.parts;
    this.licences = FOLDER + licences.file;
  }

  /** Start the server in this browser, with a download if one is needed. Rejects with a `LocalProblem`. */
  start(): Promise<LocalServer> {
    this.starting ??= this.begin().catch((error: unknown) => {
      this.starting = null;
      this.fail(LocalProblem.from(error));
      throw error;
    });
    return this.starting;
  }

  private async begin(): Promise<LocalServer> {
    const obstacle = findObstacle();
    if (obstacle) throw obstacle;
    this.status = "starting";
    this.problem = null;
    this.progress = null;
    const server = (this.server ??= createLocalServer({ folder: FOLDER, scope: scope(), guest: localGuest }));
    server.onFailure = (problem) => this.fail(problem);
    await server.start((progress) => (this.progress = progress));
    this.saved = server.saved;
    this.stored = true;
    this.status = "ready";
    for (const resolve of this.waiting.splice(0)) resolve(server);
    if (!this.saved && !this.dialog) this.tell();
    void storeTexts().catch(() => undefined);
    return server;
  }

  private fail({ code, message }: LocalProblem): void {
    console.warn(`no tables in this browser: ${code}: ${message}`);
    this.status = "off";
    this.starting = null;
    this.problem = code;
    void this.open();
  }

  /** Go offline, in a dialog: at once if everything is here. */
  async choose(): Promise<void> {
    this.asked = "switch";
    await this.open();
    if (this.status === "ready" || (await this.inspect().then(() => this.stored))) await this.start().catch(() => null);
  }

  /** Tell in a dialog how things are. */
  tell(): void {
    this.asked = "status";
    void this.open();
  }

  /** Start the server if everything is here; otherwise ask whether to download it, unless there is nothing else to do. */
  async startOrAsk(): Promise<void> {
    if (this.status === "ready") return;
    if (this.status === "off" && !STATIC && !(await this.inspect().then(() => this.stored))) {
      await this.open();
      return;
    }
    const timer = setTimeout(() => void this.open(), QUIET);
    await this.start().catch(() => undefined);
    clearTimeout(timer);
  }

  /** Resolves once there is a server; it is not started by this. */
  whenReady(): Promise<LocalServer> {
    if (this.status === "ready") return this.start();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Resolves with the server, or with null when the dialog about it is closed. */
  async request(): Promise<LocalServer | null> {
    const closed = new Promise<null>((done) => this.closers.push(() => done(null)));
    await this.startOrAsk();
    return Promise.race([this.whenReady(), closed]);
  }
  private readonly closers: (() => void)[] = [];

  /** Open the dialog about tables in this browser. */
  async open(): Promise<void> {
    if (this.dialog) return;
    this.dialog = () => undefined;
    const { default: OfflineDialog } = await import("./OfflineDialog.svelte");
    const shown = mount(OfflineDialog, { target: document.body });
    this.dialog = () => void unmount(shown);
  }

  close(): void {
    this.dialog?.();
    this.dialog = null;
    this.asked = "table";
    for (const close of this.closers.splice(0)) close();
  }
}

/** Return the bytes to transfer; a web space may not compress. */
const sizeOf = (parts: readonly RuntimePart[]): number =>
  parts.reduce((sum, { size, brotli }) => sum + (STATIC ? size : brotli), 0);

export const localHost = new LocalHost();

/** Return the server once there is one; ask for it if it is not there. */
export function waitForServer(): Promise<LocalServer> {
  void localHost.startOrAsk();
  return localHost.whenReady();
}

/** Answer a request of the API without a server. */
export async function answer(path: string, options: RequestInit): Promise<Response> {
  const writes = options.method === "POST";
  if (path === "/api/guest" && !writes) return json(loadProfile() ?? { name: null, animal: null });
  if (path === "/api/address") return json({ origin: null });
  if (/^\/api\/tables(\?|$)/.test(path) && !writes) return json({ tables: [], before: null });
  const server = writes ? await localHost.request() : await startQuietly();
  if (!server) return json({ code: "unavailable", text: "The tables in this browser have not been started." }, 503);
  return server.fetch(path, options);
}

/** Store the rulebooks and lessons where the service worker finds them, so that they are here without the network. */
async function storeTexts(): Promise<void> {
  const games = app.catalog?.games ?? [];
  const books = games.map(({ rulebook }) => `/api/rulebooks/${rulebook}/${app.lang}`);
  const lessons = games.filter(({ lesson }) => lesson).map(({ rulebook }) => `/api/lessons/${rulebook}`);
  const cache = await caches.open(`${scope()}words`);
  for (const path of new Set([...books, ...lessons])) {
    const address = contentAddress(path);
    if (!(await cache.match(address))) await cache.add(address);
  }
}

/** Start the server if nothing has to be downloaded. */
export async function startQuietly(): Promise<LocalServer | null> {
  if (localHost.status === "off" && !(await localHost.inspect().then(() => localHost.stored))) return null;
  return localHost.start().catch(() => null);
}

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

/** Load the guest's name and animal, which the page remembers. */
function loadProfile(): { name: string; animal: Animal } | null {
  try {
    const { name, animal } = JSON.parse(store.getItem(PROFILE_KEY) ?? "{}") as Partial<GuestProfile>;
    return name && animal ? { name, animal } : null;
  } catch {
    return null;
  }
}

/** Return the guest as the host knows them: an id that stays in this browser, a name and an animal. */
function localGuest(): LocalGuest | null {
  let id = store.getItem(GUEST_KEY);
  if (id === null) {
    const bytes = crypto.getRandomValues(new Uint8Array(22));
    id = Array.from(
      bytes,
      (byte) => "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"[byte % 64],
    ).join("");
    store.setItem(GUEST_KEY, id);
  }
  const profile = loadProfile();
  return profile && { id, ...profile };
}
