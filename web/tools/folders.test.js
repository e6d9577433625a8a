import { readdirSync, readFileSync } from "node:fs";
import { Linter } from "eslint";
import { parser } from "typescript-eslint";
import { expect, test } from "vitest";
import { FOLDERS, forbidden, rule } from "./folders.js";

const at = (path) => new URL(`../${path}`, import.meta.url);
const file = (path) => at(`src/${path}`).pathname;

test("every folder is listed, after those it imports", () => {
  const found = readdirSync(at("src"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = Object.keys(FOLDERS);
  expect(names.toSorted()).toEqual(found.map(({ name }) => name).toSorted());
  for (const [at, name] of names.entries())
    expect(names.slice(0, at), name).toEqual(expect.arrayContaining(FOLDERS[name]));
});

test("the README says the same", () => {
  const rows = readFileSync(at("README.md"), "utf8").matchAll(/^\| `(\w+)\/` .*\| ([^|]*?) *\|$/gm);
  const told = [...rows].map(([, name, list]) => [name, [...list.matchAll(/`(\w+)`/g)].map(([, other]) => other)]);
  expect(Object.fromEntries(told)).toEqual(FOLDERS);
});

test.each([
  ["table/Cloth.svelte", "../start/ChatPreview.svelte"],
  ["table/middle/Zone.svelte", "../../after/result"],
  ["table/deed.ts", "../App.svelte"],
  ["start/openTable.ts", "./../after/share"],
  ["net/api.ts", "../testing/fakes"],
  ["App.svelte", "./table/Cloth.svelte"],
  ["unheard/of.ts", "../net/api"],
])("%s may not import %s", (from, path) => expect(forbidden(file(from), path)).toMatch(/folders\.js/));

test.each([
  ["table/middle/Zone.svelte", "../deed"],
  ["table/middle/Zone.svelte", "../../app/app.svelte"],
  ["net/api.test.ts", "../testing/fakes"],
  ["App.svelte", "./pages/StartPage.svelte"],
  ["words/words.ts", "@fluent/bundle"],
])("%s may import %s", (from, path) => expect(forbidden(file(from), path)).toBeNull());

test.each([
  'import "../start/openTable";',
  'import type { Way } from "../start/openTable";',
  'export { open } from "../start/openTable";',
  'export * from "../start/openTable";',
  'void import("../start/openTable");',
  'type Way = import("../start/openTable").Way;',
])("the linter finds `%s`", (code) => {
  const config = {
    files: ["**/*.ts"],
    languageOptions: { parser },
    plugins: { page: { rules: { folders: rule } } },
    rules: { "page/folders": "error" },
  };
  const found = new Linter({ cwd: at(".").pathname }).verify(code, config, { filename: file("table/deed.ts") });
  expect(found.map(({ message }) => message)).toEqual(["table/ may not import start/ (tools/folders.js)"]);
});
