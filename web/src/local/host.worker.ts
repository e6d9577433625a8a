/// <reference lib="webworker" />
// The worker that hosts the tables: Python with the server's own tables, on a store in this browser.

import { memoryDatabase, openDatabase, type Database } from "./database";
import { HostHub, type Host } from "./hostHub";
import { browserSurroundings, Names } from "./messages";
import { LocalProblem } from "./problems";
import { startPython } from "./python";
import { Thinker } from "./thinker";
import type { HostReport, HostStart } from "./workers";

const worker = self as unknown as DedicatedWorkerGlobalScope;
const report = (message: HostReport): void => worker.postMessage(message);

type OpenHost = (database: Database, thinker: Thinker) => Promise<Host>;

worker.onmessage = ({ data }: MessageEvent<HostStart>) => {
  void start(data).catch((error: unknown) => {
    const { code, message } = LocalProblem.from(error);
    report({ type: "failed", code, details: message });
  });
};

async function start({ host: id, scope, ...python }: HostStart): Promise<void> {
  const names = new Names(scope);
  const [database, load] = await Promise.all([openStore(names), startPython(python)]);
  const openThinker = (): Worker =>
    new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module", name: "thinker" });
  const { open_host } = load("tischlein.browser.host") as { open_host: OpenHost };
  const host = await open_host(database ?? memoryDatabase(), new Thinker(openThinker, python));
  new HostHub(id, host, names, browserSurroundings(), (error) => {
    console.warn(error);
    if (isFatal(error)) report({ type: "died" });
  });
  report({ type: "ready", saved: database !== null });
}

/** Open the store, or return null where the browser forbids one. */
const openStore = (names: Names): Promise<Database | null> =>
  openDatabase(indexedDB, names.database()).catch((error: unknown) => {
    console.warn(error);
    return null;
  });

/** Return whether Python cannot go on after an error. */
const isFatal = (error: unknown): boolean =>
  error instanceof WebAssembly.RuntimeError || /fatally failed|out of memory/i.test(String(error));
