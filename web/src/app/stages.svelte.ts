// The first page is mounted in stages, as all of it at once would block a slow phone.

import { onMount } from "svelte";

/** Call back in a task after the next frame, so that each stage is laid out before the next. Returns a cancel function. */
export function afterFrame(then: () => void): () => void {
  if (document.visibilityState === "hidden") {
    const timer = setTimeout(then); // there are no frames
    return () => clearTimeout(timer);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(then)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Whether the first page is still incomplete. Later ones are mounted at once, so that going back finds its place. */
let opening = true;

/** The stages of a component, each in a separate task. */
export class Stages {
  private reached = $state(0);

  /** Without `inSteps` all stages are there at once, for a layout in which later parts would move earlier ones. */
  constructor(last: number, inSteps = true) {
    if (!opening || !inSteps) this.reached = last;
    let cancel: () => void;
    const advance = (): void => {
      if (this.reached < last) {
        this.reached += 1;
        cancel = afterFrame(advance);
      } else {
        opening = false;
      }
    };
    onMount(() => {
      cancel = afterFrame(advance);
      return () => cancel();
    });
  }

  /** Return whether a stage is there; stage 0 always is. */
  has(stage: number): boolean {
    return stage <= this.reached;
  }
}
