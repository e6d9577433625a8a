import { expect, test } from "vitest";
import { Thinker, type ThinkerWorker } from "./thinker";
import type { PythonParts, ThinkRequest, Thought } from "./workers";

/** Workers that answer when a test says so. */
class FakeWorkers {
  readonly opened: (ThinkerWorker & { asked: ThinkRequest[]; terminated: boolean })[] = [];

  open = (): ThinkerWorker => {
    const worker = {
      asked: [] as ThinkRequest[],
      terminated: false,
      onmessage: null,
      onerror: null,
      postMessage: (message: ThinkRequest) => "request" in message && worker.asked.push(message),
      terminate: () => void (worker.terminated = true),
    };
    this.opened.push(worker);
    return worker;
  };

  answer(at: number, thought: Thought): void {
    const worker = this.opened[at]!;
    worker.onmessage!.call(worker as never, { data: thought } as MessageEvent);
  }
}

const PYTHON = {} as PythonParts;

test("a worker is opened when there is something to think about, and kept", async () => {
  const workers = new FakeWorkers();
  const { think } = new Thinker(workers.open, PYTHON);
  expect(workers.opened).toHaveLength(0);
  const answers = Promise.all([think("one"), think("two")]);
  expect(workers.opened).toHaveLength(1);
  expect(workers.opened[0]!.asked.map(({ request }) => request)).toEqual(["one", "two"]);
  for (const { id, request } of [...workers.opened[0]!.asked].reverse())
    workers.answer(0, { id, answer: `${request}!` });
  expect(await answers).toEqual(["one!", "two!"]);
});

test.each(["answer", "error"])(
  "if it dies (%s), its requests fail, and the next one gets a new worker",
  async (how) => {
    const workers = new FakeWorkers();
    const { think } = new Thinker(workers.open, PYTHON);
    const failed = [think("one"), think("two")].map((thought) => expect(thought).rejects.toThrow("died"));
    if (how === "answer") workers.answer(0, { id: 1, answer: null });
    else workers.opened[0]!.onerror!.call(null as never, null as never);
    await Promise.all(failed);
    expect(workers.opened[0]!.terminated).toBe(true);
    const next = think("three");
    workers.answer(1, { id: workers.opened[1]!.asked[0]!.id, answer: "yes" });
    expect(await next).toBe("yes");
  },
);
