import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path) => readFileSync(new URL(path, import.meta.url), "utf8");

test.each(["de", "en", "fr", "hu"])("%s: the static shell has the headline of the start page", (lang) => {
  const [, headline] = /^page-start-title = (.+)$/m.exec(read(`../../src/tischlein/locales/${lang}.start.ftl`));
  expect(read("../index.html")).toContain(`<span lang="${lang}">${headline}</span>`);
});
