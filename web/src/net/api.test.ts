import { expect, test } from "vitest";
import { Api, unwrap } from "./api";

interface SentRequest {
  path: string;
  options: RequestInit | undefined;
}

function api(answer: () => Response): { api: Api; requests: SentRequest[] } {
  const requests: SentRequest[] = [];
  const made = new Api(async (path, options) => {
    requests.push({ path, options });
    return answer();
  });
  return { api: made, requests };
}

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

test("sends requests and returns the answers", async () => {
  const { api: made, requests } = api(() => json({ name: "Ada" }));
  expect(await made.guest()).toEqual({ ok: true, value: { name: "Ada" } });
  await made.renameGuest("Ada");
  expect(requests[1]!.options).toMatchObject({ method: "POST", body: '{"name":"Ada"}' });
  await made.lobby({ limit: 5, before: 77 });
  await made.archive();
  await made.table("a/b", "k");
  await made.record("t", 3);
  await made.replay("t", 3, null);
  await made.replay("t", 3, 0);
  expect(requests.slice(2).map(({ path }) => path)).toEqual([
    "/api/tables?limit=5&before=77",
    "/api/archive",
    "/api/tables/a%2Fb",
    "/api/tables/t/games/3/record",
    "/api/tables/t/games/3/replay?viewer=none",
    "/api/tables/t/games/3/replay?viewer=0",
  ]);
  expect(requests[4]!.options!.headers).toEqual({ authorization: "Bearer k" });
});

test("messages are text", async () => {
  const { api: made } = api(() => new Response("a = b"));
  expect(await unwrap(made.locale("de"))).toBe("a = b");
});

test("every error has a code and a sentence, whatever its origin", async () => {
  const ours = api(() => json({ code: "refused", text: "No." }, 422));
  expect(await ours.api.games()).toEqual({ ok: false, code: "refused", text: "No." });
  const proxy = api(() => new Response("<html>", { status: 502, statusText: "Bad Gateway" }));
  expect(await proxy.api.games()).toEqual({ ok: false, code: "http-502", text: "Bad Gateway" });
  const broken = api(() => {
    throw new TypeError("network");
  });
  expect(await broken.api.games()).toMatchObject({ ok: false, code: "away" });
  await expect(unwrap(broken.api.games())).rejects.toThrow("away");
});
