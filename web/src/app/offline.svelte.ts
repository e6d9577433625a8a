// Chooses between the server and the tables in this browser. What runs those is loaded when it is first needed.

import { contentAddress, isContent, STATIC } from "./place";
import { store } from "./settings.svelte";

const STORAGE_KEY = "offline";
const PREFIX = "local-";

/** Return whether a table is in this browser. */
export const isLocalTable = (table: string): boolean => table.startsWith(PREFIX);

class OfflineState {
  /** Whether new tables are opened in this browser; always, where there is no server. */
  mode = $state(STATIC || store.getItem(STORAGE_KEY) === "1");
  /** Whether the server answers again, although we play without it. */
  serverIsBack = $state(false);

  /** Switch between the server and this browser. */
  use(mode: boolean): void {
    this.mode = mode || STATIC;
    this.serverIsBack = false;
    if (mode) store.setItem(STORAGE_KEY, "1");
    else store.removeItem(STORAGE_KEY);
  }
}

export const offline = new OfflineState();

/** Load what runs the tables in this browser. */
export const loadHost = () => import("./localHost.svelte");

/** Return whether a request of the API is for this browser. */
export function isLocalRequest(path: string, mode = offline.mode): boolean {
  const table = /^\/api\/tables\/([^/?]+)/.exec(path)?.[1];
  return table === undefined ? mode : isLocalTable(table);
}

/** Fetch from the server, or from this browser. */
export async function fetchAnywhere(path: string, options: RequestInit = {}): Promise<Response> {
  if (isContent(path)) return fetch(contentAddress(path), options);
  if (!isLocalRequest(path)) return fetch(path, options);
  return (await loadHost()).answer(path, options);
}
