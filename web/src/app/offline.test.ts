import { expect, test } from "vitest";
import { isLocalRequest } from "./offline.svelte";

test.each(["/api/tables/local-k3m", "/api/tables/local-k3m/games/1/replay?viewer=0"])(
  "%s is for this browser",
  (path) => {
    expect([isLocalRequest(path, false), isLocalRequest(path, true)]).toEqual([true, true]);
  },
);

test.each(["/api/tables/k3m", "/api/tables/k3m/games"])("%s is for the server", (path) => {
  expect([isLocalRequest(path, false), isLocalRequest(path, true)]).toEqual([false, false]);
});

test.each(["/api/tables", "/api/tables?limit=12", "/api/archive", "/api/guest", "/api/records"])(
  "%s is for whom the mode says",
  (path) => expect([isLocalRequest(path, false), isLocalRequest(path, true)]).toEqual([false, true]),
);
