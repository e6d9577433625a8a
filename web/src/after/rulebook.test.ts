import { expect, test } from "vitest";
import { foldText, parseRulebook, parseSpans, TextSearch } from "./rulebook";

const files = import.meta.glob<string>("../../../src/tischlein/games/*/rulebook/*.md", {
  query: "?raw",
  import: "default",
});
const numbers = (text: string): Set<string> =>
  new Set([...text.matchAll(/^\*\*(\d+\.\d+)\*\* /gm)].map(([, rule]) => rule!));

test.each(Object.keys(files))("%s is parsed completely", async (path) => {
  const text = await files[path]!();
  const rules = numbers(text);
  const { title, intro, chapters } = parseRulebook(text, rules);
  expect(title).not.toBe("");
  expect(intro.length).toBeGreaterThan(0);
  const numbered = chapters.filter(({ number }) => number); // the glossary at the end is not
  expect(numbered.map(({ number }) => Number(number))).toEqual(numbered.map((_, at) => at + 1));
  const blocks = [...intro, ...chapters.flatMap((chapter) => chapter.blocks)];
  expect(new Set(blocks.flatMap(({ rule }) => rule ?? []))).toEqual(rules);
  const spans = blocks.flatMap((block) => block.spans);
  // Other Markdown has to be supported by the page first.
  for (const { kind, text: words } of spans) {
    if (kind !== "code") expect(words).not.toMatch(/[*`#|<]|\]\(|^[-+>] |^\d+\. /);
  }
  const letters = (some: string): string => some.replace(/[\s*`#]/g, "");
  const parsed = [title, ...intro.flatMap(({ spans }) => spans.map((span) => span.text))];
  for (const chapter of chapters) {
    parsed.push(chapter.number, chapter.title);
    for (const { rule, spans } of chapter.blocks) parsed.push(rule ?? "", ...spans.map((span) => span.text));
  }
  expect(letters(parsed.join(""))).toBe(letters(text));
});

test("the spans of a sentence", () => {
  expect(parseSpans("† See rule 3.2, not 9.9: `r7` and *open* <b>.", new Set(["3.2"]))).toEqual([
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

test("a search ignores case and accents, and counts", () => {
  const search = new TextSearch(" FUNF ");
  expect(search.split("Fünf und fünf")).toEqual([
    { text: "Fünf", hit: 0 },
    { text: " und ", hit: null },
    { text: "fünf", hit: 1 },
  ]);
  expect(search.split("FÜNFTER")).toEqual([
    { text: "FÜNF", hit: 2 },
    { text: "TER", hit: null },
  ]);
  expect(search.hits).toBe(3);
  expect(foldText("Őrült ★ 𝒳").length).toBe("Őrült ★ 𝒳".length);
});

test("a single letter finds nothing", () => {
  for (const wanted of ["", " ", "a"]) {
    const search = new TextSearch(wanted);
    expect(search.split("banana")).toEqual([{ text: "banana", hit: null }]);
    expect(search.hits).toBe(0);
  }
});
