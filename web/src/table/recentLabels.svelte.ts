import { untrack } from "svelte";
import type { JournalEntry } from "../scene/fold";
import type { SeatLabel } from "./seatEvents";
import { entriesAfter } from "./seatEvents";
import type { TableView } from "./tableView";

/** After a jump, only the last entries are news. */
const MAX_NEWS = 8;
const MAX_LABELS = 2;

/** Labels for journal entries, each shown for a while after its entry is drawn. */
export class RecentLabels {
  shown = $state.raw<readonly SeatLabel[]>([]);
  private lastKey: string | null = null;

  /** Follow the journal of a view; call this while a component is set up. */
  constructor(view: () => TableView, labelsOf: (entry: JournalEntry) => SeatLabel[], duration: number) {
    $effect(() => {
      const journal = view().state?.journal ?? [];
      const news = entriesAfter(journal, this.lastKey).slice(-MAX_NEWS);
      this.lastKey = journal.at(-1)?.key ?? null;
      const labels = untrack(() => news.flatMap(labelsOf));
      if (labels.length === 0) return;
      // In a replay an entry may be drawn again while its label is still there.
      const others = untrack(() => this.shown).filter(({ key }) => labels.every((label) => label.key !== key));
      this.shown = [...others, ...labels].slice(-MAX_LABELS);
      setTimeout(() => (this.shown = this.shown.filter((label) => !labels.includes(label))), duration);
    });
  }
}
