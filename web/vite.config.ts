import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

/** The server that `npm run dev` asks. */
const house = loadEnv("", ".", "TISCHLEIN")["TISCHLEIN"] ?? "http://127.0.0.1:8765";

export default defineConfig(({ mode, command }) => ({
  // The server gives out every file of the page under /static/, and index.html itself at the addresses of the page.
  base: mode === "gallery" ? "./" : command === "serve" ? "/" : "/static/",
  plugins: [svelte()],
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: house, ws: true } } },
  build: {
    outDir: mode === "gallery" ? "dist-gallery" : "../src/tischlein/server/page",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: mode === "gallery" ? "gallery.html" : "index.html" },
  },
  test: { include: ["src/**/*.test.ts"], css: { include: [/tokens\.css/] } },
}));
