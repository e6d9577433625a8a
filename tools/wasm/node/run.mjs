/**
 * Run Python in the runtime for pages:
 *
 *   node run.mjs RUNTIME SCRIPT [ARGUMENT …]
 *
 * RUNTIME is `src/tischlein/server/runtime`, or a folder with Pyodide as npm installs it. The script sees the working folder as
 * /here, and its arguments as `sys.argv`.
 */
import { readFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { startPython } from "./start.mjs";

const [runtime, script, ...args] = process.argv.slice(2);
const folder = path.resolve(runtime);
const shared = { stdout: console.log, stderr: console.error, env: { PYTHONHASHSEED: "0", HOME: "/home" } };

/** Start Pyodide with all that npm has of it. */
async function startWhole() {
  const { loadPyodide } = await import(pathToFileURL(path.join(folder, "pyodide.mjs")));
  return loadPyodide(shared);
}

/** Start what a page gets. */
async function startTrimmed() {
  const manifest = JSON.parse(await readFile(path.join(folder, "manifest.json"), "utf-8"));
  const read = async (name) => {
    const content = await readFile(path.join(folder, name));
    return content.buffer.slice(content.byteOffset, content.byteOffset + content.byteLength);
  };
  return startPython({ manifest, url: (name) => path.join(folder, name), read, options: shared });
}

try {
  const python = await (existsSync(path.join(folder, "manifest.json")) ? startTrimmed() : startWhole());
  python.mountNodeFS("/here", process.cwd());
  python.FS.chdir("/here");
  python.globals.set("arguments", python.toPy([script, ...args]));
  await python.runPythonAsync("import sys; sys.argv = arguments; del arguments");
  python.globals.set("__name__", "__main__");
  await python.runPythonAsync(await readFile(script, "utf-8"), { filename: script });
} catch (error) {
  // Without the stack, which shows the whole of Pyodide's minified source.
  console.error(error.message);
  process.exit(1);
}
// Pyodide leaves timers behind, so Node.js would not end; but what was printed may still be on its way to a pipe.
process.stdout.write("", () => process.exit(0));
