import { expect, test } from "vitest";
import { SAMPLES, sample } from "../testing/samples";
import { fold, fromSnapshot } from "../scene/fold";
import { layOutMiddle } from "./middleLayout";
import { recentCards } from "./recentCards";

test.each(SAMPLES)("what was laid is known until it is covered too deep, and is what was said: %s", async (name) => {
  for (const { snapshot, lines } of (await sample(name)).viewers) {
    let state = fromSnapshot(snapshot);
    for (const { news } of lines) {
      state = fold(state, news).state;
      if (!state.game) continue;
      for (const heap of layOutMiddle(state.game).heaps) {
        const cards = recentCards(state, heap, 3);
        expect(cards.map(({ id }) => id)).toEqual(heap.items.slice(-3).map(({ id }) => id));
        const [top, shown] = [cards.at(-1)?.card, heap.items.at(-1)?.card];
        if (shown) expect(letters(top)).toBe(letters(shown));
      }
    }
  }
});

/** The same card, whichever number comes first. */
const letters = (card: string | null | undefined): string =>
  Array.from(card ?? "")
    .sort()
    .join("");
