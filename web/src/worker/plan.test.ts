import { expect, test } from "vitest";
import { firstWords, type Home, isReachable, type PlannedRequest, planFor } from "./plan";

const ORIGIN = "https://cards.example.org";
const SHELL = ["/static/assets/index-abc.js", "/static/assets/index-abc.css"];
const SERVER: Home = { origin: ORIGIN, folder: "/", isStatic: false };
const FOLDER: Home = { origin: ORIGIN, folder: "/cards/", isStatic: true };
const plan = (path: string, more: Partial<PlannedRequest> = {}, home = SERVER) =>
  planFor({ method: "GET", mode: "cors", url: new URL(path, ORIGIN).href, ...more }, home, SHELL);

test.each([
  "/",
  "/?x=1",
  "/t/k3m",
  "/t/k3m/screen",
  "/t/k3m/replay/2",
  "/hotseat/k3m",
  "/played",
  "/daily?game=x",
  "/puzzles",
  "/puzzles/x/1",
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
  expect(firstWords(SERVER).map((path) => plan(path))).toEqual(Array(13).fill("words"));
  expect(plan("/api/rulebooks/uno/de")).toBe("words");
  expect(plan("/api/lessons/uno")).toBe("words");
});

test("parts of the table without a server come from their cache, but which they are is asked each time", () => {
  expect(plan("/static/runtime/python-1a2b.wasm")).toBe("part");
  expect(plan("/static/runtime/manifest.json")).toBe("none");
});

test("a folder of static files has one page, and leaves its neighbours alone", () => {
  const inFolder = (path: string, mode: RequestMode = "cors") => plan(path, { mode }, FOLDER);
  expect(inFolder("/cards/", "navigate")).toBe("page");
  expect(inFolder("/cards/index.html", "navigate")).toBe("page");
  expect(inFolder("/cards/t/k3m", "navigate")).toBe("none");
  expect(inFolder("/other/", "navigate")).toBe("none");
  expect(firstWords(FOLDER).map((path) => inFolder(path))).toEqual(Array(13).fill("words"));
  expect(inFolder("/cards/api/rulebooks/uno/de.json")).toBe("words");
  expect(inFolder("/api/games.json")).toBe("none");
  expect(inFolder("/cards/runtime/python-1a2b.wasm")).toBe("part");
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
