import { describe, expect, it } from "vitest";
import contrastTokens from "./contrast.css?raw";
import tokens from "./tokens.css?raw";

/** Return the value of a token in a theme, with normal or high contrast, as #rrggbb. */
function token(name: string, theme: 0 | 1, high: boolean): string {
  const pattern = new RegExp(`--${name}: (.+);`);
  const value = ((high && pattern.exec(contrastTokens)) || pattern.exec(tokens))?.[1] ?? "";
  const both = /light-dark\((#\w+), (#\w+)\)/.exec(value);
  return both?.[theme + 1] ?? value;
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const part = parseInt(colour.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ["light", 0, false],
  ["dark", 1, false],
  ["light, high contrast", 0, true],
  ["dark, high contrast", 1, true],
] as const)("%s", (_, theme, high) => {
  const on = (ground: string, text: string) => contrast(token(ground, theme, high), token(text, theme, high));
  /** The contrast that WCAG demands of text, at its level AA or AAA, and of everything else. */
  const [enough, visible] = high ? [7, 4.5] : [4.5, 3];
  const suits = ["red", "yellow", "green", "blue", "orange", "purple"];

  const texts: [string, string][] = [
    ["oak", "on-oak"],
    ["oak", "on-oak-2"],
    ["linen", "on-linen"],
    ["linen", "on-linen-2"],
    ["linen-2", "on-linen-2"],
    ["paper", "ink"],
    ["paper", "ink-2"],
    ["paper-2", "ink-2"],
    ["strong", "on-strong"],
    ["card", "card-ink"],
    ["card", "card-ink-2"],
    ...suits.flatMap((suit): [string, string][] => [
      ["paper", `${suit}-deep`],
      ["linen", `${suit}-deep`],
    ]),
  ];
  it.each(texts)("text on %s is readable: %s", (ground, text) => {
    expect(on(ground, text)).toBeGreaterThan(enough);
  });

  it.each(["red", "blue", "purple", "wild"])("paper letters on %s are readable", (suit) => {
    expect(on(suit, "on-dark")).toBeGreaterThan(enough);
  });

  it.each(["yellow", "green", "orange", "other"])("ink on %s is readable", (suit) => {
    expect(on(suit, "on-light")).toBeGreaterThan(enough);
  });

  it.each(["linen", "oak", "paper"])("the focus ring and an empty slot are visible on %s", (ground) => {
    expect(on(ground, "focus")).toBeGreaterThan(visible);
    if (ground === "linen") expect(on(ground, "slot")).toBeGreaterThan(visible);
  });
});
