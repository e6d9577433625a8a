import { expect, test } from "vitest";
import { SAMPLES, sample } from "../testing/samples";
import { fold, fromSnapshot } from "../scene/fold";
import { layOutMiddle } from "./middleLayout";
import { recentCards } from "./recentCards";

test.each(SAMPLES)("recent cards match the events that played them: %s", async (name) => {
  for (const { snapshot, lines } of (await sample(name)).viewers) {
    let state = fromSnapshot(snapshot);
    for (const { news } of lines) {
      state = fold(state, news).state;
      if (!state.game) continue;
      for (const pile of layOutMiddle(state.game).openPiles) {
        const cards = recentCards(state, pile, 3);
        expect(cards.map(({ id }) => id)).toEqual(pile.items.slice(-3).map(({ id }) => id));
        const [top, shown] = [cards.at(-1)?.card, pile.items.at(-1)?.card];
        if (shown) expect(letters(top)).toBe(letters(shown));
      }
    }
  }
});

/** Return the notation of a card independent of which number comes first. */
const letters = (card: string | null | undefined): string =>
  Array.from(card ?? "")
    .sort()
    .join("");
