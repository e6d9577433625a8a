// Starts the server in this browser: downloads what is missing, and runs the host in a worker of this tab.

import { LocalServer, type LaunchedHost } from "./localServer";
import { browserSurroundings, type LocalGuest, Names } from "./messages";
import { LocalProblem, type Progress } from "./problems";
import { openPartCache, RuntimeStore } from "./runtime";
import type { HostReport, HostStart } from "./workers";

export interface LocalOptions {
  /** The address of the folder with the runtime. */
  readonly folder: string;
  /** The folder of the page on a web space that it shares with others; "" where it has a server. */
  readonly scope: string;
  readonly guest: () => LocalGuest | null;
}

/** Return why this browser cannot have tables at all, or null. */
export function findObstacle(): LocalProblem | null {
  if (!isSecureContext) return new LocalProblem("insecure");
  const able = "WebAssembly" in globalThis && "locks" in navigator && "BroadcastChannel" in globalThis;
  return able ? null : new LocalProblem("wasm");
}

/** Fetch, unless there is no network: a request would only be an error in the console. */
const fetchOnline: typeof fetch = (input, init) =>
  navigator.onLine ? fetch(input, init) : Promise.reject(new TypeError("no network"));

export const openRuntimeStore = async (folder: string, scope: string): Promise<RuntimeStore> =>
  new RuntimeStore({ folder, fetch: fetchOnline, cache: isSecureContext ? await openPartCache(scope) : null });

/** Create the server in this browser; `start` starts it. */
export function createLocalServer({ folder, scope, guest }: LocalOptions): LocalServer {
  return new LocalServer({
    names: new Names(scope),
    surroundings: browserSurroundings(),
    guest,
    newId: () => crypto.randomUUID(),
    launch: async (host, onProgress) => {
      const store = await openRuntimeStore(folder, scope);
      const runtime = await store.load((done, total) => onProgress({ stage: "download", done, total }));
      onProgress({ stage: "start" } satisfies Progress);
      return launchHost({ host, scope, folder, ...runtime });
    },
  });
}

/** Run the host in a worker. Resolves when it is ready. */
function launchHost(start: HostStart): Promise<LaunchedHost> {
  const worker = new Worker(new URL("./host.worker.ts", import.meta.url), { type: "module", name: "host" });
  return new Promise((resolve, reject) => {
    let die = (): void => undefined;
    const died = new Promise<void>((done) => (die = done));
    const stop = (): void => worker.terminate();
    const fail = (problem: LocalProblem): void => {
      die();
      stop();
      reject(problem);
    };
    worker.onmessage = ({ data }: MessageEvent<HostReport>) => {
      if (data.type === "ready") {
        worker.onerror = null; // from now on it judges its errors itself
        resolve({ saved: data.saved, died, stop });
      }
      if (data.type === "failed") fail(new LocalProblem(data.code, data.details));
      if (data.type === "died") die();
    };
    worker.onerror = ({ message }) => fail(LocalProblem.from(new Error(message)));
    worker.postMessage(start);
  });
}
