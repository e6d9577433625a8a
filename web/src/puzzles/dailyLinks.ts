// The addresses of daily deals, and the text about a result that people send each other.

import { app, say } from "../app/app.svelte";
import { pageLink } from "../app/links";
import { formatShare } from "../after/moments";
import type { KeyValueStore } from "../net/keys";
import type { TableSetup } from "../net/messages";
import { findDeal } from "./dailyStore";
import { parseTitle } from "../start/games";
import { type DailyScore, SIGNS, squares, withoutLuck } from "./signs";

/** Return the path of a deal; `practice` is the table at which it is played again. */
export function dealPath(game: string, day: string, practice?: string): string {
  const query = new URLSearchParams({ game, date: day });
  if (practice !== undefined) query.set("practice", practice);
  return `/daily?${query}`;
}

/** Return the path of a table with a daily deal: the try that counts, or practice. */
export function pathOfTable(
  store: Pick<KeyValueStore, "getItem">,
  table: string,
  { game, daily }: Pick<TableSetup, "game" | "daily">,
): string {
  const day = daily ?? "";
  return dealPath(game, day, findDeal(store, game, day)?.table === table ? undefined : table);
}

/** Return a day in the page's language. */
export const formatDay = (day: string, dateStyle: "long" | "medium" = "long"): string =>
  new Intl.DateTimeFormat(app.lang, { dateStyle, timeZone: "UTC" }).format(Date.parse(day));

/** Return the name of a game without that of its box. */
export const nameOf = (game: string): string => parseTitle(say(`game-${game}`)).name;

/** Return how many decisions were good, inaccurate and so on, for those who do not see colours. */
export const formatCounts = ({ counts }: Pick<DailyScore, "counts">): string =>
  SIGNS.flatMap((sign) => (counts[sign] ? say("page-daily-count", { sign, count: counts[sign] }) : [])).join(" · ");

export const formatSkill = (skill: number | null): string => (skill === null ? "–" : String(Math.round(skill)));

/** Return a result as a short text to send to friends. */
export function resultText(game: string, day: string, score: DailyScore, late: boolean): string {
  const facts = {
    share: formatShare(withoutLuck(score), app.lang),
    fair: formatShare(score.fair, app.lang),
    skill: formatSkill(score.skill),
  };
  const title = ["Tischlein", nameOf(game), formatDay(day, "medium"), ...(late ? [say("page-daily-text-late")] : [])];
  return [
    title.join(" · "),
    squares(score.signs),
    formatCounts(score),
    say("page-daily-text", facts),
    pageLink(dealPath(game, day)),
  ].join("\n");
}
