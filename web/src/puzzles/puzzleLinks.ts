// Where puzzles are, and how they are requested.

import { loadHost, offline } from "../app/offline.svelte";
import type { Result } from "../net/api";

/** Return the path of the list of puzzles, with a game chosen. */
export const puzzlesPath = (game: string): string => `/puzzles?game=${encodeURIComponent(game)}`;

/** Request puzzles; without a server, from the tables in this browser, which are started for it. */
export async function requestPuzzles<T>(request: () => Promise<Result<T>>): Promise<Result<T>> {
  if (offline.mode) {
    const { localHost } = await loadHost();
    await localHost.request();
  }
  return request();
}
