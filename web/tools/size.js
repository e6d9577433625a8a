// What a first visit loads, compressed: `npm run build && npm run size`.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET = 250;
// Fetched only where they are needed: for ő and ű, and for pencil on the pad.
const LATER = /latin-ext|italic/;

const folder = new URL("../../src/tischlein/server/page/", import.meta.url);
const files = readdirSync(folder, { recursive: true }).map(String);
let sum = 0;
for (const file of files.filter((name) => /\.(html|js|css|woff2|svg)$/.test(name)).sort()) {
  const bytes = readFileSync(new URL(file, folder));
  const size = (file.endsWith("woff2") ? bytes.length : gzipSync(bytes, { level: 9 }).length) / 1024;
  if (!LATER.test(file)) sum += size;
  console.log(`${size.toFixed(1).padStart(7)} KB ${LATER.test(file) ? "(later) " : ""}${file}`);
}
console.log(`${sum.toFixed(1).padStart(7)} KB of ${BUDGET} for a first visit`);
process.exitCode = sum > BUDGET ? 1 : 0;
