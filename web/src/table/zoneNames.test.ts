import { beforeAll, expect, test } from "vitest";
import { app } from "../app/app.svelte";
import { fold, fromSnapshot, type Zone } from "../scene/fold";
import { LANGS, locale, SAMPLES, sample } from "../testing/samples";
import { EventFormatter } from "../words/formatter";
import { Words } from "../words/words";
import { zoneName } from "./zoneNames";

const words: Words[] = [];
beforeAll(async () => {
  for (const lang of LANGS)
    words.push(new Words(lang, await locale(lang), (id, error) => expect.fail(`${id}: ${error.message}`)));
});

test.each(SAMPLES)("%s: every zone has a name in every language, never an internal one", async (name) => {
  for (const { snapshot, lines, viewer } of (await sample(name)).viewers) {
    const named = new Set<string>();
    let state = fromSnapshot(snapshot);
    for (const { news } of lines) {
      state = fold(state, news).state;
      if (!state.game) continue;
      for (const zone of Object.values(state.game.zones)) {
        if (named.has(zone.name)) continue;
        named.add(zone.name);
        for (const one of words) {
          app.words = one;
          const formatter = EventFormatter.of(one, state, viewer);
          const label = zoneName({ formatter } as Parameters<typeof zoneName>[0], zone);
          expect(label, zone.name).toMatch(/\p{L}/u);
          expect(label.toLowerCase(), zone.name).not.toContain(zone.name.toLowerCase() + ".");
          expect(label).not.toMatch(/\w\.\d|[{}]|undefined/);
        }
      }
    }
  }
});

test("a zone of an unknown game has a general name", () => {
  for (const one of words) {
    app.words = one;
    const formatter = new EventFormatter(one, { names: ["Ada", "Bo"], you: 0, look: { book: "new" } as never });
    formatter.look.colours = {};
    const zone = { name: "gizmo.1", kind: "gizmo", seat: 1, shows: "all", count: 2, items: [] } as Zone;
    expect(zoneName({ formatter } as never, zone)).toContain("Bo");
    const common = zoneName({ formatter } as never, { ...zone, name: "gizmo", seat: null });
    expect(common).not.toContain("gizmo");
    expect(common).toMatch(/\p{L}/u);
  }
});
