import { beforeEach, describe, expect, test } from "vitest";
import { FakeClock, FakeServer, news, snapshot, welcome } from "../testing/fakes";
import { KeyStore, memoryStore } from "./keys";
import { TableConnection, type ConnectionOptions, type Reply, type ConnectionState } from "./connection";
import type { ErrorMessage } from "./messages";

let clock: FakeClock, server: FakeServer, keys: KeyStore, heard: string[], states: ConnectionState["status"][];

beforeEach(() => {
  clock = new FakeClock();
  server = new FakeServer();
  keys = new KeyStore(memoryStore(), clock.now);
  heard = [];
  states = [];
});

function connect(more: Partial<ConnectionOptions> = {}): TableConnection {
  return new TableConnection({
    table: "t",
    keys,
    lang: () => "de",
    openTransport: server.openTransport,
    timers: clock,
    handlers: {
      state: (state) => states.push(state.status),
      snapshot: ({ seq }) => heard.push(`snapshot ${seq}`),
      news: ({ seq }) => heard.push(`news ${seq}`),
      presence: ({ seat, connected }) => heard.push(`here ${seat} ${connected}`),
      clockWarning: ({ left }) => heard.push(`hurry ${left}`),
      lost: () => heard.push("lost"),
    },
    ...more,
  });
}

/** A link that is at the table, on seat 0, and knows it up to line 5. */
function seated(): TableConnection {
  keys.save("t", { invitation: "inv", seat: "key" });
  const made = connect();
  server.socket.open().say(welcome(0), snapshot(5));
  return made;
}

const settle = (): Promise<void> => Promise.resolve();
const wrong = (code: string, more: Partial<ErrorMessage> = {}): ErrorMessage => ({
  type: "error",
  id: null,
  code,
  text: code,
  fatal: true,
  ...more,
});

/** What has been answered so far. */
function watched(promise: Promise<Reply>): { reply: Reply | null } {
  const found: { reply: Reply | null } = { reply: null };
  void promise.then((reply) => (found.reply = reply));
  return found;
}

describe("coming in", () => {
  test("says hello with the keys it has, and in which language", () => {
    seated();
    expect(server.socket.hello).toEqual({
      type: "hello",
      version: 1,
      keys: ["key", "inv"],
      since: null,
      lang: "de",
    });
    expect(states).toEqual(["live"]);
    expect(heard).toEqual(["snapshot 5"]);
  });

  test("knows who it is, who is here and what time it is there", () => {
    const made = connect();
    clock.pass(100);
    server.socket.open();
    clock.pass(60);
    server.socket.say(
      welcome(1, { connected: [1, 2] }),
      { type: "presence", seat: 2, connected: false },
      { type: "presence", seat: 0, connected: true },
    );
    expect(made.you).toEqual({ seat: 1, host: false });
    expect([...made.connected].sort()).toEqual([0, 1]);
    clock.pass(1_000);
    expect(made.now()).toBe(2_000_000 + 30 + 1_000);
    server.socket.say({ type: "clock-warning", seat: 1, left: 10_000 });
    expect(heard).toEqual(["here 2 false", "here 0 true", "hurry 10000"]);
  });

  test("what was asked before the door was open is sent afterwards", () => {
    const made = connect();
    void made.send({ type: "take-seat" });
    server.socket.open();
    expect(server.socket.commands).toEqual([]);
    server.socket.say(welcome(null));
    expect(server.socket.commands.map(({ type }) => type)).toEqual(["take-seat"]);
  });

  test("a socket that says nothing is given up", () => {
    connect();
    server.socket.open();
    clock.pass(10_000);
    expect(states).toEqual(["offline"]);
    clock.pass(500);
    expect(server.sockets.length).toBe(2);
  });

  test("a screen looks on, although this browser has a seat", () => {
    keys.save("t", { invitation: "inv", seat: "key" });
    connect({ seat: null });
    expect(server.socket.open().hello.keys).toEqual(["inv"]);
  });
});

describe("commands", () => {
  test("each has an id of its own, and gets its answer", async () => {
    const made = seated();
    const first = watched(made.send({ type: "make-move", move: "r7" }));
    const second = watched(made.send({ type: "check-move", move: "g3" }));
    const [move, why] = server.socket.commands;
    expect(move!.id).not.toBe(why!.id);
    expect(move!.id).toMatch(/^[a-z0-9]{8}-1$/);
    server.socket.say({ type: "move-refused", id: why!.id, rule: "uno.3.2", text: "…", facts: {} });
    server.socket.say(news(6), { type: "command-done", id: move!.id, seq: 6 });
    await settle();
    expect([first.reply?.type, second.reply?.type, made.unanswered]).toEqual(["command-done", "move-refused", 0]);
  });

  test("another link makes other ids", () => {
    const ids = [connect(), connect()].map((made, at) => {
      server.sockets[at]!.open().say(welcome());
      void made.send({ type: "start-game" });
      return server.sockets[at]!.commands[0]!.id;
    });
    expect(ids[0]).not.toBe(ids[1]);
  });

  test("what was not answered is sent again, with the same id, and a second answer is not heard", async () => {
    const made = seated();
    const answer = watched(made.send({ type: "make-move", move: "r7" }));
    const first = server.socket;
    const { id } = first.commands[0]!;
    first.drop();
    clock.pass(500);
    server.socket.open().say(welcome());
    expect(server.socket.commands).toEqual(first.commands);
    server.socket.say(news(6), { type: "command-done", id, seq: 6 }, { type: "command-done", id, seq: 6 });
    await settle();
    expect(answer.reply).toEqual({ type: "command-done", id, seq: 6 });
    server.socket.drop();
    clock.pass(5_000);
    server.socket.open().say(welcome());
    expect(server.socket.commands).toEqual([]);
  });

  test("while the database does not answer, the same command is sent again", async () => {
    const made = seated();
    const answer = watched(made.send({ type: "make-move", move: "r7" }));
    const { id } = server.socket.commands[0]!;
    for (let time = 0; time < 6; time++) {
      server.socket.say(wrong("unavailable", { id, fatal: false }));
      clock.pass(FIRST * 2 ** (time + 1));
    }
    await settle();
    expect(new Set(server.socket.commands.map((command) => command.id))).toEqual(new Set([id]));
    expect(server.socket.commands.length).toBe(6);
    expect(answer.reply).toMatchObject({ type: "error", code: "unavailable" });
  });
  const FIRST = 400;

  test("what cannot be done is told, and the connection stays", async () => {
    const made = seated();
    const answer = watched(made.send({ type: "start-game" }));
    server.socket.say(wrong("not-now", { id: server.socket.commands[0]!.id, fatal: false }));
    await settle();
    expect([answer.reply?.type, made.state.status]).toEqual(["error", "live"]);
  });

  test("a frame that the server cannot read is not sent again", async () => {
    const made = seated();
    const answer = watched(made.send({ type: "send-chat", text: "x" }));
    server.socket.say(wrong("bad-message"));
    await settle();
    expect(answer.reply).toMatchObject({ code: "bad-message" });
    clock.pass(1_000);
    server.socket.open().say(welcome());
    expect(server.socket.commands).toEqual([]);
  });

  test("silence after a command is a bad sign", () => {
    const made = seated();
    void made.send({ type: "request-hint" });
    clock.pass(15_000);
    server.socket.say(news(6)); // alive, so it may take longer
    clock.pass(15_000);
    expect(server.sockets.length).toBe(1);
    clock.pass(10_000);
    expect(server.sockets.length).toBe(2);
    server.socket.open().say(welcome());
    expect(server.socket.commands.map(({ type }) => type)).toEqual(["request-hint"]);
  });

  test("nothing is promised for ever", async () => {
    const made = seated();
    const before = watched(made.send({ type: "start-game" }));
    made.close();
    const after = watched(made.send({ type: "start-game" }));
    await settle();
    expect([before.reply, after.reply]).toMatchObject([{ code: "closed" }, { code: "closed" }]);
    expect(states.at(-1)).toBe("closed");
    clock.pass(60_000);
    expect(server.sockets.length).toBe(1);
  });
});

describe("coming back", () => {
  test("asks for what it missed", () => {
    seated();
    server.socket.say(news(6), news(7));
    server.socket.drop();
    clock.pass(500);
    expect(server.socket.open().hello.since).toBe(7);
    server.socket.say(welcome(), news(8), news(9));
    expect(heard).toEqual(["snapshot 5", "news 6", "news 7", "news 8", "news 9"]);
    expect(states).toEqual(["live", "offline", "connecting", "live"]);
  });

  test("a snapshot may come in the place of news, and then news follow it", () => {
    seated();
    server.socket.drop();
    clock.pass(500);
    server.socket.open().say(welcome(), snapshot(40), news(41));
    server.socket.say(snapshot(60), news(61)); // too slow for news
    expect(heard).toEqual(["snapshot 5", "snapshot 40", "news 41", "snapshot 60", "news 61"]);
  });

  test("news that are known are passed over, and a gap leads to everything anew", () => {
    seated();
    server.socket.say(news(5), news(6), news(6));
    expect(heard).toEqual(["snapshot 5", "news 6"]);
    server.socket.say(news(8));
    expect(server.sockets.length).toBe(2);
    expect(server.socket.open().hello.since).toBeNull();
    server.socket.say(welcome(), snapshot(8));
    expect(heard.at(-1)).toBe("snapshot 8");
  });

  test("a server that restarts is waited for, with longer pauses and never all at once", () => {
    seated();
    const pauses: number[] = [];
    clock.pass(60_000);
    for (let time = 0; time < 9; time++) {
      server.socket.drop();
      const before = clock.now();
      const count = server.sockets.length;
      while (server.sockets.length === count) clock.pass(10);
      pauses.push(clock.now() - before);
    }
    expect(pauses[0]).toBeLessThanOrEqual(410);
    expect(pauses.at(-1)).toBeGreaterThanOrEqual(7_500);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(15_010);
    expect(new Set(pauses.slice(-3)).size).toBeGreaterThan(1);
    // It is back, and says again what came of a move that was not answered.
    expect(server.socket.open().hello.since).toBe(5);
    server.socket.say(welcome(), news(6));
    expect(heard).toEqual(["snapshot 5", "news 6"]);
    // A door that shuts at once is no reason to hurry; a good connection is.
    clock.pass(6_000);
    server.socket.drop();
    clock.pass(410);
    expect(server.sockets.length).toBe(11);
  });

  test("it wakes at once when the network is back or the page is looked at", () => {
    const made = seated();
    server.socket.drop();
    made.wake();
    expect(server.sockets.length).toBe(2);
    server.socket.drop();
    made.setVisible(false);
    clock.pass(5);
    made.setVisible(true);
    expect(server.sockets.length).toBe(3);
    clock.pass(9_000);
    expect(server.sockets.length).toBe(3);
  });

  test("after a sleep, or with another network, an open socket is not trusted", () => {
    const made = seated();
    made.setVisible(false);
    clock.pass(5_000);
    made.setVisible(true);
    expect(server.sockets.length).toBe(1);
    made.setVisible(false);
    clock.pass(40_000);
    made.setVisible(true);
    expect(server.sockets.length).toBe(2);
    expect(server.sockets[0]!.closed).toBe(true);
    server.socket.open().say(welcome());
    made.online();
    expect(server.sockets.length).toBe(3);
    // What the old socket still says is not heard.
    server.sockets[1]!.closed = false;
    server.sockets[1]!.say(news(6));
    expect(heard).toEqual(["snapshot 5"]);
  });

  test("who is told that it is too much waits longer", () => {
    seated();
    server.socket.say(wrong("too-many"));
    clock.pass(9_999);
    expect(server.sockets.length).toBe(1);
    clock.pass(500);
    expect(server.sockets.length).toBe(2);
  });
});

describe("keys and seats", () => {
  test("the key of a seat just taken is kept, and sent from then on", () => {
    keys.save("t", { invitation: "inv" });
    const made = connect();
    server.socket.open().say(welcome(null), snapshot(3));
    void made.send({ type: "take-seat" });
    const { id } = server.socket.commands[0]!;
    server.socket.say(news(4), { type: "command-done", id, seq: 4, key: "mine" }, welcome(1), snapshot(4));
    expect(keys.get("t").seats).toEqual(["mine"]);
    expect(made.you?.seat).toBe(1);
    server.socket.drop();
    clock.pass(500);
    expect(server.socket.open().hello).toMatchObject({ keys: ["mine", "inv"], since: 4 });
  });

  test("a seat that is lost is forgotten, and the link looks on", () => {
    seated();
    server.socket.say(wrong("no-seat"));
    expect(heard).toEqual(["snapshot 5", "lost"]);
    expect(keys.get("t").seats).toEqual([]);
    expect(server.socket.open().hello).toMatchObject({ keys: ["inv"], since: null });
    server.socket.say(welcome(null), snapshot(6));
    expect(states.at(-1)).toBe("live");
  });

  test("a seat that was lost meanwhile: what the seat knew is not gone on with", () => {
    seated();
    server.socket.drop();
    clock.pass(500);
    expect(server.socket.open().hello.since).toBe(5);
    server.socket.say(welcome(null), news(6));
    expect(heard).toEqual(["snapshot 5", "lost"]);
    expect(server.socket.open().hello).toMatchObject({ keys: ["inv"], since: null });
    server.socket.say(welcome(null), snapshot(6));
    expect(heard.at(-1)).toBe("snapshot 6");
  });

  test("stale keys are tried without, and a public table is looked at", () => {
    keys.save("t", { seat: "old" });
    const made = connect();
    server.socket.open().say(wrong("no-table"));
    expect(server.socket.open().hello.keys).toEqual([]);
    server.socket.say(welcome(null), snapshot(3));
    expect([made.state.status, keys.get("t").seats, heard]).toEqual(["live", [], ["lost", "snapshot 3"]]);
  });

  test("a table that is not there refuses; its keys are kept for a while", async () => {
    keys.save("t", { invitation: "inv", seat: "old" });
    const made = connect();
    const answer = watched(made.send({ type: "start-game" }));
    server.socket.open().say(wrong("no-table"));
    server.socket.open().say(wrong("no-table"));
    await settle();
    expect(made.state).toEqual({ status: "refused", code: "no-table", text: "no-table" });
    expect(answer.reply).toMatchObject({ code: "no-table" });
    expect(keys.tables()).toEqual([]);
    expect(keys.get("t")).toMatchObject({ invitation: "inv", seats: ["old"], gone: true });
    clock.pass(60_000);
    expect(server.sockets.length).toBe(2);
    made.retry();
    expect(server.socket.open().hello.keys).toEqual(["old", "inv"]);
    server.socket.say(welcome(0), snapshot(9));
    expect(keys.get("t").gone).toBeUndefined();
  });

  test("another version of the protocol is final", () => {
    const made = seated();
    server.socket.say(wrong("bad-version"));
    expect(made.state.status).toBe("refused");
  });

  test("a page keeps its seat although another one of this browser took a second", () => {
    seated();
    keys.save("t", { seat: "second" });
    server.socket.drop();
    clock.pass(500);
    expect(server.socket.open().hello.keys).toEqual(["key", "inv"]);
  });
});
