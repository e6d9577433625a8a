// Runs tools/samples.py with the Python of the checkout.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const house = at("../../");
const python =
  process.env.PYTHON ?? (existsSync(at("../../.venv/bin/python")) ? at("../../.venv/bin/python") : "python3");
const env = { ...process.env, PYTHONPATH: `${house}src:${house}` };
const { status } = spawnSync(python, [at("samples.py")], { stdio: "inherit", env, cwd: house });
process.exit(status ?? 1);
