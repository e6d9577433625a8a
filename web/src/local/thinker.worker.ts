/// <reference lib="webworker" />
// The worker in which computer players think, so that the tables never wait for them.

import { startPython } from "./python";
import type { PythonParts, ThinkRequest, Thought } from "./workers";

const worker = self as unknown as DedicatedWorkerGlobalScope;
let think: Promise<(request: string) => string> | null = null;

worker.onmessage = ({ data }: MessageEvent<PythonParts | ThinkRequest>) => {
  if ("parts" in data) think = startPython(data).then((load) => load("tischlein.browser.thinker")["think"] as never);
  else void answer(data);
};

async function answer({ id, request }: ThinkRequest): Promise<void> {
  let answer: string | null = null;
  try {
    answer = (await think)?.(request) ?? null;
  } catch (error) {
    console.warn(error);
  }
  worker.postMessage({ id, answer } satisfies Thought);
}
