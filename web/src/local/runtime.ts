// The parts of the runtime (Python and the rules, compiled to WebAssembly): downloaded once, when somebody asks for them,
// checked, and kept in Cache Storage.

import { LocalProblem } from "./problems";

/** A file of the runtime; its path changes with its content. */
export interface RuntimePart {
  readonly path: string;
  /** The bytes of the file. */
  readonly size: number;
  /** Its bytes when compressed, as Tischlein's server sends it. */
  readonly brotli: number;
  /** As the attribute of HTML: `sha256-` and the digest in base64. */
  readonly integrity: string;
}

/** Software that the runtime contains. */
export interface Notice {
  readonly name: string;
  readonly licence: string;
  /** Where its source is, without `https://`. */
  readonly source: string;
}

/** What the build of the runtime (`tools/wasm/`) says about it. */
export interface RuntimeManifest {
  /** The files by what they are for. */
  readonly files: Readonly<Record<"loader" | "glue" | "runtime" | "library" | "packages", RuntimePart>>;
  readonly licences: { readonly file: string; readonly parts: readonly Notice[] };
  /** The packages that Pyodide's loader may load: none. */
  readonly lockFile: unknown;
}

/** The part of Cache Storage that is used. */
export type PartCache = Pick<Cache, "match" | "put" | "delete" | "keys">;

export interface RuntimeOptions {
  /** The address of the folder, with a slash at the end. */
  readonly folder: string;
  readonly fetch?: typeof fetch;
  /** The cache of parts; null if the browser forbids to store any. */
  readonly cache: PartCache | null;
}

export interface Runtime {
  readonly manifest: RuntimeManifest;
  /** The checked parts by path. */
  readonly parts: ReadonlyMap<string, Blob>;
}

const MANIFEST = "manifest.json";
const MANIFEST_TIMEOUT = 5000;
/** The service worker keeps this cache when it deletes others, and answers requests from it. */
export const CACHE = "runtime";

/** Open the cache of parts; null if the browser forbids it, as some do in private windows. */
export async function openPartCache(prefix = ""): Promise<PartCache | null> {
  try {
    return await caches.open(prefix + CACHE);
  } catch {
    return null;
  }
}

const partsOf = ({ files }: RuntimeManifest): RuntimePart[] => Object.values(files);
/** Return a text that differs if any part does. */
const versionOf = (manifest: RuntimeManifest): string =>
  partsOf(manifest)
    .map(({ path }) => path)
    .join();

export class RuntimeStore {
  private readonly fetch: typeof fetch;
  private readonly cache: PartCache | null;
  private readonly folder: string;

  constructor({ folder, fetch: other, cache }: RuntimeOptions) {
    this.folder = folder;
    this.cache = cache;
    this.fetch = other ?? ((input, init) => fetch(input, init));
  }

  /** Return the manifest of the runtime that is stored, complete; null if there is none. */
  async stored(): Promise<RuntimeManifest | null> {
    // The manifest is stored last.
    const found = await this.find(MANIFEST);
    return found ? ((await found.json()) as RuntimeManifest) : null;
  }

  /** Fetch the manifest of the runtime that the server offers; null if it offers none, undefined if it is out of reach. */
  async offered(): Promise<RuntimeManifest | null | undefined> {
    try {
      const signal = AbortSignal.timeout(MANIFEST_TIMEOUT);
      const response = await this.fetch(this.folder + MANIFEST, { cache: "no-cache", signal });
      if (response.status >= 500) return undefined;
      return response.status === 200 ? ((await response.json()) as RuntimeManifest) : null;
    } catch {
      return undefined;
    }
  }

  /** Return the parts that are not stored. */
  async missing(manifest: RuntimeManifest): Promise<RuntimePart[]> {
    const parts = partsOf(manifest);
    const known = await Promise.all(parts.map(({ path }) => this.find(path)));
    return parts.filter((_, at) => known[at] === undefined);
  }

  /** Load all parts, those that are missing from the server. If there is a newer runtime out of reach, use the stored one. */
  async load(onProgress: (done: number, total: number) => void = () => undefined): Promise<Runtime> {
    const [stored, offered] = await Promise.all([this.stored(), this.offered()]);
    const manifest = offered ?? stored;
    if (!manifest) throw new LocalProblem(offered === null ? "missing" : "network");
    try {
      return await this.loadParts(manifest, onProgress);
    } catch (error) {
      if (!stored || versionOf(stored) === versionOf(manifest)) throw error;
      return this.loadParts(stored, onProgress);
    }
  }

  private async loadParts(
    manifest: RuntimeManifest,
    onProgress: (done: number, total: number) => void,
  ): Promise<Runtime> {
    const missing = new Set(await this.missing(manifest));
    const total = [...missing].reduce((sum, { size }) => sum + size, 0);
    let done = 0;
    const parts = new Map<string, Blob>();
    for (const part of partsOf(manifest)) {
      const known = missing.has(part) ? null : await this.fromCache(part);
      const count = (bytes: number): void => onProgress((done += bytes), Math.max(done, total));
      parts.set(part.path, known ?? (await this.download(part, count)));
    }
    await this.save(manifest);
    return { manifest, parts };
  }

  private async find(path: string): Promise<Response | undefined> {
    return this.cache?.match(this.folder + path).catch(() => undefined);
  }

  private async fromCache(part: RuntimePart): Promise<Blob | null> {
    const found = await this.find(part.path);
    if (!found) return null;
    const blob = await found.blob();
    return (await isIntact(blob, part)) ? blob : null;
  }

  /** Download a part; if it is damaged, once more, past all caches. */
  private async download(part: RuntimePart, count: (bytes: number) => void): Promise<Blob> {
    for (const cache of ["default", "reload"] as const) {
      const blob = await this.read(part, cache, count);
      if (await isIntact(blob, part)) {
        await this.store(part, blob);
        return blob;
      }
      count(-blob.size);
    }
    throw new LocalProblem("integrity", part.path);
  }

  private async read({ path }: RuntimePart, cache: RequestCache, count: (bytes: number) => void): Promise<Blob> {
    let response: Response;
    try {
      response = await this.fetch(this.folder + path, { cache });
    } catch {
      throw new LocalProblem("network", path);
    }
    if (!response.ok) throw new LocalProblem(response.status === 404 ? "missing" : "network", path);
    const type = response.headers.get("content-type") ?? "";
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body?.getReader();
    try {
      for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
        chunks.push(next.value);
        count(next.value.length);
      }
    } catch {
      throw new LocalProblem("network", path);
    }
    return new Blob(chunks, { type });
  }

  private async store({ path }: RuntimePart, blob: Blob): Promise<void> {
    try {
      await this.cache?.put(this.folder + path, new Response(blob));
    } catch (error) {
      if ((error as Error).name === "QuotaExceededError") throw new LocalProblem("quota", path);
      throw error;
    }
  }

  /** Store the manifest, and delete what does not belong to it. */
  private async save(manifest: RuntimeManifest): Promise<void> {
    if (!this.cache) return;
    const headers = { "content-type": "application/json" };
    await this.cache.put(this.folder + MANIFEST, new Response(JSON.stringify(manifest), { headers }));
    const names = [MANIFEST, ...partsOf(manifest).map(({ path }) => path)];
    const kept = new Set(names.map((name) => new URL(this.folder + name).href));
    for (const request of await this.cache.keys()) if (!kept.has(request.url)) await this.cache.delete(request);
  }
}

/** Return whether a part has the content that the manifest promises. */
async function isIntact(blob: Blob, { size, integrity }: RuntimePart): Promise<boolean> {
  if (blob.size !== size) return false;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await blob.arrayBuffer()));
  return integrity === `sha256-${btoa(String.fromCharCode(...digest))}`;
}
