// The texts about the end of a round: what ended, who won, and what comes next.

import { app, say } from "../app/app.svelte";
import type { EventFormatter } from "../words/formatter";
import type { PartEnd } from "./ends";

export interface EndText {
  readonly title: string;
  /** The position in the series, if it is not the title. */
  readonly about: string;
  readonly lead: string;
  readonly next: string;
  /** How the next game goes. */
  readonly goal: string;
}

/** Return the name of a game of a series without its number in the box. */
export const gameTitle = (formatter: EventFormatter, id: string): string => formatter.game(id).replace(/^\S+\s?: /, "");

export function endText(formatter: EventFormatter, end: PartEnd): EndText {
  const { number, games, event, game, next } = end;
  if (number === null) return declaredText(formatter, end);
  const lead = event.seat === null ? winnersText(formatter, end.winners) : formatter.formatEvent(event);
  if (!games) {
    const upcoming = next ? say("page-end-next", { what: say("round", { number: number + 1 }) }) : "";
    const target = next && game.look.target ? say("page-end-target", { points: game.look.target }) : "";
    return { title: say("round", { number }), about: "", lead, next: upcoming, goal: target };
  }
  const upcoming = next ? (games[number] ?? "") : "";
  return {
    title: gameTitle(formatter, games[number - 1] ?? ""),
    about: say("page-game-of", { number, of: games.length }),
    lead,
    next: upcoming && say("page-end-next", { what: gameTitle(formatter, upcoming) }),
    goal: upcoming ? formatter.optional([`page-goal-${upcoming}`]) : "",
  };
}

/** Return the texts for an end that the box declares: its own, or the sentence of the event. */
function declaredText(formatter: EventFormatter, { event, game, next, rows }: PartEnd): EndText {
  const id = `${formatter.book}-${event.kind}`;
  const own = rows.find(({ seat }) => seat === formatter.you)?.count ?? -1;
  const lead = formatter.formatEvent(event);
  const title = formatter.optional([`page-end-title-${id}`], { ...game.table, ...event.facts });
  return {
    title: title || lead,
    about: "",
    lead: title ? lead : "",
    next: "",
    goal: next ? formatter.optional([`page-end-next-${id}`], { ...next.table, own }) : "",
  };
}

/** Say who won. */
export function winnersText(formatter: EventFormatter, winners: readonly number[]): string {
  const [winner = 0] = winners;
  if (formatter.you !== null && winners.includes(formatter.you))
    return say(winners.length > 1 ? "page-you-share" : "page-you-win");
  if (winners.length === 1) return say("page-wins", { name: formatter.name(winner) });
  const names = new Intl.ListFormat(app.lang).format(winners.map((seat) => formatter.name(seat)));
  return say("page-share-win", { names });
}
