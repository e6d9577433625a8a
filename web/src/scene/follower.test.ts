import { expect, test, vi } from "vitest";
import { KeyStore, memoryStore } from "../net/keys";
import { FakeClock, FakeServer, news, snapshot, welcome } from "../testing/fakes";
import { Follower } from "./follower";
import { NO_LOOK } from "./look";

function follower(): { made: Follower; server: FakeServer; seen: string[] } {
  const server = new FakeServer();
  const seen: string[] = [];
  const made = new Follower({
    table: "t",
    keys: new KeyStore(memoryStore()),
    lang: () => "en",
    openTransport: server.openTransport,
    timers: new FakeClock(),
    listener: {
      reset: ({ seq }) => seen.push(`reset ${seq}`),
      changed: ({ state }) => seen.push(`changed ${state.seq}`),
      state: ({ status }) => seen.push(status),
    },
  });
  return { made, server, seen };
}

test("follows a table", () => {
  const { made, server, seen } = follower();
  server.socket
    .open()
    .say(welcome(), snapshot(5), news(6), { ...news(7), kind: "chat-sent", facts: { text: "hello" } });
  expect(seen).toEqual(["live", "reset 5", "changed 6", "changed 7"]);
  expect(made.state!.chat.map(({ text }) => text)).toEqual(["hello"]);
});

test("asks for a snapshot after news it cannot apply", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { made, server, seen } = follower();
  const view = { game: "x", seats: 2, options: {}, viewer: 0, zones: {}, table: {} };
  const rest = { waiting: [], moves: [], question: {}, look: NO_LOOK, over: false, scores: null, places: null };
  server.socket.open().say(welcome(), { ...snapshot(5), view: { ...view, ...rest } });
  const shifts = [{ from: "nowhere", to: "else", count: 1, ids: [] }];
  server.socket.say({ ...news(6), events: [{ kind: "odd", seat: 0, shifts }] });
  expect(warn).toHaveBeenCalledOnce();
  expect(seen).toEqual(["live", "reset 5", "connecting"]);
  expect(server.socket.open().hello.since).toBeNull();
  server.socket.say(welcome(), snapshot(6));
  expect(made.state!.seq).toBe(6);
  warn.mockRestore();
});
