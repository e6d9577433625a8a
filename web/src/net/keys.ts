// The keys of tables that this browser holds: who has them gets in again, and nobody else does.

/** Of one table. Several seats are several people at one device; the last one that was taken comes first. */
export interface Kept {
  readonly invitation?: string;
  readonly host?: string;
  readonly seats: readonly string[];
  /** When the table was last there, in milliseconds of this browser's clock. */
  readonly seen: number;
  /** The table was not there, or did not know these keys, when it was last asked. */
  readonly gone?: true;
}

export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const PREFIX = "table.";
const NOTHING: Kept = { seats: [], seen: 0 };
const DAY = 86_400_000;
/** How long keys are kept of a table that is gone, and of one where nobody has been. */
export const GONE_FOR = 7 * DAY;
export const KEPT_FOR = 400 * DAY;

export class Keys {
  constructor(
    private readonly store: Store,
    private readonly now: () => number = Date.now,
  ) {}

  of(table: string): Kept {
    try {
      const found = JSON.parse(this.store.getItem(PREFIX + table) ?? "null") as Partial<Kept> | null;
      return found && Array.isArray(found.seats) ? { ...NOTHING, ...found } : NOTHING;
    } catch {
      return NOTHING;
    }
  }

  /** What a hello carries: a seat's key (`seat`, or the last one that was taken, or none), and the table's own. */
  forHello(table: string, seat?: string | null): string[] {
    const { invitation, host, seats } = this.of(table);
    return [seat === undefined ? seats[0] : seat, host, invitation].filter((key) => key != null);
  }

  /** The key that shows a private table over HTTP. */
  forRequest(table: string): string | undefined {
    const { host, invitation } = this.of(table);
    return host ?? invitation;
  }

  keep(table: string, keys: { invitation?: string; host?: string; seat?: string }): void {
    const { seat, ...others } = keys;
    const before = this.of(table);
    const seats = seat === undefined ? before.seats : [seat, ...before.seats.filter((key) => key !== seat)];
    const { gone: _, ...kept } = before;
    this.write(table, { ...kept, ...others, seats, seen: this.now() });
  }

  /** The table is there. */
  touch(table: string): void {
    if (this.of(table) !== NOTHING) this.keep(table, {});
  }

  /** The seat was given up, or taken away. */
  dropSeat(table: string, seat: string): void {
    const before = this.of(table);
    this.write(table, { ...before, seats: before.seats.filter((key) => key !== seat) });
  }

  /** The table was not found. Its keys are kept for a while: another server may have answered. */
  markGone(table: string): void {
    const before = this.of(table);
    if (before !== NOTHING) this.write(table, { ...before, gone: true });
  }

  /** The tables that this browser has keys of, the last seen first. */
  tables(): { table: string; kept: Kept }[] {
    return this.names()
      .map((table) => ({ table, kept: this.of(table) }))
      .filter(({ kept }) => kept !== NOTHING && !kept.gone)
      .sort((a, b) => b.kept.seen - a.kept.seen);
  }

  /** Throw away what is of no use any more. */
  tidy(): void {
    for (const table of this.names()) {
      const { gone, seen } = this.of(table);
      if (this.now() - seen > (gone ? GONE_FOR : KEPT_FOR)) this.store.removeItem(PREFIX + table);
    }
  }

  private names(): string[] {
    const found = Array.from({ length: this.store.length }, (_, at) => this.store.key(at) ?? "");
    return found.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
  }

  private write(table: string, kept: Kept): void {
    this.store.setItem(PREFIX + table, JSON.stringify(kept));
  }
}

/** A store for browsers that keep nothing, and for tests. */
export function memory(): Store {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}

/** The browser's store, if it lets us; else one that lasts as long as the page. */
export function browserStore(): Store {
  try {
    const store = globalThis.localStorage;
    store.setItem("try", "1");
    store.removeItem("try");
    return store;
  } catch {
    return memory();
  }
}
