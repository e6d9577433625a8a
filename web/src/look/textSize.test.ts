import { expect, it } from "vitest";

const sources: Record<string, string> = import.meta.glob(["../**/*.svelte", "../**/*.css", "!../cards/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Return the declarations that set a text size in pixels, which ignores the text size of the browser. */
const inPixels = (source: string): string[] =>
  [
    ...source.matchAll(/^\s*(?:font|font-size|line-height|--t-\w+):(?![^;]*var\(--(?:die|step|cw))[^;{]*\dpx[^;]*;/gm),
  ].map(([declaration]) => declaration.trim());

it("finds text sizes in pixels", () => {
  expect(inPixels("p {\n  font: 600 12px/1 var(--sans);\n  font-size: calc(0.5 * var(--die, 34px));\n}")).toEqual([
    "font: 600 12px/1 var(--sans);",
  ]);
});

it.each(Object.entries(sources))("%s sets text sizes in rem", (_, source) => {
  expect(inPixels(source)).toEqual([]);
});
