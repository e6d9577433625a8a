import { expect, test } from "vitest";
import type { LocalProblem } from "./problems";
import { type PartCache, type Runtime, type RuntimeManifest, type RuntimePart, RuntimeStore } from "./runtime";

const FOLDER = "https://cards.example/static/runtime/";

/** The digests of the contents below. */
const DIGESTS: Record<string, string> = {};
for (const content of ["abc", "abcd", "rules", "better rules", "gone"]) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(content));
  DIGESTS[content] = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
const partOf = (path: string, content: string): RuntimePart => ({
  path,
  size: content.length,
  brotli: 1,
  integrity: DIGESTS[content] ?? "",
});

const manifestOf = (parts: RuntimePart[]): RuntimeManifest => ({
  files: Object.fromEntries(parts.entries()) as unknown as RuntimeManifest["files"],
  licences: { file: "LICENSES.txt", parts: [] },
  lockFile: {},
});
const loaded = ({ manifest }: Runtime): string[] => Object.values(manifest.files).map(({ path }) => path);

/** A server with the files of a runtime. */
class FakeFiles {
  readonly asked: string[] = [];
  /** Files that arrive damaged, that often. */
  readonly damaged = new Map<string, number>();
  reachable = true;
  breaksAt: string | null = null;
  manifest: RuntimeManifest | null;

  constructor(private readonly files: Record<string, string>) {
    this.manifest = manifestOf(Object.entries(files).map(([path, content]) => partOf(path, content)));
  }

  readonly fetch = (input: unknown): Promise<Response> => {
    const name = String(input).slice(FOLDER.length);
    if (!this.reachable || name === this.breaksAt) return Promise.reject(new TypeError("Failed to fetch"));
    this.asked.push(name);
    if (name === "manifest.json") {
      return Promise.resolve(
        this.manifest ? new Response(JSON.stringify(this.manifest)) : new Response(null, { status: 204 }),
      );
    }
    const damages = this.damaged.get(name) ?? 0;
    this.damaged.set(name, damages - 1);
    const content = this.files[name];
    if (content === undefined) return Promise.resolve(new Response(null, { status: 404 }));
    return Promise.resolve(new Response(damages > 0 ? content.toUpperCase() : content));
  };
}

class FakeCache implements PartCache {
  readonly stored = new Map<string, Response>();
  full = false;
  match = (url: RequestInfo | URL) => Promise.resolve(this.stored.get(url as string)?.clone());
  delete = (request: RequestInfo | URL) => Promise.resolve(this.stored.delete((request as Request).url));
  keys = () => Promise.resolve([...this.stored.keys()].map((url) => ({ url }) as Request));
  put(url: RequestInfo | URL, response: Response): Promise<void> {
    if (this.full) return Promise.reject(new DOMException("", "QuotaExceededError"));
    this.stored.set(url as string, response);
    return Promise.resolve();
  }
  get names(): string[] {
    return [...this.stored.keys()].map((url) => url.slice(FOLDER.length)).sort();
  }
}

const storeOf = (files: FakeFiles, cache: PartCache | null): RuntimeStore =>
  new RuntimeStore({ folder: FOLDER, fetch: files.fetch, cache });
const codeOf = (problem: unknown): string => (problem as LocalProblem).code;
const first = { "wasm-1.wasm": "abc", "rules-1.zip": "rules" };

test("the parts are downloaded once, with progress", async () => {
  const files = new FakeFiles(first);
  const cache = new FakeCache();
  const progress: [number, number][] = [];
  const { parts } = await storeOf(files, cache).load((...now) => progress.push(now));
  expect(await parts.get("rules-1.zip")!.text()).toBe("rules");
  expect(progress).toEqual([
    [3, 8],
    [8, 8],
  ]);
  expect(cache.names).toEqual(["manifest.json", "rules-1.zip", "wasm-1.wasm"]);
  files.asked.length = 0;
  expect((await storeOf(files, cache).load()).parts.size).toBe(2);
  expect(files.asked).toEqual(["manifest.json"]);
});

test("what is stored is enough without the network", async () => {
  const files = new FakeFiles(first);
  const cache = new FakeCache();
  expect(await storeOf(files, cache).stored()).toBe(null);
  await storeOf(files, cache).load();
  files.reachable = false;
  const store = storeOf(files, cache);
  expect(await store.stored()).toEqual(files.manifest);
  expect(await store.offered()).toBe(undefined);
  expect((await store.load()).parts.size).toBe(2);
});

test("an update loads what has changed and deletes what was replaced", async () => {
  const cache = new FakeCache();
  await storeOf(new FakeFiles(first), cache).load();
  const files = new FakeFiles({ "wasm-1.wasm": "abc", "rules-2.zip": "better rules" });
  expect((await storeOf(files, cache).missing(files.manifest!)).map(({ path }) => path)).toEqual(["rules-2.zip"]);
  expect(loaded(await storeOf(files, cache).load())).toContain("rules-2.zip");
  expect(cache.names).toEqual(["manifest.json", "rules-2.zip", "wasm-1.wasm"]);
});

test("if an update fails, the stored runtime is used", async () => {
  const cache = new FakeCache();
  await storeOf(new FakeFiles(first), cache).load();
  const files = new FakeFiles({ "wasm-1.wasm": "abc", "rules-2.zip": "better rules" });
  files.breaksAt = "rules-2.zip";
  expect(loaded(await storeOf(files, cache).load())).toContain("rules-1.zip");
});

test("an interrupted download goes on where it stopped", async () => {
  const files = new FakeFiles(first);
  files.breaksAt = "rules-1.zip";
  const cache = new FakeCache();
  expect(await storeOf(files, cache).load().catch(codeOf)).toBe("network");
  expect(await storeOf(files, cache).stored()).toBe(null);
  files.breaksAt = null;
  files.asked.length = 0;
  await storeOf(files, cache).load();
  expect(files.asked).toEqual(["manifest.json", "rules-1.zip"]);
});

test("a damaged part is loaded again, once", async () => {
  const files = new FakeFiles(first);
  const cache = new FakeCache();
  files.damaged.set("rules-1.zip", 1);
  expect(await (await storeOf(files, cache).load()).parts.get("rules-1.zip")!.text()).toBe("rules");
  cache.stored.clear();
  files.damaged.set("rules-1.zip", 2);
  expect(await storeOf(files, cache).load().catch(codeOf)).toBe("integrity");
  expect(cache.names).toEqual(["wasm-1.wasm"]);
});

test("a part that was damaged in the cache is loaded again", async () => {
  const files = new FakeFiles(first);
  const cache = new FakeCache();
  await storeOf(files, cache).load();
  cache.stored.set(`${FOLDER}rules-1.zip`, new Response("rulez"));
  expect(await (await storeOf(files, cache).load()).parts.get("rules-1.zip")!.text()).toBe("rules");
});

test("without a cache the parts are loaded each time", async () => {
  const files = new FakeFiles(first);
  expect((await storeOf(files, null).load()).parts.size).toBe(2);
  expect(await storeOf(files, null).stored()).toBe(null);
});

test.each([
  ["quota", (_: FakeFiles, cache: FakeCache) => void (cache.full = true)],
  ["network", (files: FakeFiles) => void (files.reachable = false)],
  ["missing", (files: FakeFiles) => void (files.manifest = null)],
  [
    "missing",
    (files: FakeFiles) => {
      files.manifest = manifestOf([...Object.values(files.manifest!.files), partOf("gone-1.zip", "gone")]);
    },
  ],
])("reports %s", async (code, spoil) => {
  const files = new FakeFiles(first);
  const cache = new FakeCache();
  spoil(files, cache);
  expect(await storeOf(files, cache).load().catch(codeOf)).toBe(code);
});
