// Generated guest names: playing against the computer does not require choosing a name.

import { app, say } from "./app.svelte";
import { store } from "./settings.svelte";
import type { Problem } from "../net/api";

const STORAGE_KEY = "generated-name";

/** Register a generated name unless the guest already has one. */
export async function ensureGuestName(): Promise<Problem | null> {
  if (app.guestName) return null;
  const problem = await app.renameGuest(say("page-start-guest"));
  if (!problem && app.guestName) store.setItem(STORAGE_KEY, app.guestName);
  return problem;
}

/** Return whether to ask for a name before meeting other people: there is none, or a generated one. */
export const needsGuestName = (): boolean => !app.guestName || store.getItem(STORAGE_KEY) === app.guestName;
