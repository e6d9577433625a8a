import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Result, ReviewState } from "../net/api";
import { PACE, ReviewQueue } from "./reviewQueue.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = (progress: number): Result<ReviewState> => ({ ok: true, value: { progress, review: null } });
const wrong = (code: string): Result<ReviewState> => ({ ok: false, code, text: code });

/** A queue whose answers are given by game, and what it asked for. */
function queueOf(answers: Record<number, Result<ReviewState>[]>): {
  queue: ReviewQueue;
  asked: number[];
  done: number[];
} {
  const asked: number[] = [];
  const done: number[] = [];
  const queue = new ReviewQueue(
    (game) => {
      asked.push(game);
      return Promise.resolve(answers[game]!.shift()!);
    },
    () => Promise.resolve(void done.push(asked.at(-1)!)),
  );
  return { queue, asked, done };
}

test("games are reviewed one after the other", async () => {
  const { queue, asked, done } = queueOf({ 3: [at(0), at(0.5), at(1)], 2: [at(1)] });
  const running = queue.start([3, 2]);
  await vi.advanceTimersByTimeAsync(PACE);
  expect(queue.current).toEqual({ at: 1, count: 2, progress: 0.5 });
  await vi.advanceTimersByTimeAsync(PACE);
  await running;
  expect(asked).toEqual([3, 3, 3, 2]);
  expect(done).toEqual([3, 2]);
  expect(queue.current).toBeNull();
});

test("a game that cannot be reviewed is left out", async () => {
  const { queue, asked, done } = queueOf({ 1: [wrong("refused")], 2: [at(1)] });
  await queue.start([1, 2]);
  expect(asked).toEqual([1, 2]);
  expect(done).toEqual([2]);
  expect([...queue.refused]).toEqual([1]);
  expect(queue.problem).toBeNull();
});

test("a server that does not answer ends the work with its problem", async () => {
  const { queue, asked } = queueOf({ 1: [wrong("away")], 2: [at(1)] });
  await queue.start([1, 2]);
  expect(asked).toEqual([1]);
  expect(queue.problem?.code).toBe("away");
  expect(queue.current).toBeNull();
});

test("nothing is asked for after a stop", async () => {
  const { queue, asked, done } = queueOf({ 1: [at(0), at(0.5), at(1)] });
  const running = queue.start([1, 2]);
  await vi.advanceTimersByTimeAsync(PACE);
  queue.stop();
  expect(queue.current).toBeNull();
  await vi.advanceTimersByTimeAsync(10 * PACE);
  await running;
  expect(asked).toEqual([1, 1]);
  expect(done).toEqual([]);
});
