import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { EX_HOP, POINTS, RAISE, RAISE_BOX, TILES, UNO, XXL } from "../gallery/boxes";
import Card from "./Card.svelte";
import { faceOf } from "./faces";

const all = [
  ...[...UNO, "W=r", "W+4=g", "odd"].map((card) => ["uno", card] as const),
  ...XXL.map((card) => ["xxl-pur", card] as const),
  ...[...EX_HOP, ...TILES, "w7"].map((card) => ["ex-hop", card] as const),
  ...[...RAISE, ...POINTS].map((card) => ["raise", card] as const),
];

describe("a card", () => {
  it.each([{}, { small: true }, { overlapped: true, turned: true, word: "Aussetzen" }])(
    "is drawn whatever it is: %o",
    (props) => {
      const drawn = all.map(([game, card]) => {
        const face = faceOf(game, card, { box: RAISE_BOX, seat: 0 });
        return render(Card, { props: { face, label: card, ...props } }).body;
      });
      for (const html of drawn) {
        expect(html).toMatch(/<path|<text/);
        expect(html).not.toMatch(/undefined|NaN|null|style=/);
      }
    },
  );

  it("is different from every other card", () => {
    const kinds = [...new Map(all.map((entry) => [entry.join(), entry])).values()];
    const drawn = kinds.map(
      ([game, card]) => render(Card, { props: { face: faceOf(game, card, { box: RAISE_BOX }) } }).body,
    );
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it("has a name, or is decoration", () => {
    const face = faceOf("uno", "r7");
    expect(render(Card, { props: { face, label: "red 7" } }).body).toContain('role="img" aria-label="red 7"');
    expect(render(Card, { props: { face } }).body).toContain('aria-hidden="true"');
  });

  it("shows no face when it lies face down", () => {
    const down = render(Card, { props: { face: null, label: "a card" } }).body;
    expect(down).not.toContain("<text");
    expect(render(Card, { props: { face: null, back: "tile" } }).body).not.toContain("<text");
  });
});
