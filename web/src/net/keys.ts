// The keys of tables, stored in this browser. They are the only proof of who holds a seat.

/** The keys of one table. A shared device holds several seats; the seat taken last comes first. */
export interface TableKeys {
  readonly invitation?: string;
  readonly host?: string;
  readonly seats: readonly string[];
  /** When the table last answered, in milliseconds of browser time. */
  readonly seen: number;
  /** The table was missing, or rejected these keys, at the last attempt. */
  readonly gone?: true;
}

export type KeyValueStore = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const PREFIX = "table.";
const NO_KEYS: TableKeys = { seats: [], seen: 0 };
const DAY = 86_400_000;
/** How long to keep the keys of a missing table, and of one that was not visited. */
export const GONE_TTL = 7 * DAY;
export const UNUSED_TTL = 400 * DAY;

export class KeyStore {
  constructor(
    private readonly store: KeyValueStore,
    private readonly now: () => number = Date.now,
  ) {}

  get(table: string): TableKeys {
    try {
      const found = JSON.parse(this.store.getItem(PREFIX + table) ?? "null") as Partial<TableKeys> | null;
      return found && Array.isArray(found.seats) ? { ...NO_KEYS, ...found } : NO_KEYS;
    } catch {
      return NO_KEYS;
    }
  }

  /** Return the keys for a hello: the seat's (by default the one taken last; none for null) and the table's. */
  forHello(table: string, seat?: string | null): string[] {
    const { invitation, host, seats } = this.get(table);
    return [seat === undefined ? seats[0] : seat, host, invitation].filter((key) => key != null);
  }

  /** Return the key that grants access to a private table over HTTP. */
  forRequest(table: string): string | undefined {
    const { host, invitation } = this.get(table);
    return host ?? invitation;
  }

  save(table: string, keys: { invitation?: string; host?: string; seat?: string }): void {
    const { seat, ...others } = keys;
    const before = this.get(table);
    const seats = seat === undefined ? before.seats : [seat, ...before.seats.filter((key) => key !== seat)];
    const { gone: _, ...saved } = before;
    this.write(table, { ...saved, ...others, seats, seen: this.now() });
  }

  /** Record that the table answered. */
  touch(table: string): void {
    if (this.get(table) !== NO_KEYS) this.save(table, {});
  }

  /** Forget a seat that was given up or lost. */
  dropSeat(table: string, seat: string): void {
    const before = this.get(table);
    this.write(table, { ...before, seats: before.seats.filter((key) => key !== seat) });
  }

  /** Mark a table as missing. Its keys are kept for a while, as a different server may have answered. */
  markGone(table: string): void {
    const before = this.get(table);
    if (before !== NO_KEYS) this.write(table, { ...before, gone: true });
  }

  /** Return the tables with keys, most recent first. */
  tables(): { table: string; keys: TableKeys }[] {
    return this.tableIds()
      .map((table) => ({ table, keys: this.get(table) }))
      .filter(({ keys }) => keys !== NO_KEYS && !keys.gone)
      .sort((a, b) => b.keys.seen - a.keys.seen);
  }

  /** Delete expired keys. */
  prune(): void {
    for (const table of this.tableIds()) {
      const { gone, seen } = this.get(table);
      if (this.now() - seen > (gone ? GONE_TTL : UNUSED_TTL)) this.store.removeItem(PREFIX + table);
    }
  }

  private tableIds(): string[] {
    const found = Array.from({ length: this.store.length }, (_, at) => this.store.key(at) ?? "");
    return found.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
  }

  private write(table: string, keys: TableKeys): void {
    this.store.setItem(PREFIX + table, JSON.stringify(keys));
  }
}

/** Create an in-memory store, for tests and for browsers without storage. */
export function memoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
    key: (at) => [...values.keys()][at] ?? null,
    get length() {
      return values.size;
    },
  };
}

/** Return the browser's storage, or an in-memory store if it is disabled. */
export function browserStore(): KeyValueStore {
  try {
    const store = globalThis.localStorage;
    store.setItem("try", "1");
    store.removeItem("try");
    return store;
  } catch {
    return memoryStore();
  }
}
