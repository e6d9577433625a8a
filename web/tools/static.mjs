// Finishes the static build in dist-static/: `npm run build:static`. The server's files name paths from the root; here all is
// in one folder, wherever it is.
import { readFile, rm, writeFile } from "node:fs/promises";

const out = new URL("../dist-static/", import.meta.url);

const manifest = JSON.parse(await readFile(new URL("manifest.webmanifest", out), "utf8"));
delete manifest.id; // by default the start
await writeFile(
  new URL("manifest.webmanifest", out),
  JSON.stringify({ ...manifest, start_url: "./", scope: "./" }, null, 2),
);
await rm(new URL("previews", out), { recursive: true }); // only a server names them
