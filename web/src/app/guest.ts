// Whoever only plays against the computer is not asked for a name, and gets one all the same.

import { house, say } from "./house.svelte";
import { store } from "./settings.svelte";
import type { Problem } from "../net/api";

const KEPT = "made-up";

/** Come in by a name that we make up, unless there is one. */
export async function comeIn(): Promise<Problem | null> {
  if (house.name) return null;
  const problem = await house.rename(say("page-start-guest"));
  if (!problem && house.name) store.setItem(KEPT, house.name);
  return problem;
}

/** Nobody has said yet what they are called: before they meet people they are asked. */
export const nameless = (): boolean => !house.name || store.getItem(KEPT) === house.name;
