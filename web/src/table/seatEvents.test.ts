import { beforeAll, expect, test } from "vitest";
import type { JournalEntry } from "../scene/fold";
import { fold, fromSnapshot, type TableState } from "../scene/fold";
import { LANGS, locale, SAMPLES, sample } from "../testing/samples";
import { EventFormatter } from "../words/formatter";
import { Words } from "../words/words";
import { entriesAfter, hitBy, labelsAt } from "./seatEvents";

/** One entry of each sort that occurs in the sample games, with the state after it and the viewer's seat. */
const found = new Map<string, [JournalEntry, TableState, number | null]>();
beforeAll(async () => {
  for (const name of SAMPLES) {
    const { snapshot, lines, viewer } = (await sample(name)).viewers[0]!;
    let state = fromSnapshot(snapshot);
    for (const { news } of lines) {
      state = fold(state, news).state;
      if (!state.game) continue;
      for (const entry of state.journal.filter(({ seq, event }) => seq === news.seq && event)) {
        const { what, facts, seat, mover } = entry;
        const { why, call } = facts;
        const own = [seat === viewer, mover === viewer, ...Object.values(facts).map((fact) => fact === viewer)];
        found.set([state.game.look.book, what, Object.keys(facts), why, call, own].join(), [entry, state, viewer]);
      }
    }
  }
}, 60_000);

test("every label occurs in some game, and is short in every language", async () => {
  const used = new Set<string>();
  const words = await Promise.all(LANGS.map(async (lang) => new Words(lang, await locale(lang))));
  const first = words.map((one) => one.first.bind(one));
  for (const [at, one] of words.entries()) {
    one.first = (...ids) => {
      const found = first[at]!(...ids);
      if (found?.startsWith("page-seat-event-")) used.add(found);
      return found;
    };
  }
  for (const [entry, state, viewer] of found.values()) {
    for (const one of words) {
      const formatter = EventFormatter.of(one, state, viewer);
      for (let seat = 0; seat < state.people.length; seat++) {
        for (const { text } of labelsAt(formatter, entry, seat)) {
          expect(text.length, text).toBeLessThan(40);
          expect(text).not.toMatch(/[{}]|undefined|null/);
        }
      }
    }
  }
  const all = [...(await locale("en")).matchAll(/^(page-seat-event-[\w-]+) =/gm)].map(([, id]) => id!);
  // The samples do not have everything that can happen; then the event at least has a sentence.
  const isEvent = (id: string): boolean => words[0]!.has(id.replace("page-seat-event-", "event-"));
  expect(all.filter((id) => !used.has(id) && !isEvent(id))).toEqual([]);
  expect(used.size).toBeGreaterThan(all.length / 2);
});

test("what others do to the viewer is a sentence, and what the viewer does is none", async () => {
  const words = new Words("en", await locale("en"));
  const hits = new Set<string>();
  for (const [entry, state, viewer] of found.values()) {
    const text = hitBy(EventFormatter.of(words, state, viewer), entry);
    if (text) hits.add(text);
    if (entry.mover === viewer) expect(text).toBe("");
  }
  expect(hits).toContain("You miss a turn.");
  expect([...hits].some((text) => text.startsWith("You have to draw"))).toBe(true);
});

test("after a jump to another place in the journal nothing is new", () => {
  const journal = ["1.0", "1.1", "2.0"].map((key) => ({ key }) as JournalEntry);
  expect(entriesAfter(journal, "1.1").map(({ key }) => key)).toEqual(["2.0"]);
  expect(entriesAfter(journal, "9.0")).toEqual([]);
  expect(entriesAfter(journal, null)).toEqual([]);
});
