import { expect, test } from "vitest";
import { contentAddress, isContent, parseFragment, pathTo, placeOf } from "./place";

test.each([
  ["", { path: "/", search: "", hash: "" }],
  ["#", { path: "/", search: "", hash: "" }],
  ["#/t/local-k3m", { path: "/t/local-k3m", search: "", hash: "" }],
  ["#/t/local-k3m#abcdefghijklmnop", { path: "/t/local-k3m", search: "", hash: "#abcdefghijklmnop" }],
  ["#/t/local-k3m/replay/1?at=3", { path: "/t/local-k3m/replay/1", search: "?at=3", hash: "" }],
  ["#/rules/uno#uno.3.2", { path: "/rules/uno", search: "", hash: "#uno.3.2" }],
  ["#somewhere", { path: "/", search: "", hash: "#somewhere" }],
])("in a folder of files, the fragment %j is a place", (fragment, place) => {
  expect(parseFragment(fragment)).toEqual(place);
});

test("on a server, the address is the place", () => {
  const address = new URL("https://cards.example/t/k3m?game=uno#key");
  expect(placeOf(address)).toEqual({ path: "/t/k3m", search: "?game=uno", hash: "#key" });
  expect(pathTo("/t/k3m#key")).toBe("/t/k3m#key");
  expect(contentAddress("/api/games")).toBe("/api/games");
});

test("games and texts are content, tables are not", () => {
  const content = ["/api/games", "/api/locales/de", "/api/rulebooks/uno/de", "/api/lessons/uno"];
  expect(content.filter((path) => !isContent(path))).toEqual([]);
  const others = ["/api/tables", "/api/tables/local-a/games", "/api/guest", "/api/archive", "/api/address"];
  expect(others.filter(isContent)).toEqual([]);
});
