// The computer players' worker, as the host sees it. It is started when the first one has to think.

import type { PythonParts, ThinkRequest, Thought } from "./workers";

/** The part of a worker that is used. */
export type ThinkerWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

interface Pending {
  readonly resolve: (answer: string) => void;
  readonly reject: (error: Error) => void;
}

export class Thinker {
  private worker: ThinkerWorker | null = null;
  private readonly pending = new Map<number, Pending>();
  private count = 0;

  constructor(
    private readonly open: () => ThinkerWorker,
    private readonly python: PythonParts,
  ) {}

  /** Let the other worker think about a request. Rejects if it dies; the next request gets a new one. */
  readonly think = (request: string): Promise<string> => {
    const worker = (this.worker ??= this.start());
    return new Promise((resolve, reject) => {
      const id = ++this.count;
      this.pending.set(id, { resolve, reject });
      worker.postMessage({ id, request } satisfies ThinkRequest);
    });
  };

  private start(): ThinkerWorker {
    const worker = this.open();
    worker.onmessage = ({ data }: MessageEvent<Thought>) => {
      if (data.answer === null) {
        this.died();
        return;
      }
      this.pending.get(data.id)?.resolve(data.answer);
      this.pending.delete(data.id);
    };
    worker.onerror = () => this.died();
    worker.postMessage(this.python);
    return worker;
  }

  private died(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { reject } of this.pending.values()) reject(new Error("The computer players' worker has died."));
    this.pending.clear();
  }
}
