import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("links go through `pathTo`, as the static build has them in fragments", () => {
  const src = new URL("../src/", import.meta.url);
  const files = readdirSync(src, { recursive: true }).filter((name) => name.endsWith(".svelte"));
  const wrong = files.filter((name) => /href=["'{`]+\//.test(readFileSync(new URL(name, src), "utf8")));
  expect(wrong).toEqual([]);
});
