import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Result, ReviewState } from "../net/api";
import { PACE, ReviewLoader } from "./reviewLoader.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const part = (progress: number): Result<ReviewState> => ({ ok: true, value: { progress, review: null } });
const wrong = (code: string): Result<ReviewState> => ({ ok: false, code, text: code });

/** A loader that gets these answers, the last one again and again. */
function loaderOf(...answers: Result<ReviewState>[]): { loader: ReviewLoader; asked: () => number } {
  let asked = 0;
  const loader = new ReviewLoader(() => Promise.resolve(answers[Math.min(asked++, answers.length - 1)]!));
  return { loader, asked: () => asked };
}

test("it asks until the review is complete", async () => {
  const { loader, asked } = loaderOf(part(0.1), part(0.6), part(1));
  loader.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(loader.state?.progress).toBe(0.1);
  await vi.advanceTimersByTimeAsync(10 * PACE);
  expect([loader.state?.progress, asked()]).toEqual([1, 3]);
});

test("it stops when the page is left, also while an answer is on its way", async () => {
  const { loader, asked } = loaderOf(part(0.1));
  const stop = loader.start();
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(10 * PACE);
  expect(asked()).toBe(1);
  loader.start()();
  await vi.advanceTimersByTimeAsync(10 * PACE);
  expect(asked()).toBe(2);
});

test("it says why there is no review, and asks no more", async () => {
  const { loader, asked } = loaderOf(part(0.1), wrong("not-found"));
  loader.start();
  await vi.advanceTimersByTimeAsync(10 * PACE);
  expect([loader.problem?.code, asked()]).toEqual(["not-found", 2]);
});

test("a server that is away for a moment is asked again, and what is known stays", async () => {
  const { loader } = loaderOf(part(0.1), wrong("away"), wrong("away"), part(1));
  loader.start();
  await vi.advanceTimersByTimeAsync(2 * PACE);
  expect([loader.state?.progress, loader.problem]).toEqual([0.1, null]);
  await vi.advanceTimersByTimeAsync(10 * PACE);
  expect(loader.state?.progress).toBe(1);
});

test("a server that has never answered is a problem", async () => {
  const { loader } = loaderOf(wrong("away"));
  loader.start();
  await vi.advanceTimersByTimeAsync(10 * PACE);
  expect(loader.problem?.code).toBe("away");
});
