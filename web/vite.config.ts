import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The server that `npm run dev` asks. */
const house = loadEnv("", ".", "TISCHLEIN")["TISCHLEIN"] ?? "http://127.0.0.1:8765";

/** Tells the service worker what the page is made of, and gives that a short name. */
const shell = (base: string): Plugin => ({
  name: "shell",
  enforce: "post",
  generateBundle(_, bundle) {
    const worker = bundle["sw.js"];
    const page = bundle["index.html"];
    if (worker?.type !== "chunk" || page?.type !== "asset") return;
    const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
    let version = 7;
    for (const sign of files.join() + String(page.source)) version = (31 * version + sign.charCodeAt(0)) >>> 0;
    worker.code = worker.code
      .replace("__SHELL__", JSON.stringify(files.map((name) => base + name)))
      .replace("__VERSION__", JSON.stringify(version.toString(36)));
  },
});

export default defineConfig(({ mode, command }) => ({
  // The server gives out every file of the page under /static/, and index.html itself at the addresses of the page.
  base: mode === "gallery" ? "./" : command === "serve" ? "/" : "/static/",
  plugins: [svelte(), shell("/static/")],
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: house, ws: true } } },
  build: {
    outDir: mode === "gallery" ? "dist-gallery" : "../src/tischlein/server/page",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // how long it took is no warning
      input: mode === "gallery" ? ["gallery.html"] : ["index.html", "src/worker/sw.ts"],
      // The worker has to be at the root, under a name that stays.
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  test: { include: ["src/**/*.test.ts", "tools/*.test.js"], css: { include: [/tokens\.css/] } },
}));
