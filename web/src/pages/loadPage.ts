// The component of each route, loaded when it is first needed.

import type { Component } from "svelte";
import { app } from "../app/app.svelte";
import type { Route } from "../app/router.svelte";
import type { Chapter } from "../words/words";

type PageName = Exclude<Route["page"], "not-found">;
/** A page takes the parts of its route as props. */
type Page = Component<Record<string, unknown>>;

const LOADERS: Record<PageName, () => Promise<{ default: unknown }>> = {
  start: () => import("./StartPage.svelte"),
  table: () => import("./TablePage.svelte"),
  screen: () => import("./TvPage.svelte"),
  hotseat: () => import("./HotseatPage.svelte"),
  learn: () => import("./LearnPage.svelte"),
  replay: () => import("./ReplayPage.svelte"),
  review: () => withChapters(import("./ReviewPage.svelte"), "review"),
  rules: () => import("./RulesPage.svelte"),
  played: () => import("./HistoryPage.svelte"),
  daily: () => withChapters(import("./DailyPage.svelte"), "puzzles"),
  puzzles: () => withChapters(import("./PuzzlesPage.svelte"), "puzzles"),
  puzzle: () => withChapters(import("./PuzzlePage.svelte"), "puzzles", "review"),
};

/** Load a page together with the messages that only it needs. */
async function withChapters<T>(page: Promise<T>, ...chapters: Chapter[]): Promise<T> {
  await Promise.all(chapters.map((chapter) => app.openChapter(chapter)));
  return page;
}

/** Load the page of a route; call it early to have the page at hand when it is shown. */
export const loadPage = async (page: PageName): Promise<Page> => (await LOADERS[page]()).default as Page;

/** Load the table of a running game, which a waiting room does not need yet. */
export const loadGameTable = async () => (await import("../table/GameTable.svelte")).default;
