import { readdirSync, readFileSync } from "node:fs";
import { Linter } from "eslint";
import { parser } from "typescript-eslint";
import { expect, test } from "vitest";
import { FOLDERS, rule, whyForbidden } from "./folders.js";

const at = (path) => new URL(`../${path}`, import.meta.url);
const file = (path) => at(`src/${path}`).pathname;

test("every folder is listed, after those it imports", () => {
  const found = readdirSync(at("src"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = Object.keys(FOLDERS);
  expect(names.toSorted()).toEqual(found.map(({ name }) => name).toSorted());
  for (const [at, name] of names.entries())
    expect(names.slice(0, at), name).toEqual(expect.arrayContaining(FOLDERS[name]));
});

test("the README lists the same imports", () => {
  const rows = readFileSync(at("README.md"), "utf8").matchAll(/^\| `(\w+)\/` .*\| ([^|]*?) *\|$/gm);
  const listed = [...rows].map(([, name, list]) => [name, [...list.matchAll(/`(\w+)`/g)].map(([, other]) => other)]);
  expect(Object.fromEntries(listed)).toEqual(FOLDERS);
});

test.each([
  ["table/GameTable.svelte", "../start/ChatPreview.svelte"],
  ["table/middle/ZoneArea.svelte", "../../after/result"],
  ["table/labels.ts", "../App.svelte"],
  ["start/openTable.ts", "./../after/share"],
  ["net/api.ts", "../testing/fakes"],
  ["App.svelte", "./table/GameTable.svelte"],
  ["unknown/folder.ts", "../net/api"],
])("%s may not import %s", (from, path) => expect(whyForbidden(file(from), path)).toMatch(/folders\.js/));

test.each([
  ["table/middle/ZoneArea.svelte", "../labels"],
  ["table/middle/ZoneArea.svelte", "../../app/app.svelte"],
  ["net/api.test.ts", "../testing/fakes"],
  ["App.svelte", "./pages/StartPage.svelte"],
  ["words/words.ts", "@fluent/bundle"],
])("%s may import %s", (from, path) => expect(whyForbidden(file(from), path)).toBeNull());

test.each([
  'import "../start/openTable";',
  'import type { Name } from "../start/openTable";',
  'export { openTable } from "../start/openTable";',
  'export * from "../start/openTable";',
  'void import("../start/openTable");',
  'type Name = import("../start/openTable").Name;',
])("the linter finds `%s`", (code) => {
  const config = {
    files: ["**/*.ts"],
    languageOptions: { parser },
    plugins: { page: { rules: { folders: rule } } },
    rules: { "page/folders": "error" },
  };
  const found = new Linter({ cwd: at(".").pathname }).verify(code, config, { filename: file("table/labels.ts") });
  expect(found.map(({ message }) => message)).toEqual(["table/ may not import start/ (tools/folders.js)"]);
});
