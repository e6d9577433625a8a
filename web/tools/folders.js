// The allowed imports between the folders of src/, and the ESLint rule that enforces them.
import { dirname, relative, resolve, sep } from "node:path";

/** A folder may import only folders that precede it in this list, so there are no cycles. */
export const FOLDERS = {
  net: [],
  local: ["net"],
  look: [],
  worker: [],
  cards: ["net", "look"],
  scene: ["net"],
  words: ["net", "cards", "scene"],
  app: ["net", "local", "look", "words"],
  table: ["net", "look", "cards", "scene", "words", "app"],
  book: ["net", "look", "scene", "words", "app"],
  start: ["net", "look", "cards", "scene", "words", "app", "table", "book"],
  after: ["net", "look", "cards", "scene", "words", "app", "table", "book"],
  modes: ["net", "look", "cards", "scene", "words", "app", "table"],
  puzzles: ["net", "look", "cards", "scene", "words", "app", "table", "start", "after"],
  pages: ["net", "look", "cards", "scene", "words", "app", "table", "book", "start", "after", "modes", "puzzles"],
  gallery: ["net", "look", "cards"],
  testing: ["net"],
};
/** The imports of the files in src/ itself, which start the page. */
const ROOT = ["look", "app", "pages"];

const SRC = resolve(import.meta.dirname, "../src");
const folderOf = (file) => {
  const path = relative(SRC, file).split(sep);
  return path.length > 1 ? path[0] : "";
};

/** Return why a file may not import a path, or null if it may. */
export function whyForbidden(file, path) {
  const from = folderOf(file);
  if (!path.startsWith(".") || from === "..") return null;
  const to = folderOf(resolve(dirname(file), path));
  if (to === from) return null;
  if (!(from === "" || from in FOLDERS)) return `${from}/ is not in tools/folders.js`;
  const allowed = from === "" ? ROOT : FOLDERS[from];
  if (allowed.includes(to) || (to === "testing" && file.endsWith(".test.ts"))) return null;
  return `${from || "src"}/ may not import ${to ? `${to}/` : "from src/ itself"} (tools/folders.js)`;
}

/** Checks imports and exports, including dynamic and type-only ones. */
export const rule = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const check = ({ source }) => {
      if (typeof source?.value !== "string") return;
      const message = whyForbidden(context.filename, source.value);
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
