// What the tabs of this browser say to the one that hosts the tables, and back. They speak over BroadcastChannels, so it
// makes no difference in which tab the host is.

/** A person as the host knows them; the id stays the same in this browser. */
export interface LocalGuest {
  readonly id: string;
  readonly name: string;
  readonly animal: string;
}

/**
 * In the lobby, which everyone hears.
 *
 * join      a client asks for the host; the host answers with `ready` once it listens to the client's channel
 * starting  a tab is about to host: whatever was open at an earlier host is gone
 * ready     a host is there
 */
export type LobbyMessage =
  | { readonly type: "join"; readonly client: string }
  | { readonly type: "starting" }
  | { readonly type: "ready"; readonly host: string; readonly client?: string };

/** On the channel of a client, to the host; a socket has a number that its client chooses. */
export type ToHost = { readonly host: string } & (
  | { readonly type: "request"; readonly id: number; readonly request: string }
  | { readonly type: "connect"; readonly socket: number; readonly table: string; readonly guest: string | null }
  | { readonly type: "receive"; readonly socket: number; readonly text: string }
  | { readonly type: "disconnect"; readonly socket: number }
);

/** On the channel of a client, from the host. */
export type ToClient = { readonly host: string } & (
  | { readonly type: "response"; readonly id: number; readonly response: string }
  | { readonly type: "send"; readonly socket: number; readonly text: string }
  | { readonly type: "close"; readonly socket: number; readonly code: number; readonly reason: string }
);

/** The names of channels and locks; pages in different folders of one web space do not share them. */
export class Names {
  constructor(private readonly folder: string) {}

  readonly lobby = (): string => this.of("lobby");
  /** The lock of the tab that hosts. */
  readonly host = (): string => this.of("host");
  readonly database = (): string => (this.folder === "" ? "tischlein" : this.of("tables"));
  /** The channel of a client, and the lock that it holds as long as it lives. */
  readonly client = (id: string): string => this.of(`client-${id}`);

  private of(role: string): string {
    return `tischlein-${role}${this.folder}`;
  }
}

/** The part of a BroadcastChannel that is used. */
export interface Channel {
  postMessage(message: unknown): void;
  close(): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

/** What the browser provides, replaced in tests. */
export interface Surroundings {
  readonly openChannel: (name: string) => Channel;
  /** As `navigator.locks.request`: call a function while holding a lock, until its promise settles. */
  readonly lock: (name: string, hold: () => Promise<void>) => Promise<void>;
}

export const browserSurroundings = (): Surroundings => ({
  openChannel: (name) => new BroadcastChannel(name),
  lock: (name, hold) => navigator.locks.request(name, hold),
});
