import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The server that `npm run dev` proxies to. */
const server = loadEnv("", ".", "TISCHLEIN")["TISCHLEIN"] ?? "http://127.0.0.1:8765";

/** Return a short name for a content. */
function hash(content: string): string {
  let version = 7;
  for (const letter of content) version = (31 * version + letter.charCodeAt(0)) >>> 0;
  return version.toString(36).padStart(8, "0");
}

/** The icons of a tab, one of which says that it is your turn. */
const ICONS = ["icon.svg", "icon-turn.svg"];

/** Inserts the list of files and a version into the service worker. */
const appShell = (base: string): Plugin => ({
  name: "app-shell",
  enforce: "post",
  generateBundle(_, bundle) {
    const worker = bundle["sw.js"];
    const page = bundle["index.html"];
    if (worker?.type !== "chunk" || page?.type !== "asset") return;
    const files = [...ICONS, ...Object.keys(bundle).filter((name) => name.startsWith("assets/"))];
    worker.code = worker.code
      .replaceAll("__SHELL__", JSON.stringify(files.map((name) => base + name)))
      .replace("__VERSION__", JSON.stringify(hash(files.join() + String(page.source))));
  },
});

/** The first and, if there is one, the third part of a path, and its page; `t/game` is a table at which one has a seat. */
const PAGES = {
  "": "pages/StartPage",
  t: "pages/TablePage",
  "t/game": "table/GameTable",
  "t/screen": "pages/TvPage",
  "t/replay": "pages/ReplayPage",
  rules: "pages/RulesPage",
  learn: "pages/LearnPage",
};
const EARLY = '<script type="module" src="./src/early.ts"></script>';

/** Makes `early.ts` a classic script, which runs before the first paint, and inserts the files of each page. */
const earlyScript = (base: string): Plugin => ({
  name: "early-script",
  apply: "build",
  enforce: "post",
  transformIndexHtml: { order: "pre", handler: (html) => html.replace(EARLY, "") },
  generateBundle(_, bundle) {
    const page = bundle["index.html"];
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const early = chunks.find(({ name, isEntry }) => isEntry && name === "early");
    const main = chunks.find(({ name, isEntry }) => isEntry && name === "index");
    if (!early || !main || page?.type !== "asset") return;
    /** Return a chunk with all that it imports statically, and their styles. */
    const filesOf = (name: string, found = new Set<string>()): Set<string> => {
      const chunk = bundle[name];
      if (chunk?.type !== "chunk" || found.has(name)) return found;
      found.add(name);
      chunk.viteMetadata?.importedCss.forEach((css) => found.add(css));
      for (const other of chunk.imports) filesOf(other, found);
      return found;
    };
    const first = filesOf(main.fileName);
    const files = Object.entries(PAGES).map(([path, name]) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${name}.svelte`)));
      if (!chunk) this.error(`no chunk for ${name}`);
      return [path, [...filesOf(chunk.fileName)].filter((file) => !first.has(file)).map((file) => base + file)];
    });
    const source = early.code.replace("__FILES__", JSON.stringify(Object.fromEntries(files)));
    const fileName = `assets/early-${hash(source)}.js`;
    Reflect.deleteProperty(bundle, early.fileName);
    this.emitFile({ type: "asset", fileName, source });
    page.source = String(page.source)
      .replace("</title>", `</title><script src="${base}${fileName}"></script>`)
      .replace('<script type="module"', '<script type="module" fetchpriority="low"');
  },
});

/** The policy of the server (`http/middleware.py`) for a folder of files; a tag cannot forbid frames. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

/** Makes the page fit into any folder of a web space. */
const staticFolder = (): Plugin => ({
  name: "static-folder",
  transformIndexHtml: {
    order: "pre",
    handler: (html) =>
      html.replace("<head>", `<head><meta http-equiv="Content-Security-Policy" content="${POLICY}" />`),
  },
});

/** Where the files of a build are found. The server serves them under /static/, and index.html at every route. */
const baseOf = (mode: string, command: string): string =>
  mode === "gallery" || mode === "static" ? "./" : command === "serve" ? "/" : "/static/";
const OUT: Readonly<Record<string, string>> = { gallery: "dist-gallery", static: "dist-static" };

export default defineConfig(({ mode, command }) => ({
  base: baseOf(mode, command),
  plugins: [
    svelte(),
    earlyScript(baseOf(mode, command)),
    appShell(baseOf(mode, command)),
    ...(mode === "static" ? [staticFolder()] : []),
  ],
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  build: {
    outDir: OUT[mode] ?? "../src/tischlein/server/page",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // timings are not warnings
      input: mode === "gallery" ? ["gallery.html"] : ["index.html", "src/early.ts", "src/worker/sw.ts"],
      // The service worker needs a stable name at the root.
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // Without the list of all pages that share a file.
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
        assetFileNames: ({ names: [name = ""] }) => `assets/${name.split(/~|\./)[0]}-[hash][extname]`,
        // One script and one stylesheet for the first paint; what several pages share is not cut too small.
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], test: /^(?!.*\/src\/(early|worker))/, priority: 2 },
            { name: "shared", test: /\/src\//, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 5000 },
          ],
        },
      },
    },
  },
  // The service worker knows them by these names, and so does the server, which gives them a policy of their own.
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "assets/[name]-[hash].js" } } },
  test: {
    include: ["src/**/*.test.ts", "tools/*.test.js"],
    testTimeout: 60_000, // tests fold whole games, and wait for nothing
    css: { include: [/(tokens|contrast)\.css/] },
  },
}));
