import { Animator } from "./animator";
import type { PlayerSession } from "./playerSession";
import { playSound } from "../app/sound";
import { soundOf } from "./eventSounds";

/** Animate the steps of a session, with sounds, until `stop` is called. */
export function attachAnimator(session: PlayerSession): { readonly animator: Animator; readonly stop: () => void } {
  const animator = new Animator(
    () => session.game,
    (step) => {
      const name = soundOf(step);
      if (name) playSound(name);
    },
  );
  session.animateStep = animator.play;
  const stop = (): void => {
    session.animateStep = null;
    animator.stop();
  };
  return { animator, stop };
}
