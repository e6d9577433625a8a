// A running clock.

import type { ClockState } from "../net/messages";

const TICK = 250;

/** Follow a clock while the calling component is mounted. `left` is in milliseconds, and null while it stands still. */
export function watchClock(
  clock: () => ClockState | null | undefined,
  now: () => number,
): { readonly left: number | null } {
  let left = $state<number | null>(null);
  $effect(() => {
    const until = clock()?.until ?? null;
    if (until === null) return void (left = null);
    const look = (): void => void (left = Math.max(0, until - now()));
    look();
    const timer = setInterval(look, TICK);
    return () => clearInterval(timer);
  });
  return {
    get left() {
      return left;
    },
  };
}
