import { beforeAll, expect, test, vi } from "vitest";
import { fold, fromSnapshot, type Step, type TableState } from "../scene/fold";
import { LANGS, locale, SAMPLES, sample } from "../testing/samples";
import { EventFormatter } from "../words/formatter";
import { Words } from "../words/words";
import { TakeHold } from "./takeHold.svelte";
import { cardsTakenBy, type CardsTaken, markTaken, takeText } from "./takes";

/** Everything that is taken off the table in the sample games, with the state before it, for each viewer. */
const found: { name: string; take: CardsTaken; state: TableState; step: Step; viewer: number | null }[] = [];
beforeAll(async () => {
  for (const name of SAMPLES) {
    for (const { snapshot, lines, viewer } of (await sample(name)).viewers) {
      let state = fromSnapshot(snapshot);
      for (const { news } of lines) {
        let before = state;
        const change = fold(state, news);
        for (const step of change.steps) {
          const take = cardsTakenBy(step, before.game);
          if (take) found.push({ name, take, state: before, step, viewer });
          before = step.state;
        }
        state = change.state;
      }
    }
  }
}, 60_000);

test("the last card of a trick is among its cards before they are taken", () => {
  const tricks = found.filter(({ take }) => take.event.kind === "trick");
  expect(tricks.length).toBeGreaterThan(10);
  for (const { name, take, state, step } of tricks) {
    const { zones, table } = state.game!;
    const plays = table["plays"] as [number, string][];
    expect(plays.length, name).toBe(zones["trick"]!.count);
    expect(
      plays.map(([, card]) => card),
      name,
    ).toEqual(zones["trick"]!.items.map(({ card }) => card));
    expect(new Set(plays.map(([seat]) => seat)).size, name).toBe(plays.length);
    const marked = markTaken(state, take).game!;
    expect(marked.table["ahead"], name).toBe(step.event.seat);
    expect(marked.waiting).toEqual([]);
  }
});

test("who takes cards is said in every language, with values that add up where the cards count", async () => {
  const words = await Promise.all(LANGS.map(async (lang) => new Words(lang, await locale(lang))));
  const used = new Set<string>();
  const first = words[0]!.first.bind(words[0]);
  words[0]!.first = (...ids) => {
    const id = first(...ids);
    if (id?.startsWith("page-taken-")) used.add(id);
    return id;
  };
  const counted = found.filter(({ take }) => take.values !== null);
  expect(counted.length).toBeGreaterThan(0);
  for (const { name, take, state, viewer } of found) {
    for (const one of words) {
      const { title, detail } = takeText(EventFormatter.of(one, state, viewer), take);
      expect(title, `${name} ${one.lang}`).not.toBe("");
      expect(`${title} ${detail}`, `${name} ${one.lang}`).not.toContain("$");
      const [, values, sum] = /^([\d + ]+) = (\d+)/.exec(detail.replace(/[\u2068\u2069]/g, "")) ?? [];
      if (values !== undefined)
        expect(
          values.split(" + ").reduce((all, value) => all + Number(value), 0),
          detail,
        ).toBe(Number(sum));
    }
  }
  const all = [...(await locale(LANGS[0]!)).matchAll(/^(page-taken-[\w-]+) =/gm)].map(([, id]) => id!);
  expect(new Set(all), "every message is used").toEqual(used);
});

test("cards stay for a moment; a tap goes on, but not one that was meant for the last card", async () => {
  vi.useFakeTimers();
  try {
    const hold = new TakeHold();
    const seen: string[] = [];
    const take = {} as CardsTaken;
    void hold.show(take).then(() => seen.push("first"));
    hold.skip();
    await vi.advanceTimersByTimeAsync(500);
    expect([hold.take, seen]).toEqual([take, []]);
    hold.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([hold.take, seen]).toEqual([null, ["first"]]);
    void hold.show(take, { hurry: true }).then(() => seen.push("second"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen).toEqual(["first", "second"]);
    const detach = hold.attach();
    void hold.show(take).then(() => seen.push("third"));
    detach();
    await vi.advanceTimersByTimeAsync(0);
    expect([hold.attached, seen.at(-1)]).toEqual([false, "third"]);
  } finally {
    vi.useRealTimers();
  }
});
