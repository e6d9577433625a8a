import { describe, expect, it } from "vitest";
import { looks } from "../testing/samples";
import { faceOf, numbersOf, partsOf, seatSuit, suitOf, withFirst } from "./faces";

const all = await looks();
const game = (id: string) => all[id]!;

describe("every card of every game", () => {
  for (const [id, look] of Object.entries(all)) {
    it(`of ${id} has a unique face`, () => {
      const faces = Object.entries(look.cards).map(([card, parts]) => JSON.stringify({ ...faceOf(parts), card }));
      expect(new Set(faces.map((face) => face.replace(/"card":.*/, ""))).size).toBe(faces.length);
      expect(faces.filter((face) => face.includes('"draw":"plain"'))).toEqual([]);
    });
  }
});

describe("a face", () => {
  it("has a suit, a number and a kind", () => {
    const { cards } = game("uno");
    expect(faceOf(cards["r7"]!)).toMatchObject({ draw: "hem", suit: "red", kind: "number", sides: [{ value: 7 }] });
    expect(faceOf(cards["y+2"]!)).toMatchObject({ suit: "yellow", kind: "two" });
    expect(faceOf(cards["W+4"]!)).toMatchObject({ suit: "wild", kind: "four" });
  });

  it("shows the number first that is written first", () => {
    const look = game("xxl-farbe");
    const [card] = Object.entries(look.cards).find(([, parts]) => "number2" in parts)!;
    const [one, other] = numbersOf(look, card);
    const turned = withFirst(look, card, ({ letter }) => letter === other!.letter);
    expect(turned).toBe(`${other!.letter}${other!.value}${one!.letter}${one!.value}`);
    expect(numbersOf(look, turned)).toEqual([other, one]);
    expect(withFirst(look, card, ({ letter }) => letter === one!.letter)).toBe(card);
    expect(withFirst(look, card, () => false)).toBe(card);
    expect(partsOf(look, turned)["value"]).toBe(partsOf(look, card)["value"]);
  });

  it("takes colours as the table names them", () => {
    const look = { colours: { w: { suit: "other", named: "white" }, x: { suit: "red" } } };
    expect([suitOf("w", look), suitOf("x", look), suitOf("o", look), suitOf("x")]).toEqual([
      "other",
      "red",
      "other",
      "other",
    ]);
  });

  it("has what a card counts", () => {
    const { cards } = game("raise");
    expect(faceOf(cards["d4"]!)).toMatchObject({ draw: "symbol", symbol: "diamond", value: 5 });
    expect(faceOf(cards["14"]!)).toMatchObject({ draw: "points", value: 14 });
  });

  it("of an unknown card is its notation", () => {
    expect(faceOf(partsOf(game("uno"), "x99!"), "x99!")).toMatchObject({ draw: "plain", name: "x99!", suit: "other" });
  });

  it("has another colour for each of five seats", () => {
    expect(new Set([0, 1, 2, 3, 4].map(seatSuit)).size).toBe(5);
  });
});
