// The first page is mounted in stages, as all of it at once would block a slow phone.

import { onMount } from "svelte";

/** Whether the first page is still incomplete. Later ones are mounted at once, so that going back finds its place. */
let opening = true;

/** The stages of a component, each in a task of its own. */
export class Stages {
  private reached = $state(0);

  /** Without `inSteps` all stages are there at once, for a layout in which later parts would move earlier ones. */
  constructor(last: number, inSteps = true) {
    if (!opening || !inSteps) this.reached = last;
    let timer: ReturnType<typeof setTimeout>;
    const advance = (): void => {
      if (this.reached < last) {
        this.reached += 1;
        timer = setTimeout(advance);
      } else {
        opening = false;
      }
    };
    onMount(() => {
      timer = setTimeout(advance);
      return () => clearTimeout(timer);
    });
  }

  /** Return whether a stage is there; stage 0 always is. */
  has(stage: number): boolean {
    return stage <= this.reached;
  }
}
