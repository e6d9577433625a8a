import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The server that `npm run dev` proxies to. */
const server = loadEnv("", ".", "TISCHLEIN")["TISCHLEIN"] ?? "http://127.0.0.1:8765";

/** Inserts the list of files and a version into the service worker. */
const appShell = (base: string): Plugin => ({
  name: "app-shell",
  enforce: "post",
  generateBundle(_, bundle) {
    const worker = bundle["sw.js"];
    const page = bundle["index.html"];
    if (worker?.type !== "chunk" || page?.type !== "asset") return;
    const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
    let version = 7;
    for (const letter of files.join() + String(page.source)) version = (31 * version + letter.charCodeAt(0)) >>> 0;
    worker.code = worker.code
      .replace("__SHELL__", JSON.stringify(files.map((name) => base + name)))
      .replace("__VERSION__", JSON.stringify(version.toString(36)));
  },
});

export default defineConfig(({ mode, command }) => ({
  // The server serves all files under /static/, and index.html at every route of the page.
  base: mode === "gallery" ? "./" : command === "serve" ? "/" : "/static/",
  plugins: [svelte(), appShell("/static/")],
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  build: {
    outDir: mode === "gallery" ? "dist-gallery" : "../src/tischlein/server/page",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // timings are not warnings
      input: mode === "gallery" ? ["gallery.html"] : ["index.html", "src/worker/sw.ts"],
      // The service worker needs a stable name at the root.
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  test: { include: ["src/**/*.test.ts", "tools/*.test.js"], css: { include: [/tokens\.css/] } },
}));
