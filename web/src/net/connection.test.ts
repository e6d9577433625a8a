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

/** Return a live connection on seat 0 that has received everything up to entry 5. */
function connectSeated(): TableConnection {
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

/** Record the reply once it arrives. */
function recordReply(promise: Promise<Reply>): { reply: Reply | null } {
  const found: { reply: Reply | null } = { reply: null };
  void promise.then((reply) => (found.reply = reply));
  return found;
}

describe("connecting", () => {
  test("sends a hello with keys and language", () => {
    connectSeated();
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

  test("knows its seat, who is connected, and the server time", () => {
    const made = connect();
    clock.pass(100);
    server.socket.open();
    clock.pass(60);
    server.socket.say(
      welcome(1, { connected: [1, 2] }),
      { type: "presence", seat: 2, connected: false, since: 0 },
      { type: "presence", seat: 0, connected: true, since: 0 },
    );
    expect(made.you).toEqual({ seat: 1, host: false });
    expect([...made.connected].sort()).toEqual([0, 1]);
    clock.pass(1_000);
    expect(made.now()).toBe(2_000_000 + 30 + 1_000);
    server.socket.say({ type: "clock-warning", seat: 1, left: 10_000 });
    expect(heard).toEqual(["here 2 false", "here 0 true", "hurry 10000"]);
  });

  test("commands are sent after the welcome", () => {
    const made = connect();
    void made.send({ type: "take-seat" });
    server.socket.open();
    expect(server.socket.commands).toEqual([]);
    server.socket.say(welcome(null));
    expect(server.socket.commands.map(({ type }) => type)).toEqual(["take-seat"]);
  });

  test("a silent socket is abandoned", () => {
    connect();
    server.socket.open();
    clock.pass(10_000);
    expect(states).toEqual(["offline"]);
    clock.pass(500);
    expect(server.sockets.length).toBe(2);
  });

  test("a screen watches, although this browser has a seat", () => {
    keys.save("t", { invitation: "inv", seat: "key" });
    connect({ seat: null });
    expect(server.socket.open().hello.keys).toEqual(["inv"]);
  });
});

describe("commands", () => {
  test("each has a unique id and gets its reply", async () => {
    const made = connectSeated();
    const first = recordReply(made.send({ type: "make-move", move: "r7" }));
    const second = recordReply(made.send({ type: "check-move", move: "g3" }));
    const [move, why] = server.socket.commands;
    expect(move!.id).not.toBe(why!.id);
    expect(move!.id).toMatch(/^[a-z0-9]{8}-1$/);
    server.socket.say({ type: "move-refused", id: why!.id, rule: "uno.3.2", text: "…", facts: {} });
    server.socket.say(news(6), { type: "command-done", id: move!.id, seq: 6 });
    await settle();
    expect([first.reply?.type, second.reply?.type, made.unanswered]).toEqual(["command-done", "move-refused", 0]);
  });

  test("another connection uses other ids", () => {
    const ids = [connect(), connect()].map((made, at) => {
      server.sockets[at]!.open().say(welcome());
      void made.send({ type: "start-game" });
      return server.sockets[at]!.commands[0]!.id;
    });
    expect(ids[0]).not.toBe(ids[1]);
  });

  test("unanswered commands are resent with the same id, and a second reply is ignored", async () => {
    const made = connectSeated();
    const answer = recordReply(made.send({ type: "make-move", move: "r7" }));
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

  test("a command is resent while the database does not answer", async () => {
    const made = connectSeated();
    const answer = recordReply(made.send({ type: "make-move", move: "r7" }));
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

  test("an error is returned, and the connection stays open", async () => {
    const made = connectSeated();
    const answer = recordReply(made.send({ type: "start-game" }));
    server.socket.say(wrong("not-now", { id: server.socket.commands[0]!.id, fatal: false }));
    await settle();
    expect([answer.reply?.type, made.state.status]).toEqual(["error", "live"]);
  });

  test("a malformed frame is not resent", async () => {
    const made = connectSeated();
    const answer = recordReply(made.send({ type: "send-chat", text: "x" }));
    server.socket.say(wrong("bad-message"));
    await settle();
    expect(answer.reply).toMatchObject({ code: "bad-message" });
    clock.pass(1_000);
    server.socket.open().say(welcome());
    expect(server.socket.commands).toEqual([]);
  });

  test("a command may take long while the server is alive", () => {
    const made = connectSeated();
    void made.send({ type: "request-hint" });
    clock.pass(60_000);
    expect(server.sockets.length).toBe(1);
    expect(states).toEqual(["live"]);
  });

  test("silence after a command is noticed within three seconds, and the command is sent again", () => {
    const made = connectSeated();
    server.socket.dead = true;
    void made.send({ type: "make-move", move: "r7" });
    clock.pass(1_000);
    expect(states).toEqual(["live"]);
    clock.pass(2_000);
    expect(states.slice(0, 2)).toEqual(["live", "offline"]);
    clock.pass(500);
    server.socket.open().say(welcome());
    expect(server.socket.commands.map(({ type, id }) => [type, id])).toEqual([
      ["make-move", expect.stringMatching(/-1$/)],
    ]);
  });

  test("every command is settled in the end", async () => {
    const made = connectSeated();
    const before = recordReply(made.send({ type: "start-game" }));
    made.close();
    const after = recordReply(made.send({ type: "start-game" }));
    await settle();
    expect([before.reply, after.reply]).toMatchObject([{ code: "closed" }, { code: "closed" }]);
    expect(states.at(-1)).toBe("closed");
    clock.pass(60_000);
    expect(server.sockets.length).toBe(1);
  });
});

describe("a restart of the server process", () => {
  test("is followed by a new connection at once, and is not a loss", async () => {
    const made = connectSeated();
    server.socket.drop(1012);
    const move = recordReply(made.send({ type: "make-move", move: "r7" }));
    clock.pass(300);
    expect(server.sockets.length).toBe(2);
    server.socket.open().say(welcome(), news(6));
    const [command] = server.socket.commands;
    server.socket.say({ type: "command-done", id: command!.id, seq: 7 });
    await settle();
    expect(move.reply).toMatchObject({ type: "command-done", seq: 7 });
    expect(states).toEqual(["live", "restarting", "live"]);
    expect(heard).toEqual(["snapshot 5", "news 6"]);
  });

  test("clients come back at different moments", () => {
    const moments = [0, 0.5, 0.999].map((random) => {
      clock.random = () => random;
      connectSeated();
      const before = server.sockets.length;
      server.socket.drop(1012);
      let waited = 0;
      for (; server.sockets.length === before; waited += 1) clock.pass(1);
      return waited;
    });
    expect(moments).toEqual([1, 150, 300]);
  });

  test("one attempt may fail", () => {
    connectSeated();
    server.socket.drop(1012);
    clock.pass(300);
    server.socket.drop();
    clock.pass(400);
    server.socket.open().say(welcome());
    expect(states).toEqual(["live", "restarting", "live"]);
  });

  test("becomes a loss if it takes long", () => {
    connectSeated();
    server.socket.drop(1012);
    clock.pass(1_500);
    expect(states).toEqual(["live", "restarting", "connecting"]);
    clock.pass(10_000);
    expect(states).toContain("offline");
  });

  test("becomes a loss if nobody answers", () => {
    connectSeated();
    server.socket.drop(1012);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      clock.pass(400);
      server.socket.drop();
    }
    expect(states.at(-1)).toBe("offline");
  });
});

describe("reconnecting", () => {
  test("requests the missed news", () => {
    connectSeated();
    server.socket.say(news(6), news(7));
    server.socket.drop();
    clock.pass(500);
    expect(server.socket.open().hello.since).toBe(7);
    server.socket.say(welcome(), news(8), news(9));
    expect(heard).toEqual(["snapshot 5", "news 6", "news 7", "news 8", "news 9"]);
    expect(states).toEqual(["live", "offline", "connecting", "live"]);
  });

  test("a snapshot may replace missed news", () => {
    connectSeated();
    server.socket.drop();
    clock.pass(500);
    server.socket.open().say(welcome(), snapshot(40), news(41));
    server.socket.say(snapshot(60), news(61)); // too much was missed
    expect(heard).toEqual(["snapshot 5", "snapshot 40", "news 41", "snapshot 60", "news 61"]);
  });

  test("known news is ignored, and a gap leads to a snapshot", () => {
    connectSeated();
    server.socket.say(news(5), news(6), news(6));
    expect(heard).toEqual(["snapshot 5", "news 6"]);
    server.socket.say(news(8));
    expect(server.sockets.length).toBe(2);
    expect(server.socket.open().hello.since).toBeNull();
    server.socket.say(welcome(), snapshot(8));
    expect(heard.at(-1)).toBe("snapshot 8");
  });

  test("a restarting server is retried with backoff and jitter", () => {
    connectSeated();
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
    // It is back and repeats the reply to an unanswered move.
    expect(server.socket.open().hello.since).toBe(5);
    server.socket.say(welcome(), news(6));
    expect(heard).toEqual(["snapshot 5", "news 6"]);
    // Only a stable connection resets the pause.
    clock.pass(6_000);
    server.socket.drop();
    clock.pass(410);
    expect(server.sockets.length).toBe(11);
  });

  test("it reconnects at once when the network is back or the page is visible", () => {
    const made = connectSeated();
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

  test("an open socket is replaced after a sleep or a change of network", () => {
    const made = connectSeated();
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
    // Messages of the old socket are ignored.
    server.sockets[1]!.closed = false;
    server.sockets[1]!.say(news(6));
    expect(heard).toEqual(["snapshot 5"]);
  });

  test("the browser's word that it is offline is checked at once", () => {
    const made = connectSeated();
    made.offline();
    clock.pass(1_000);
    expect(states).toEqual(["live"]); // a server on the same computer still answers
    server.socket.dead = true;
    made.offline();
    clock.pass(1_000);
    expect(states).toEqual(["live", "offline", "connecting"]);
  });

  test("a dead connection is noticed when the page is used, becomes visible, or is idle", () => {
    const uses: ((made: TableConnection) => void)[] = [
      (made) => made.touched(),
      (made) => {
        made.setVisible(false);
        made.setVisible(true);
      },
      () => clock.pass(10_000),
    ];
    for (const use of uses) {
      states = [];
      const made = connectSeated();
      clock.pass(2_500);
      server.socket.dead = true;
      use(made);
      clock.pass(1_600);
      expect(states).toContain("offline");
      made.close();
    }
  });

  test("a touch is no reason to check while messages arrive, nor is idleness while the page is hidden", () => {
    const made = connectSeated();
    server.socket.dead = true;
    made.touched();
    made.setVisible(false);
    clock.pass(25_000);
    expect(states).toEqual(["live"]);
  });

  test("a slow network or server gets more time, and more after each loss", () => {
    const made = connect();
    server.socket.open();
    clock.pass(1_000);
    server.socket.say(welcome(0), snapshot(5));
    clock.pass(2_000);
    server.socket.dead = true;
    made.touched();
    clock.pass(3_900);
    expect(states).toEqual(["live"]);
    clock.pass(200);
    expect(states).toEqual(["live", "offline"]);
    clock.pass(500);
    server.socket.open().say(welcome());
    clock.pass(2_000);
    server.socket.dead = true;
    made.touched();
    clock.pass(2_900);
    expect(states.at(-1)).toBe("live");
    clock.pass(200);
    expect(states.at(-1)).toBe("offline");
  });

  test("it waits longer if the server is busy", () => {
    connectSeated();
    server.socket.say(wrong("too-many"));
    clock.pass(9_999);
    expect(server.sockets.length).toBe(1);
    clock.pass(500);
    expect(server.sockets.length).toBe(2);
  });
});

describe("keys and seats", () => {
  test("the key of a new seat is stored and sent from then on", () => {
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

  test("a lost seat is forgotten, and the connection watches", () => {
    connectSeated();
    server.socket.say(wrong("no-seat"));
    expect(heard).toEqual(["snapshot 5", "lost"]);
    expect(keys.get("t").seats).toEqual([]);
    expect(server.socket.open().hello).toMatchObject({ keys: ["inv"], since: null });
    server.socket.say(welcome(null), snapshot(6));
    expect(states.at(-1)).toBe("live");
  });

  test("a seat that was given up is forgotten, even if the page is left at once", async () => {
    const reply = recordReply(connectSeated().send({ type: "leave-seat" }));
    const { id } = server.socket.commands.at(-1)!;
    server.socket.say({ type: "command-done", id, seq: 6 });
    await settle();
    expect(reply.reply?.type).toBe("command-done");
    expect(keys.get("t").seats).toEqual([]);
  });

  test("a seat that was lost meanwhile leads to a snapshot", () => {
    connectSeated();
    server.socket.drop();
    clock.pass(500);
    expect(server.socket.open().hello.since).toBe(5);
    server.socket.say(welcome(null), news(6));
    expect(heard).toEqual(["snapshot 5", "lost"]);
    expect(server.socket.open().hello).toMatchObject({ keys: ["inv"], since: null });
    server.socket.say(welcome(null), snapshot(6));
    expect(heard.at(-1)).toBe("snapshot 6");
  });

  test("with stale keys a public table is watched without keys", () => {
    keys.save("t", { seat: "old" });
    const made = connect();
    server.socket.open().say(wrong("no-table"));
    expect(server.socket.open().hello.keys).toEqual([]);
    server.socket.say(welcome(null), snapshot(3));
    expect([made.state.status, keys.get("t").seats, heard]).toEqual(["live", [], ["lost", "snapshot 3"]]);
  });

  test("a missing table refuses, and its keys are kept for a while", async () => {
    keys.save("t", { invitation: "inv", seat: "old" });
    const made = connect();
    const answer = recordReply(made.send({ type: "start-game" }));
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

  test.each(["table-closed", "banned"])("%s is final, and the keys are kept", (code) => {
    keys.save("t", { invitation: "inv", seat: "old" });
    const made = connect();
    server.socket.open().say(welcome(0), snapshot(3), wrong(code));
    expect(made.state).toEqual({ status: "refused", code, text: code });
    clock.pass(60_000);
    expect(server.sockets.length).toBe(1);
    expect(keys.get("t")).toMatchObject({ invitation: "inv", seats: ["old"] });
  });

  test("a different protocol version is final", () => {
    const made = connectSeated();
    server.socket.say(wrong("bad-version"));
    expect(made.state.status).toBe("refused");
  });

  test("a page keeps its seat although another one in this browser has taken a second", () => {
    connectSeated();
    keys.save("t", { seat: "second" });
    server.socket.drop();
    clock.pass(500);
    expect(server.socket.open().hello.keys).toEqual(["key", "inv"]);
  });
});
