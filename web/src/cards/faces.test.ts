import { describe, expect, it } from "vitest";
import { EX_HOP, POINTS, RAISE, RAISE_BOX, TILES, UNO, XXL } from "../gallery/boxes";
import { faceOf, seatSuit, suitOf, turn } from "./faces";

describe("every card of every box", () => {
  const boxes = {
    uno: UNO,
    "uno-match": UNO,
    "xxl-reihe": XXL,
    "ex-hop": [...EX_HOP, ...TILES],
    raise: [...RAISE, ...POINTS],
  };
  for (const [game, cards] of Object.entries(boxes)) {
    it(`of ${game} has a face of its own`, () => {
      const faces = [...new Set(cards)].map((card) => JSON.stringify(faceOf(game, card, { box: RAISE_BOX })));
      expect(new Set(faces).size).toBe(faces.length);
      expect(faces.filter((face) => face.includes("plain"))).toEqual([]);
    });
  }

  it("is in the box as often as the rules say", () => {
    expect([UNO.length, XXL.length, EX_HOP.length, TILES.length, RAISE.length, POINTS.length]).toEqual([
      54, 55, 72, 18, 19, 14,
    ]);
  });
});

describe("UNO", () => {
  it("reads numbers, actions and wilds", () => {
    expect(faceOf("uno", "r7")).toEqual({ deck: "uno", suit: "red", rank: "7" });
    expect(faceOf("uno", "y+2")).toEqual({ deck: "uno", suit: "yellow", rank: "+2" });
    expect(faceOf("uno", "gS")).toEqual({ deck: "uno", suit: "green", rank: "skip" });
    expect(faceOf("uno", "bR")).toEqual({ deck: "uno", suit: "blue", rank: "reverse" });
    expect(faceOf("uno", "W+4")).toEqual({ deck: "uno", suit: "wild", rank: "+4" });
  });

  it("knows the colour that a wild card stands for", () => {
    expect(faceOf("uno", "W=b")).toEqual({ deck: "uno", suit: "wild", rank: "wild", named: "blue" });
  });
});

describe("XXL", () => {
  it("has the number written first on top, and turns", () => {
    const face = faceOf("xxl-farbe", "r0y10");
    expect(face).toEqual({
      deck: "xxl",
      upper: { suit: "red", value: 0 },
      lower: { suit: "yellow", value: 10 },
      total: 10,
    });
    if (face.deck === "xxl") expect(turn(face)).toEqual(faceOf("xxl-farbe", "y10r0"));
  });

  it("has different colours and numbers on each card, all pairs once", () => {
    const pairs = XXL.map((card) => faceOf("xxl-pur", card)).map((face) => {
      if (face.deck !== "xxl") throw new Error("not a card of XXL");
      expect(face.upper.suit).not.toBe(face.lower.suit);
      return `${face.upper.value}-${face.lower.value}`;
    });
    expect(new Set(pairs).size).toBe(55);
  });
});

describe("Ex & Hop", () => {
  it("reads cards and tiles", () => {
    expect(faceOf("ex-hop", "p12")).toEqual({ deck: "ex-hop", suit: "purple", letter: "p", value: 12 });
    expect(faceOf("ex-hop", "-4")).toEqual({ deck: "tile", points: -4 });
    expect(faceOf("ex-hop", "+5")).toEqual({ deck: "tile", points: 5 });
  });

  it("takes colours as the box of the table names them", () => {
    const box = {
      colours: [
        { letter: "w", name: "white" },
        { letter: "x", name: "red" },
      ],
    };
    expect(faceOf("ex-hop", "w7", { box })).toEqual({ deck: "ex-hop", suit: "other", letter: "w", value: 7 });
    expect(suitOf("x", box)).toBe("red");
    expect(suitOf("o")).toBe("orange");
  });
});

describe("Raise", () => {
  it("takes points from the box, and the colour from the seat", () => {
    expect(faceOf("raise", "d4", { box: RAISE_BOX, seat: 1 })).toEqual({
      deck: "raise",
      symbol: "diamond",
      number: 4,
      points: 5,
      suit: "red",
    });
  });

  it("prefers points that are written, and does without both", () => {
    expect(faceOf("raise", "b2*3", { box: RAISE_BOX })).toMatchObject({ points: 3, suit: null });
    expect(faceOf("raise", "b2")).toMatchObject({ points: null, suit: null });
  });

  it("reads point cards", () => {
    expect(faceOf("raise", "14")).toEqual({ deck: "points", value: 14 });
  });

  it("gives five seats different colours", () => {
    expect(new Set([0, 1, 2, 3, 4].map(seatSuit)).size).toBe(5);
  });
});

describe("what cannot be read", () => {
  const odd = [
    "",
    " ",
    "r",
    "7",
    "rr7",
    "r77",
    "W+5",
    "W=x",
    "r0y",
    "r0y7z",
    "z9",
    "++",
    "-0",
    "+12",
    "b",
    "b22",
    "q1",
    "🂡",
    "<b>",
  ];
  for (const game of ["uno", "xxl-pur", "raise", "skat", ""]) {
    it(`is shown as it is written in ${game || "a game without a name"}`, () => {
      const faces = odd.map((text) => [text, faceOf(game, text)] as const);
      const plain = faces.filter(([, face]) => face.deck === "plain");
      expect(plain.every(([text, face]) => face.deck === "plain" && face.text === text)).toBe(true);
      expect(plain.length).toBeGreaterThanOrEqual(odd.length - 1);
    });
  }
});
