// How a table moves and sounds while somebody looks at it.

import { Animator } from "./animator";
import type { TableSession } from "./tableSession.svelte";
import { playSound, soundOf } from "./sound";

/** Show what happens as movements, with their sounds; `stop` ends that. */
export function attachAnimator(session: TableSession): { readonly mover: Animator; readonly stop: () => void } {
  const mover = new Animator(
    () => session.game,
    (step) => {
      const heard = soundOf(step);
      if (heard) playSound(heard);
    },
  );
  session.animateStep = mover.play;
  const stop = (): void => {
    session.animateStep = null;
    mover.stop();
  };
  return { mover, stop };
}
