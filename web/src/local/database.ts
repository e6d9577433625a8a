// The store of tables in this browser: their logs, and the rows by which the host finds tables and finished games. Entries
// and rows are JSON that the host writes and reads; only the keys of rows are read here.

/** What the host asks of a store (`browser/interfaces.py`). Entries travel as the lines of one text. */
export interface Database {
  /** Append entries from number `first` and replace rows, all or nothing; false if the log has this entry already. */
  append(table: string, first: number, entries: string, rows: string): Promise<boolean>;
  /** Return the entries after a number, in order. */
  entries(table: string, after: number): Promise<string>;
  /** Return the rows of all tables and finished games, as JSON. */
  rows(): Promise<string>;
  /** Replace the row of a table. */
  put(table: string, row: string): Promise<void>;
  /** Replace the row of a finished game. */
  put_finished(table: string, number: number, row: string): Promise<void>;
  value(name: string): Promise<string | null>;
  set_value(name: string, text: string): Promise<void>;
}

const NAME = "tischlein";
const VERSION = 1;
const ENTRIES = "entries";
const TABLES = "tables";
const FINISHED = "finished";
const VALUES = "values";
/** Sorts after every number in a key. */
const LAST = Infinity;

interface NewRows {
  readonly table?: { readonly id: string };
  readonly finished?: { readonly table: string; readonly number: number };
}

/** Open the store of this browser. Rejects where there is none, as in some private windows. */
export async function openDatabase(factory: IDBFactory = indexedDB, name = NAME): Promise<Database> {
  const opening = factory.open(name, VERSION);
  opening.onupgradeneeded = () => {
    for (const store of [ENTRIES, TABLES, FINISHED, VALUES]) opening.result.createObjectStore(store);
  };
  const database = await result(opening);
  // A newer version of the page in another tab must not wait for this one.
  database.onversionchange = () => database.close();
  return withPlainErrors(new BrowserDatabase(database));
}

/** Let a store reject with plain errors: Python waits for ever if it does not take a `QuotaExceededError` for one. */
export function withPlainErrors(database: Database): Database {
  const plain =
    <A extends unknown[], T>(call: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> =>
      call(...args).catch((error: unknown) => {
        const { name, message } = error as Error;
        throw Object.assign(new Error(message), { name });
      });
  return {
    append: plain((...args) => database.append(...args)),
    entries: plain((...args) => database.entries(...args)),
    rows: plain(() => database.rows()),
    put: plain((...args) => database.put(...args)),
    put_finished: plain((...args) => database.put_finished(...args)),
    value: plain((name) => database.value(name)),
    set_value: plain((...args) => database.set_value(...args)),
  };
}

class BrowserDatabase implements Database {
  constructor(private readonly database: IDBDatabase) {}

  async append(table: string, first: number, entries: string, rows: string): Promise<boolean> {
    const { table: row, finished } = JSON.parse(rows) as NewRows;
    const [transaction, done] = this.write(ENTRIES, TABLES, FINISHED);
    const log = transaction.objectStore(ENTRIES);
    if ((await result(log.getKey([table, first]))) !== undefined) {
      transaction.abort();
      await done.catch(() => undefined);
      return false;
    }
    entries.split("\n").forEach((text, at) => log.add(text, [table, first + at]));
    if (row) transaction.objectStore(TABLES).put(JSON.stringify(row), row.id);
    if (finished) {
      transaction.objectStore(FINISHED).put(JSON.stringify(finished), [finished.table, finished.number]);
    }
    await done;
    return true;
  }

  async entries(table: string, after: number): Promise<string> {
    const range = IDBKeyRange.bound([table, after], [table, LAST], true);
    return (await result(this.read(ENTRIES).getAll(range) as IDBRequest<string[]>)).join("\n");
  }

  async rows(): Promise<string> {
    const [tables, finished] = await Promise.all(
      [TABLES, FINISHED].map((store) => result(this.read(store).getAll() as IDBRequest<string[]>)),
    );
    return `{"tables":[${tables!.join()}],"finished":[${finished!.join()}]}`;
  }

  async put(table: string, row: string): Promise<void> {
    const [transaction, done] = this.write(TABLES);
    transaction.objectStore(TABLES).put(row, table);
    await done;
  }

  async put_finished(table: string, number: number, row: string): Promise<void> {
    const [transaction, done] = this.write(FINISHED);
    transaction.objectStore(FINISHED).put(row, [table, number]);
    await done;
  }

  async value(name: string): Promise<string | null> {
    return (await result(this.read(VALUES).get(name) as IDBRequest<string | undefined>)) ?? null;
  }

  async set_value(name: string, text: string): Promise<void> {
    const [transaction, done] = this.write(VALUES);
    transaction.objectStore(VALUES).put(text, name);
    await done;
  }

  private read(store: string): IDBObjectStore {
    return this.database.transaction(store).objectStore(store);
  }

  /** Begin a transaction that is on the disk once `done` resolves. */
  private write(...stores: string[]): [transaction: IDBTransaction, done: Promise<void>] {
    const transaction = this.database.transaction(stores, "readwrite", { durability: "strict" });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new DOMException("", "AbortError"));
    });
    done.catch(() => undefined); // the caller sees the error, too
    return [transaction, done];
  }
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException("", "UnknownError"));
  });
}

/** Create a store that lasts as long as the page, for windows that may keep nothing. */
export function memoryDatabase(): Database {
  const logs = new Map<string, Map<number, string>>();
  const tables = new Map<string, string>();
  const finished = new Map<string, string>();
  const values = new Map<string, string>();
  return {
    append(table, first, entries, rows) {
      const log = logs.get(table) ?? new Map<number, string>();
      if (log.has(first)) return Promise.resolve(false);
      entries.split("\n").forEach((text, at) => log.set(first + at, text));
      logs.set(table, log);
      const { table: row, finished: game } = JSON.parse(rows) as NewRows;
      if (row) tables.set(row.id, JSON.stringify(row));
      if (game) finished.set(`${game.table}/${game.number}`, JSON.stringify(game));
      return Promise.resolve(true);
    },
    entries(table, after) {
      const later = [...(logs.get(table) ?? [])].filter(([number]) => number > after);
      return Promise.resolve(later.map(([, text]) => text).join("\n"));
    },
    rows: () =>
      Promise.resolve(`{"tables":[${[...tables.values()].join()}],"finished":[${[...finished.values()].join()}]}`),
    put: (table, row) => Promise.resolve(void tables.set(table, row)),
    put_finished: (table, number, row) => Promise.resolve(void finished.set(`${table}/${number}`, row)),
    value: (name) => Promise.resolve(values.get(name) ?? null),
    set_value: (name, text) => Promise.resolve(void values.set(name, text)),
  };
}
