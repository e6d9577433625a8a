// Short labels for what happens to a seat: "Skipped!", "+2", "Passes". The words decide which events have one.

import type { JournalEntry } from "../scene/fold";
import type { EventFormatter } from "../words/formatter";

export interface SeatLabel {
  readonly key: string;
  readonly text: string;
  /** Whether somebody else's move did it to the seat. */
  readonly hit: boolean;
}

/** Return the labels that an entry puts at a seat. */
export function labelsAt(formatter: EventFormatter, entry: JournalEntry, seat: number): SeatLabel[] {
  const { event, key, facts } = entry;
  if (!event || formatter.isSilent(entry)) return [];
  const concerns = Object.keys(facts).filter((fact) => formatter.look.facts[fact] === "seat" && facts[fact] === seat);
  const texts = [
    ...(event.seat === seat ? [formatter.formatSeatEvent(event)] : []),
    ...concerns.map((fact) => formatter.formatSeatEvent(event, fact)),
  ];
  return texts.flatMap((text, at) => (text ? { key: `${key}.${at}`, text, hit: entry.mover !== seat } : []));
}

/** Return the sentence about something that others did to the viewer; empty if there is none, or if a note said it. */
export function hitBy(formatter: EventFormatter, entry: JournalEntry): string {
  const { you } = formatter;
  if (you === null || entry.mover === you || !entry.event || formatter.look.takes.includes(entry.what)) return "";
  return labelsAt(formatter, entry, you).length > 0 ? formatter.formatEntry(entry) : "";
}

/** Return the entries after the one with this key; none if it is not there. */
export function entriesAfter(journal: readonly JournalEntry[], key: string | null): readonly JournalEntry[] {
  const at = journal.findLastIndex((entry) => entry.key === key);
  return at < 0 ? [] : journal.slice(at + 1);
}
