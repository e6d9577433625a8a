import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { SIGNS } from "../look/signs";
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
const suited = ["clubs", "spades", "hearts", "diamonds"].flatMap((suit) =>
  [2, 3, 4, 5, 6, 7, 8, 9, 10, "J", "Q", "K", "A"].map((text) => faceOf({ draw: "suited", suit, text }, suit + text)),
);
const joker = faceOf({ draw: "suited", suit: "wild", text: "X" }, "X");
const odd: Face[] = [
  ...[14, "Z"].map((text) => faceOf({ draw: "suited", suit: "hearts", text }, `h${text}`)),
  faceOf({ draw: "suited" }, "h"),
  faceOf({}, "odd"),
  faceOf({ draw: "banner", suit: "other", colour: "w", number: 7 }, "w7"),
  faceOf({ draw: "hem", suit: "other", text: "Z" }, "Z"),
  faceOf({ draw: "symbol", symbol: "anchor", number: 3 }, "a3"),
  { ...faceOf({ draw: "hem", suit: "wild", kind: "wild" }, "W"), named: "red" },
];
const all = [...decks.flat(), ...french, ...suited, joker, ...odd];

describe("a card", () => {
  it.each([{}, { small: true }, { overlapped: true, word: "Aussetzen" }])("is drawn for every face: %o", (props) => {
    for (const face of all) {
      const html = render(Card, { props: { face, label: face.name, ...props } }).body;
      expect(html).toMatch(/<path|<text/);
      expect(html).not.toMatch(/undefined|NaN|null|style=/);
    }
  });

  it("is different from every other card of its game", () => {
    for (const deck of [...decks, french, [...suited, joker]]) {
      const drawn = deck.map((face) => render(Card, { props: { face } }).body);
      expect(new Set(drawn).size).toBe(drawn.length);
    }
  });

  it("of a suited deck shows rank and suit in two corners, and as many pips as it counts", () => {
    for (const face of suited) {
      const html = render(Card, { props: { face } }).body;
      const sign = `d="${SIGNS[face.suit as "clubs"]}"`;
      const pips = { J: 2, Q: 2, K: 2, A: 1 }[face.text!] ?? Number(face.text);
      expect(html.split(sign)).toHaveLength(pips + 3);
      expect(html.split(`>${face.text}<`).length).toBeGreaterThan(2);
      const small = render(Card, { props: { face, small: true } }).body;
      expect([small.split(sign).length, small.split(`>${face.text}<`).length]).toEqual([2, 2]);
    }
    expect(render(Card, { props: { face: joker } }).body).not.toContain("<text");
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

  it("shows no face when it is face down", () => {
    const down = render(Card, { props: { face: null, label: "a card" } }).body;
    expect(down).not.toContain("<text");
    expect(render(Card, { props: { face: null, back: "tile" } }).body).not.toContain("<text");
  });
});
