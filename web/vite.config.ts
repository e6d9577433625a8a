import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => ({
  // The server gives out every file of the page under /static/, and index.html itself at / and /t/<table>.
  base: mode === "gallery" ? "./" : "/static/",
  plugins: [svelte()],
  server: { fs: { allow: [".."] } },
  build: {
    outDir: mode === "gallery" ? "dist-gallery" : "../src/tischlein/server/page",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: mode === "gallery" ? "gallery.html" : "index.html" },
  },
  test: { include: ["src/**/*.test.ts"], css: { include: [/tokens\.css/] } },
}));
