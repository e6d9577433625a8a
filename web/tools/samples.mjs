// Runs tools/samples.py with the Python of this checkout.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const root = at("../../");
const python =
  process.env.PYTHON ?? (existsSync(at("../../.venv/bin/python")) ? at("../../.venv/bin/python") : "python3");
const env = { ...process.env, PYTHONPATH: `${root}src:${root}` };
const { status } = spawnSync(python, [at("samples.py")], { stdio: "inherit", env, cwd: root });
process.exit(status ?? 1);
