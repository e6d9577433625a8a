// Which folder of src/ may import which, and the ESLint rule that holds them to it.
import { dirname, relative, resolve, sep } from "node:path";

/** From the bottom up: a folder may import only folders above it in this list, so there are no cycles. */
export const FOLDERS = {
  net: [],
  look: [],
  worker: [],
  cards: ["net", "look"],
  scene: ["net"],
  words: ["net", "cards", "scene"],
  app: ["net", "look", "words"],
  table: ["net", "look", "cards", "scene", "words", "app"],
  start: ["net", "look", "cards", "scene", "words", "app", "table"],
  after: ["net", "look", "cards", "scene", "words", "app", "table"],
  modes: ["net", "look", "cards", "scene", "words", "app", "table"],
  pages: ["net", "look", "cards", "scene", "words", "app", "table", "start", "after", "modes"],
  gallery: ["net", "look", "cards"],
  testing: ["net"],
};
/** What is in src/ itself: it opens the page. */
const ROOT = ["look", "app", "pages"];

const SRC = resolve(import.meta.dirname, "../src");
const folderOf = (file) => {
  const path = relative(SRC, file).split(sep);
  return path.length > 1 ? path[0] : "";
};

/** Why a file may not import a path; null if it may. */
export function forbidden(file, path) {
  const from = folderOf(file);
  if (!path.startsWith(".") || from === "..") return null;
  const to = folderOf(resolve(dirname(file), path));
  if (to === from) return null;
  if (!(from === "" || from in FOLDERS)) return `${from}/ is not in tools/folders.js`;
  const allowed = from === "" ? ROOT : FOLDERS[from];
  if (allowed.includes(to) || (to === "testing" && file.endsWith(".test.ts"))) return null;
  return `${from || "src"}/ may not import ${to ? `${to}/` : "from src/ itself"} (tools/folders.js)`;
}

/** Imports and exports, also dynamic ones and those of types alone. */
export const rule = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const check = ({ source }) => {
      if (typeof source?.value !== "string") return;
      const message = forbidden(context.filename, source.value);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};
