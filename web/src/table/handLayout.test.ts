import { describe, expect, test } from "vitest";
import { looks } from "../testing/samples";
import { layOutHand, moveCard, type HandSpace, sortHand } from "./handLayout";

const all = await looks();
const { uno } = all;
const twins = Object.values(all).find((look) => Object.values(look.cards).some((card) => "number2" in card));
const six = {
  cards: Object.fromEntries(
    ["r", "p"].flatMap((colour) => [1, 7, 10].map((number) => [colour + number, { colour, number }])),
  ),
};
const french = {
  cards: Object.fromEntries(
    ["r", "g"].flatMap((colour) => ["7", "10", "J", "A"].map((text) => [colour + text, { colour, text }])),
  ),
};

const hand = (text: string) => text.split(" ").map((card, at) => ({ id: `${at}`, card }));
const cards = (items: { card: string | null }[]): string => items.map(({ card }) => card).join(" ");

describe("order", () => {
  test("by colour, then by number; wilds last", () => {
    expect(cards(sortHand(hand("W g3 r+2 r7 W+4 y1"), uno!, "colour"))).toBe("r7 r+2 y1 g3 W W+4");
    expect(cards(sortHand(hand("p1 r10 r7"), six, "colour"))).toBe("r7 r10 p1");
  });
  test("by number, then by colour", () => {
    expect(cards(sortHand(hand("b3 r7 W r3 y1"), uno!, "number"))).toBe("y1 r3 b3 r7 W");
  });
  test("of a card with two numbers the lower one counts first", () => {
    const deck = Object.keys(twins!.cards).filter((card) => "number2" in twins!.cards[card]!);
    const order = sortHand(hand(deck.join(" ")), twins!, "number");
    const numbers = order.map(({ card }) => Number(twins!.cards[card!]!["number"]));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });
  test("cards without numbers, in the order of the box", () => {
    expect(cards(sortHand(hand("gA rA r7 rJ g10 r10"), french, "colour"))).toBe("r7 r10 rJ rA g10 gA");
    expect(cards(sortHand(hand("gA rJ g7 r10 r7"), french, "number"))).toBe("r7 r10 rJ g7 gA");
  });
  test("as dealt, or as the player arranged it", () => {
    expect(cards(sortHand(hand("b3 r7 W"), uno!, "dealt"))).toBe("b3 r7 W");
    expect(cards(sortHand(hand("b3 r7 W y1"), uno!, "colour", ["2", "0", "1"]))).toBe("W b3 r7 y1");
  });
  test("a card is moved to another position", () => {
    expect(moveCard(["a", "b", "c", "d"], "a", 2)).toEqual(["b", "c", "a", "d"]);
    expect(moveCard(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
  });
});

describe("the layout", () => {
  const phone: HandSpace = { width: 336, height: 740, form: "upright", rem: 16, overlap: true };
  const desk: HandSpace = { width: 880, height: 800, form: "wide", rem: 16, overlap: true };
  const wide = ({ across, step, width }: ReturnType<typeof layOutHand>): number => (across - 1) * step + width;

  test.each([1, 2, 5, 7, 9])("%i cards on a phone: one row, with a strip of each visible", (count) => {
    const found = layOutHand(count, phone);
    expect(found.rows).toBe(1);
    expect(found.step).toBeGreaterThanOrEqual(33);
    expect(wide(found)).toBeLessThanOrEqual(phone.width + 0.01);
  });
  test.each([10, 12, 16])("%i cards on a phone: two rows", (count) => {
    const found = layOutHand(count, phone);
    expect([found.rows, found.scrolls]).toEqual([2, false]);
    expect(Math.min(found.step, found.width)).toBeGreaterThan(33);
    expect(wide(found)).toBeLessThanOrEqual(phone.width + 0.01);
  });
  test.each([17, 26])("%i cards on a phone: two rows that scroll", (count) => {
    const found = layOutHand(count, phone);
    expect([found.rows, found.scrolls]).toEqual([2, true]);
    expect(found.width).toBeGreaterThan(44);
  });
  test("many cards on a small phone: one row that scrolls", () => {
    const found = layOutHand(26, { ...phone, height: 640 });
    expect([found.rows, found.scrolls]).toEqual([1, true]);
    expect(found.step).toBeGreaterThanOrEqual(24);
  });
  test.each([1, 7, 12, 26])("%i cards on a desktop fit into one row", (count) => {
    const found = layOutHand(count, desk);
    expect(found.rows).toBe(1);
    expect(found.step).toBeGreaterThan(30);
    expect(wide(found)).toBeLessThanOrEqual(desk.width + 0.01);
  });
  test.each([
    ["sideways", 390, 375],
    ["wide", 600, 620],
  ] as const)(
    "a low window that is %s: smaller cards in one row, which scrolls if they are many",
    (form, width, height) => {
      const low: HandSpace = { width, height, form, rem: 16, overlap: true };
      expect(layOutHand(6, low).width).toBeLessThan(90);
      const many = layOutHand(26, low);
      expect([many.rows, many.scrolls]).toEqual([1, true]);
      expect(many.step).toBeGreaterThanOrEqual(24);
    },
  );
  test("many cards on a tablet: two rows", () => {
    const found = layOutHand(26, { width: 660, height: 1024, form: "tall", rem: 16, overlap: true });
    expect([found.rows, found.scrolls]).toEqual([2, false]);
    expect(found.step).toBeGreaterThan(33);
    expect(wide(found)).toBeLessThanOrEqual(660.01);
  });
  test("in a large window the cards are large", () => {
    const large: HandSpace = { width: 1900, height: 1440, form: "wide", rem: 27, overlap: true };
    expect(layOutHand(7, large).width).toBeGreaterThan(180);
  });
  test("cards that do not overlap grow narrower", () => {
    const found = layOutHand(6, { ...phone, overlap: false });
    expect(found.step).toBeGreaterThan(found.width);
    expect(wide(found)).toBeLessThanOrEqual(phone.width + 0.01);
  });
});
