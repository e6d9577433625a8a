import { expect, test } from "vitest";
import type { OpenTransport } from "../net/connection";
import { HostHub, type Host } from "./hostHub";
import { LocalServer, type LaunchedHost } from "./localServer";
import { type Channel, Names, type Surroundings } from "./messages";
import { LocalProblem } from "./problems";

/** A browser with tabs that can be closed: its channels and locks. */
class FakeBrowser {
  private readonly channels = new Map<string, Set<Channel>>();
  private readonly queues = new Map<string, { tab: string; grant: () => void }[]>();
  private readonly closed = new Map<string, () => void>();

  openTab(tab: string): Surroundings {
    const gone = new Promise<void>((done) => this.closed.set(tab, done));
    return {
      openChannel: (name) => this.open(name, gone),
      lock: (name, hold) => this.lock(tab, name, hold, gone),
    };
  }

  closeTab(tab: string): void {
    this.closed.get(tab)!();
  }

  private open(name: string, gone: Promise<void>): Channel {
    const others = this.channels.get(name) ?? new Set();
    this.channels.set(name, others);
    const channel: Channel = {
      onmessage: null,
      close: () => void others.delete(channel),
      postMessage: (data) => {
        if (!others.has(channel)) return;
        for (const other of [...others].filter((each) => each !== channel)) {
          queueMicrotask(() => others.has(other) && other.onmessage?.({ data } as MessageEvent));
        }
      },
    };
    others.add(channel);
    void gone.then(() => channel.close());
    return channel;
  }

  private async lock(tab: string, name: string, hold: () => Promise<void>, gone: Promise<void>): Promise<void> {
    const queue = this.queues.get(name) ?? [];
    this.queues.set(name, queue);
    const entry = { tab, grant: (): void => undefined };
    const granted = new Promise<void>((done) => (entry.grant = done));
    queue.push(entry);
    const leave = (): void => {
      queue.splice(queue.indexOf(entry), 1);
      queue[0]?.grant();
    };
    if (queue[0] === entry) entry.grant();
    await granted;
    await Promise.race([hold().finally(leave), gone.then(leave)]);
  }
}

/** A host that echoes; `log` has what arrives. */
class FakeHost implements Host {
  readonly log: string[] = [];
  sockets: { send: (text: string) => void; close: (code: number, reason: string) => void }[] = [];

  request(request: string): Promise<string> {
    const { method, path } = JSON.parse(request) as { method: string; path: string };
    if (path === "/never") return new Promise(() => undefined);
    if (path === "/fails") return Promise.reject(new Error("bug"));
    return Promise.resolve(JSON.stringify({ status: 200, body: { echo: `${method} ${path}` } }));
  }

  connect(...[table, guest, send, close]: Parameters<Host["connect"]>) {
    this.log.push(`connect ${table} ${guest}`);
    this.sockets.push({ send, close });
    return {
      receive_text: (text: string) => {
        this.log.push(text);
        send(`echo ${text}`);
      },
      disconnect: () => void this.log.push(`disconnect ${table}`),
    };
  }
}

const names = new Names("");

class Tab {
  readonly hosts: FakeHost[] = [];
  readonly errors: unknown[] = [];
  readonly server: LocalServer;
  die = (): void => undefined;

  constructor(browser: FakeBrowser, name: string, launchFails?: LocalProblem) {
    const surroundings = browser.openTab(name);
    let count = 0;
    this.server = new LocalServer({
      names,
      surroundings,
      guest: () => ({ id: name, name, animal: "fox" }),
      newId: () => `${name}-${++count}`,
      launch: (id) => {
        if (launchFails) return Promise.reject(launchFails);
        const host = new FakeHost();
        this.hosts.push(host);
        const died = new Promise<void>((done) => (this.die = done));
        new HostHub(id, host, names, surroundings, (error) => this.errors.push(error));
        return Promise.resolve<LaunchedHost>({ saved: true, died, stop: () => undefined });
      },
    });
  }
}

/** Let all messages arrive. */
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Open a transport and note its events. */
function connect(server: LocalServer, table = "local-a"): { events: string[]; transport: ReturnType<OpenTransport> } {
  const events: string[] = [];
  const transport = server.transportTo(table)({
    open: () => events.push("open"),
    message: (text) => events.push(text),
    close: (code) => events.push(`close ${code}`),
  });
  return { events, transport };
}

test("requests and sockets reach the host in the same tab", async () => {
  const tab = new Tab(new FakeBrowser(), "one");
  await tab.server.start();
  const response = await tab.server.fetch("/api/tables", { method: "POST", body: "{}" });
  expect([response.status, await response.json()]).toEqual([200, { echo: "POST /api/tables" }]);
  const { events, transport } = connect(tab.server);
  await settle();
  transport.send("hello");
  await settle();
  expect(events).toEqual(["open", "echo hello"]);
  transport.close();
  await settle();
  expect(tab.hosts[0]!.log).toEqual([
    'connect local-a {"id":"one","name":"one","animal":"fox"}',
    "hello",
    "disconnect local-a",
  ]);
});

test("exactly one tab hosts, and all use it", async () => {
  const browser = new FakeBrowser();
  const tabs = ["one", "two", "three"].map((name) => new Tab(browser, name));
  await Promise.all(tabs.map(({ server }) => server.start()));
  const sockets = tabs.map(({ server }) => connect(server));
  await settle();
  sockets.forEach(({ transport }, at) => transport.send(String(at)));
  await settle();
  expect(sockets.map(({ events }) => events)).toEqual([0, 1, 2].map((at) => ["open", `echo ${at}`]));
  expect(tabs.map(({ hosts }) => hosts.length)).toEqual([1, 0, 0]);
});

test("when the tab that hosts is closed, the next one takes over", async () => {
  const browser = new FakeBrowser();
  const [one, two] = ["one", "two"].map((name) => new Tab(browser, name)) as [Tab, Tab];
  await one.server.start();
  await two.server.start();
  const before = connect(two.server);
  await settle();
  const waiting = two.server.fetch("/never");
  browser.closeTab("one");
  await settle();
  expect(before.events).toEqual(["open", "close 1012"]);
  const after = connect(two.server);
  await settle();
  expect(after.events).toEqual(["open"]);
  expect(two.hosts).toHaveLength(1);
  expect((await two.server.fetch("/api/archive")).status).toBe(200);
  void waiting;
});

test("a safe request is repeated at the next host, another one fails", async () => {
  const browser = new FakeBrowser();
  const [one, two] = ["one", "two"].map((name) => new Tab(browser, name)) as [Tab, Tab];
  await one.server.start();
  await two.server.start();
  one.hosts[0]!.request = () => new Promise(() => undefined);
  const read = two.server.fetch("/api/archive");
  const write = expect(two.server.fetch("/api/tables", { method: "POST", body: "{}" })).rejects.toThrow("crashed");
  await settle();
  browser.closeTab("one");
  expect((await read).status).toBe(200);
  await write;
});

test("the host notices that a tab was closed", async () => {
  const browser = new FakeBrowser();
  const [one, two] = ["one", "two"].map((name) => new Tab(browser, name)) as [Tab, Tab];
  await one.server.start();
  await two.server.start();
  connect(two.server);
  await settle();
  browser.closeTab("two");
  await settle();
  expect(one.hosts[0]!.log.at(-1)).toBe("disconnect local-a");
});

test("a host that dies is replaced in the same tab, but not for ever", async () => {
  const tab = new Tab(new FakeBrowser(), "one");
  const problems: string[] = [];
  tab.server.onFailure = ({ code }) => problems.push(code);
  await tab.server.start();
  const { events } = connect(tab.server);
  await settle();
  tab.die();
  await settle();
  expect(events).toEqual(["open", "close 1012"]);
  expect((await tab.server.fetch("/api/archive")).status).toBe(200);
  for (let more = 0; more < 2; more += 1) {
    tab.die();
    await settle();
  }
  expect([tab.hosts.length, problems]).toEqual([3, ["crashed"]]);
});

test("the host closes a socket with its code", async () => {
  const tab = new Tab(new FakeBrowser(), "one");
  await tab.server.start();
  const { events } = connect(tab.server);
  await settle();
  tab.hosts[0]!.sockets[0]!.close(4000, "over");
  await settle();
  expect(events).toEqual(["open", "close 4000"]);
});

test("an error of the host is reported and answered", async () => {
  const tab = new Tab(new FakeBrowser(), "one");
  await tab.server.start();
  expect((await tab.server.fetch("/fails")).status).toBe(500);
  expect(String(tab.errors[0])).toContain("bug");
});

test("where the host cannot be started, the error says why, and another try is possible", async () => {
  const problem = new LocalProblem("integrity");
  const tab = new Tab(new FakeBrowser(), "one", problem);
  await expect(tab.server.start()).rejects.toBe(problem);
  await expect(tab.server.start()).rejects.toBe(problem);
});

test("a transport that is closed before there is a host never opens", async () => {
  const tab = new Tab(new FakeBrowser(), "one");
  const { events, transport } = connect(tab.server);
  transport.close();
  await tab.server.start();
  await settle();
  expect([events, tab.hosts[0]!.log]).toEqual([[], []]);
});
