import { expect, test } from "vitest";
import { type PlannedRequest, FIRST_WORDS, isReachable, planFor } from "./plan";

const ORIGIN = "https://cards.example.org";
const SHELL = ["/static/assets/index-abc.js", "/static/assets/index-abc.css"];
const plan = (path: string, more: Partial<PlannedRequest> = {}) =>
  planFor({ method: "GET", mode: "cors", url: new URL(path, ORIGIN).href, ...more }, ORIGIN, SHELL);

test.each([
  "/",
  "/?x=1",
  "/t/k3m",
  "/t/k3m/screen",
  "/t/k3m/replay/2",
  "/hotseat/k3m",
  "/played",
  "/rules",
  "/rules/uno",
])("%s is a page", (path) => expect(plan(path, { mode: "navigate" })).toBe("page"));

test.each(["/api/openapi.json", "/metrics", "/health", "/static/icon.svg", "/nowhere", "/rulesets", "/t"])(
  "%s is none, even as a navigation",
  (path) => expect(plan(path, { mode: "navigate" })).toBe("none"),
);

test("files of the page are cached, and only those of this version", () => {
  expect(SHELL.map((path) => plan(path))).toEqual(["shell", "shell"]);
  expect(plan("/static/assets/index-old.js")).toBe("none");
  expect(plan("/")).toBe("none");
});

test("texts, games and rulebooks are cached for when the server is unreachable", () => {
  expect(FIRST_WORDS.map((path) => plan(path))).toEqual(FIRST_WORDS.map(() => "words"));
  expect(plan("/api/rulebooks/uno/de")).toBe("words");
});

test.each([
  "/api/guest",
  "/api/tables",
  "/api/tables/k3m/games/1/record",
  "/api/archive",
  "/api/address",
  "/api/games/x",
])("%s is never cached", (path) => expect(plan(path)).toBe("none"));

test("other methods and other origins are left alone", () => {
  expect(plan("/api/games", { method: "POST" })).toBe("none");
  expect(plan("/", { method: "POST", mode: "navigate" })).toBe("none");
  expect(plan("https://elsewhere.example/api/games")).toBe("none");
});

test("a proxy's response is not the server's", () => {
  expect([200, 304, 404, 429, 500, 502, 503].map((status) => isReachable({ status }))).toEqual([
    ...[true, true, true, true],
    ...[false, false, false],
  ]);
});
