import { expect, test } from "vitest";
import { SAMPLES, sample } from "../testing/samples";
import { lastTrick, text } from "./facts";
import { ahead, byColour, byNumber, openSides } from "./xxl";

test("a card lies with the number up that counts", () => {
  expect(byColour("r0y7", "y")).toBe("y7r0");
  expect(byColour("r0y7", "r")).toBe("r0y7");
  expect(byColour("r0y7", "g")).toBe("r0y7");
  expect(byNumber("r0y7", "y7")).toBe("y7r0");
});

test("a run goes on in its direction, the other number in both, and none beyond the ends", () => {
  const told = (card: string, run: string | null) => openSides(card, run).map(({ steps }) => steps);
  expect(told("y7r3", "y7-")).toEqual([[-1], [-1, 1]]);
  expect(told("y7r3", null)).toEqual([
    [-1, 1],
    [-1, 1],
  ]);
  expect(told("y0r10", "y0-")).toEqual([[], [-1]]);
});

test("the higher total decides between equal numbers, and trump before all", () => {
  expect(ahead([[0, "r7g9"], [1, "r7g8"]], "r", null)).toBe(0); // prettier-ignore
  expect(ahead([[0, "r9y1"], [1, "b0y2"]], "r", "b")).toBe(1); // prettier-ignore
  expect(ahead([[0, "r9y1"]], null, null)).toBeNull();
});

test.each(SAMPLES)("whoever is ahead at the end has won the trick: %s", async (name) => {
  for (const { lines } of (await sample(name)).viewers) {
    for (const { view } of lines) {
      const last = view && lastTrick(view.table);
      if (last) expect(ahead(last.plays, last.colour, text(view.table, "trump"))).toBe(last.winner);
    }
  }
});
