import { expect, test } from "vitest";
import { Finder, pagesOf, plain, runsOf } from "./rulebook";

const files = import.meta.glob<string>("../../../src/tischlein/games/*/rulebook/*.md", {
  query: "?raw",
  import: "default",
});
const numbers = (text: string): Set<string> =>
  new Set([...text.matchAll(/^\*\*(\d+\.\d+)\*\* /gm)].map(([, rule]) => rule!));

test.each(Object.keys(files))("%s is read whole", async (path) => {
  const text = await files[path]!();
  const rules = numbers(text);
  const { title, intro, chapters } = pagesOf(text, rules);
  expect(title).not.toBe("");
  expect(intro.length).toBeGreaterThan(0);
  const numbered = chapters.filter(({ number }) => number); // the list of words at the end is not
  expect(numbered.map(({ number }) => Number(number))).toEqual(numbered.map((_, at) => at + 1));
  const blocks = [...intro, ...chapters.flatMap((chapter) => chapter.blocks)];
  expect(new Set(blocks.flatMap(({ rule }) => rule ?? []))).toEqual(rules);
  const said = blocks.flatMap(({ runs }) => runs);
  // Whoever writes more Markdown into a book teaches it to the page first.
  for (const { kind, text: words } of said) {
    if (kind !== "code") expect(words).not.toMatch(/[*`#|<]|\]\(|^[-+>] |^\d+\. /);
  }
  const letters = (some: string): string => some.replace(/[\s*`#]/g, "");
  const told = [title, ...intro.flatMap(({ runs }) => runs.map((run) => run.text))];
  for (const chapter of chapters) {
    told.push(chapter.number, chapter.title);
    for (const { rule, runs } of chapter.blocks) told.push(rule ?? "", ...runs.map((run) => run.text));
  }
  expect(letters(told.join(""))).toBe(letters(text));
});

test("what stands within a sentence", () => {
  expect(runsOf("† See rule 3.2, not 9.9: `r7` and *open* <b>.", new Set(["3.2"]))).toEqual([
    { kind: "mark", text: "†" },
    { kind: "text", text: "\u00a0See rule " },
    { kind: "rule", text: "3.2" },
    { kind: "text", text: ", not 9.9: " },
    { kind: "code", text: "r7" },
    { kind: "text", text: " and " },
    { kind: "em", text: "open" },
    { kind: "text", text: " <b>." },
  ]);
});

test("words are found without case and accents, and counted", () => {
  const finder = new Finder(" FUNF ");
  expect(finder.pieces("Fünf und fünf")).toEqual([
    { text: "Fünf", hit: 0 },
    { text: " und ", hit: null },
    { text: "fünf", hit: 1 },
  ]);
  expect(finder.pieces("FÜNFTER")).toEqual([
    { text: "FÜNF", hit: 2 },
    { text: "TER", hit: null },
  ]);
  expect(finder.hits).toBe(3);
  expect(plain("Őrült ★ 𝒳").length).toBe("Őrült ★ 𝒳".length);
});

test("nothing is found for a single letter, or for nothing", () => {
  for (const wanted of ["", " ", "a"]) {
    const finder = new Finder(wanted);
    expect(finder.pieces("banana")).toEqual([{ text: "banana", hit: null }]);
    expect(finder.hits).toBe(0);
  }
});
