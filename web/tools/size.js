// Prints the compressed size of a first visit of the start page and of a table: `npm run build && npm run size`.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET = 250;
// Loaded only when needed: for ő and ű, for the handwriting on the score sheet, and for an icon on a home screen.
const LATER = /latin-ext|italic|icons\//;

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

/** The files of each page, by parts of its path, as the early script requests them. */
const early = files.find((name) => name.includes("early-"));
const pages = JSON.parse(/\{"":\[.*?\]\}/.exec(String(read(early)))[0]);

/** Return all files that a first visit of pages loads. */
function firstVisit(...names) {
  const first = new Set(["index.html", ...files.filter((name) => name.endsWith(".woff2"))]);
  for (const name of names.flatMap((name) => pages[name])) first.add(name.replace("/static/", ""));
  for (const name of first) if (/\.(html|js)$/.test(name)) for (const other of dependencies(name)) first.add(other);
  return [...first].filter((name) => !LATER.test(name));
}

const sizes = new Map();
const start = firstVisit("");
const table = firstVisit("t", "t/game");
for (const name of files.filter((name) => /\.\w+$/.test(name)).sort()) {
  const bytes = read(name);
  sizes.set(name, Math.min(bytes.length, gzipSync(bytes).length) / 1024);
  const mark = `${start.includes(name) ? "s" : " "}${table.includes(name) ? "t" : " "}`;
  console.log(`${sizes.get(name).toFixed(1).padStart(7)} KB ${mark} ${name}`);
}
for (const [page, visit] of [
  ["start page (s)", start],
  ["table (t)", table],
]) {
  const sum = visit.reduce((sum, name) => sum + sizes.get(name), 0);
  console.log(`${sum.toFixed(1).padStart(7)} KB of ${BUDGET} for a first visit: ${page}`);
  if (sum > BUDGET) process.exitCode = 1;
}
