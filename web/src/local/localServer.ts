// The server in this browser, as the page sees it: a fetch function for the API, and transports for connections. One tab
// hosts; when it is closed, the next one in line takes over from the database.

import type { OpenTransport } from "../net/connection";
import {
  type Channel,
  type LobbyMessage,
  type LocalGuest,
  type Names,
  type Surroundings,
  type ToClient,
  type ToHost,
} from "./messages";
import { LocalProblem, type Progress } from "./problems";

/** A host that this tab has launched. */
export interface LaunchedHost {
  /** Whether tables outlive the window. */
  readonly saved: boolean;
  /** Resolves when the host has died. */
  readonly died: Promise<void>;
  stop(): void;
}

export interface LocalServerOptions {
  readonly names: Names;
  readonly surroundings: Surroundings;
  /** Download what is missing and start a host with this id in a worker. Rejects with a `LocalProblem`. */
  readonly launch: (host: string, onProgress: (progress: Progress) => void) => Promise<LaunchedHost>;
  readonly guest: () => LocalGuest | null;
  readonly newId: () => string;
}

/** The close code of a host that is about to be replaced, as a server's. */
const RESTART = 1012;
/** A host may die this often before we give up. */
const MAX_DEATHS = 3;

interface PendingRequest {
  readonly id: number;
  readonly request: string;
  /** Whether the request changes nothing, so a new host may answer it. */
  readonly safe: boolean;
  readonly resolve: (response: Response) => void;
  readonly reject: (error: Error) => void;
}

interface ClientSocket {
  readonly table: string;
  readonly events: Parameters<OpenTransport>[0];
  /** Whether the host knows it. */
  open: boolean;
}

export class LocalServer {
  /** Whether tables outlive the window. */
  saved = true;
  /** Called when this tab has failed to host, after it could. */
  onFailure: (problem: LocalProblem) => void = () => undefined;

  private readonly id: string;
  private lobby: Channel | null = null;
  private channel: Channel | null = null;
  /** The host that listens to us. */
  private host: string | null = null;
  private count = 0;
  private readonly requests = new Map<number, PendingRequest>();
  private readonly sockets = new Map<number, ClientSocket>();
  private starting: Promise<void> | null = null;
  private onReady: () => void = () => undefined;

  constructor(private readonly options: LocalServerOptions) {
    this.id = options.newId();
  }

  /** Find the host, or become it. Resolves when tables can be opened; rejects with a `LocalProblem`. */
  start(onProgress: (progress: Progress) => void = () => undefined): Promise<void> {
    this.starting ??= this.begin(onProgress).catch((error: unknown) => {
      this.starting = null;
      throw error;
    });
    return this.starting;
  }

  /** Answer a request of the API, as `fetch` does. */
  fetch(path: string, { method = "GET", headers, body }: RequestInit = {}): Promise<Response> {
    const key = new Headers(headers).get("authorization")?.replace("Bearer ", "") ?? null;
    const request = JSON.stringify({ method, path, key, body: body ?? null, guest: this.options.guest() });
    return new Promise((resolve, reject) => {
      const pending = { id: ++this.count, request, safe: method === "GET", resolve, reject };
      this.requests.set(pending.id, pending);
      this.ask(pending);
    });
  }

  /** Return a function that opens a connection to a table. It opens once there is a host. */
  transportTo(table: string): OpenTransport {
    return (events) => {
      const id = ++this.count;
      const socket: ClientSocket = { table, events, open: false };
      this.sockets.set(id, socket);
      queueMicrotask(() => {
        this.sayJoin(); // a host that took us for gone knows us again
        this.connect(id, socket);
      });
      return {
        send: (text) => this.post((host) => ({ host, type: "receive", socket: id, text })),
        close: () => {
          if (!this.sockets.delete(id) || !socket.open) return;
          this.post((host) => ({ host, type: "disconnect", socket: id }));
        },
      };
    };
  }

  // --- the host

  private async begin(onProgress: (progress: Progress) => void): Promise<void> {
    await this.join();
    await new Promise<void>((resolve, reject) => {
      this.onReady = resolve;
      if (this.host !== null) resolve();
      const { names, surroundings } = this.options;
      // The lock is queued for: this tab hosts when the one before it is closed.
      surroundings
        .lock(names.host(), () => this.hostTables(onProgress))
        .catch((error: unknown) => {
          const problem = LocalProblem.from(error);
          this.starting = null;
          this.onFailure(problem);
          reject(problem);
        });
    });
  }

  /** Host the tables until this tab is closed. Rejects if that is impossible. */
  private async hostTables(onProgress: (progress: Progress) => void): Promise<void> {
    for (let deaths = 0; deaths < MAX_DEATHS; deaths += 1) {
      this.lobby?.postMessage({ type: "starting" } satisfies LobbyMessage);
      this.onStarting(); // the channel does not carry it to ourselves
      const host = await this.options.launch(this.options.newId(), onProgress);
      this.saved = host.saved;
      this.sayJoin(); // the host may have announced itself before we listened
      await host.died;
      host.stop();
    }
    throw new LocalProblem("crashed");
  }

  /** Begin to listen, and tell a host about us. It notices that we are gone by the lock that we hold. */
  private async join(): Promise<void> {
    if (this.lobby) {
      this.sayJoin();
      return;
    }
    const { names, surroundings } = this.options;
    await new Promise<void>((held) => {
      void surroundings.lock(names.client(this.id), () => {
        held();
        return new Promise(() => undefined);
      });
    });
    this.lobby = surroundings.openChannel(names.lobby());
    this.channel = surroundings.openChannel(names.client(this.id));
    this.lobby.onmessage = ({ data }) => this.onLobby(data as LobbyMessage);
    this.channel.onmessage = ({ data }) => this.onMessage(data as ToClient);
    this.sayJoin();
  }

  private sayJoin(): void {
    this.lobby?.postMessage({ type: "join", client: this.id } satisfies LobbyMessage);
  }

  private onLobby(message: LobbyMessage): void {
    if (message.type === "starting") this.onStarting();
    if (message.type !== "ready") return;
    if (message.client === undefined) this.sayJoin();
    else if (message.client === this.id) this.onWelcome(message.host);
  }

  /** The host is being replaced: what was open at the old one is lost. */
  private onStarting(): void {
    this.host = null;
    for (const [id, { safe, reject }] of this.requests) {
      if (safe) continue; // it is sent again
      this.requests.delete(id);
      reject(new LocalProblem("crashed"));
    }
    for (const [id, { open, events }] of this.sockets) {
      if (!open) continue;
      this.sockets.delete(id);
      events.close(RESTART);
    }
  }

  private onWelcome(host: string): void {
    if (host === this.host) return;
    if (this.host !== null) this.onStarting();
    this.host = host;
    for (const [id, socket] of this.sockets) this.connect(id, socket);
    for (const pending of this.requests.values()) this.ask(pending);
    this.onReady();
  }

  // --- requests and sockets

  private ask({ id, request }: PendingRequest): void {
    this.post((host) => ({ host, type: "request", id, request }));
  }

  private connect(id: number, socket: ClientSocket): void {
    if (this.host === null || socket.open || !this.sockets.has(id)) return;
    socket.open = true;
    const guest = this.options.guest();
    const { table } = socket;
    this.post((host) => ({ host, type: "connect", socket: id, table, guest: guest && JSON.stringify(guest) }));
    socket.events.open();
  }

  private post(message: (host: string) => ToHost): void {
    if (this.host !== null) this.channel?.postMessage(message(this.host));
  }

  private onMessage(message: ToClient): void {
    if (message.host !== this.host) return;
    if (message.type === "response") {
      const pending = this.requests.get(message.id);
      this.requests.delete(message.id);
      const { status, body } = JSON.parse(message.response) as { status: number; body: unknown };
      pending?.resolve(new Response(JSON.stringify(body), { status }));
      return;
    }
    const socket = this.sockets.get(message.socket);
    if (message.type === "send") return socket?.events.message(message.text);
    this.sockets.delete(message.socket);
    socket?.events.close(message.code);
  }
}
