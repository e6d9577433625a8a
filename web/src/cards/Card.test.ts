import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { looks } from "../testing/samples";
import Card from "./Card.svelte";
import { faceOf, type Face } from "./faces";

const decks = Object.values(await looks()).map((look) =>
  Object.entries(look.cards)
    .filter(([, { draw }]) => draw !== "number")
    .map(([card, parts]) => faceOf(parts, card)),
);
const french = ["red", "orange", "green", "blue"].flatMap((suit) =>
  ["7", "10", "J", "A"].map((text) => faceOf({ draw: "hem", suit, text, number: 0 }, `${suit}${text}`)),
);
const odd: Face[] = [
  faceOf({}, "odd"),
  faceOf({ draw: "banner", suit: "other", colour: "w", number: 7 }, "w7"),
  faceOf({ draw: "hem", suit: "other", text: "Z" }, "Z"),
  faceOf({ draw: "symbol", symbol: "anchor", number: 3 }, "a3"),
  { ...faceOf({ draw: "hem", suit: "wild", kind: "wild" }, "W"), named: "red" },
];
const all = [...decks.flat(), ...french, ...odd];

describe("a card", () => {
  it.each([{}, { small: true }, { overlapped: true, word: "Aussetzen" }])("is drawn whatever it is: %o", (props) => {
    for (const face of all) {
      const html = render(Card, { props: { face, label: face.name, ...props } }).body;
      expect(html).toMatch(/<path|<text/);
      expect(html).not.toMatch(/undefined|NaN|null|style=/);
    }
  });

  it("is different from every other card of its game", () => {
    for (const deck of [...decks, french]) {
      const drawn = deck.map((face) => render(Card, { props: { face } }).body);
      expect(new Set(drawn).size).toBe(drawn.length);
    }
  });

  it("shows any short text", () => {
    const html = render(Card, { props: { face: french[1]! } }).body;
    expect(html.match(/>10</g)).toHaveLength(2);
  });

  it("has a name, or is decoration", () => {
    const face = all[0]!;
    expect(render(Card, { props: { face, label: "red 7" } }).body).toContain('role="img" aria-label="red 7"');
    expect(render(Card, { props: { face } }).body).toContain('aria-hidden="true"');
  });

  it("shows no face when it lies face down", () => {
    const down = render(Card, { props: { face: null, label: "a card" } }).body;
    expect(down).not.toContain("<text");
    expect(render(Card, { props: { face: null, back: "tile" } }).body).not.toContain("<text");
  });
});
