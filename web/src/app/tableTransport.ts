// Connects to a table on the server or in this browser.

import { type OpenTransport, type Transport, webSocketTo } from "../net/connection";
import { isLocalTable, loadHost } from "./offline.svelte";

/** Python takes a while to start on a phone, and even longer to download. */
const LOCAL_PATIENCE = 600_000;

/** Return how to connect to a table, and for how many milliseconds to wait for its welcome. */
export function connectionTo(table: string): { openTransport: OpenTransport; patience?: number } {
  if (!isLocalTable(table)) return { openTransport: webSocketTo(table) };
  return { openTransport: localTransport(table), patience: LOCAL_PATIENCE };
}

/** Return a transport to this browser, which opens as soon as there are tables. */
function localTransport(table: string): OpenTransport {
  return (events) => {
    let transport: Transport | null = null;
    let closed = false;
    void loadHost()
      .then(({ waitForServer }) => waitForServer())
      .then((server) => {
        if (!closed) transport = server.transportTo(table)(events);
      });
    return {
      send: (text) => transport?.send(text),
      close: () => {
        closed = true;
        transport?.close();
      },
    };
  };
}
