// Prints the compressed size of a first visit: `npm run build && npm run size`.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET = 250;
// Loaded only when needed: for ő and ű, and for the handwriting on the score sheet.
const LATER = /latin-ext|italic/;

const folder = new URL("../../src/tischlein/server/page/", import.meta.url);
const read = (name) => readFileSync(new URL(name, folder));
const files = readdirSync(folder, { recursive: true }).map(String);

/** Return the files that a file depends on. */
function dependencies(name) {
  if (name.endsWith(".html"))
    return [...String(read(name)).matchAll(/(?:src|href)="\/static\/([^"]+)"/g)].map((m) => m[1]);
  if (name.endsWith(".js"))
    return [...String(read(name)).matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map((m) => `assets/${m[1]}`);
  return [];
}

const first = new Set(["index.html", ...files.filter((name) => name.endsWith(".woff2") && !LATER.test(name))]);
for (const name of first) if (/\.(html|js)$/.test(name)) for (const other of dependencies(name)) first.add(other);

let sum = 0;
for (const name of files.filter((name) => /\.\w+$/.test(name)).sort()) {
  const bytes = read(name);
  const size = Math.min(bytes.length, gzipSync(bytes).length) / 1024;
  if (first.has(name)) sum += size;
  console.log(`${size.toFixed(1).padStart(7)} KB ${first.has(name) ? "" : "(later) "}${name}`);
}
console.log(`${sum.toFixed(1).padStart(7)} KB of ${BUDGET} for a first visit`);
process.exitCode = sum > BUDGET ? 1 : 0;
