// How a table moves and sounds while somebody looks at it.

import { Mover } from "./motion";
import type { Sitting } from "./sitting.svelte";
import { sound, soundOf } from "./sound";

/** Show what happens as movements, with their sounds; `stop` ends that. */
export function moving(sitting: Sitting): { readonly mover: Mover; readonly stop: () => void } {
  const mover = new Mover(
    () => sitting.game,
    (step) => {
      const heard = soundOf(step);
      if (heard) sound(heard);
    },
  );
  sitting.player = mover.play;
  const stop = (): void => {
    sitting.player = null;
    mover.stop();
  };
  return { mover, stop };
}
