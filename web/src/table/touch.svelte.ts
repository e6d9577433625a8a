// What it means to touch a card or a zone: by mouse, finger, key or by dragging, it is the same.

import { liked } from "../app/settings.svelte";
import { type Choice, type Option, zonesFor } from "../moves";
import type { Sitting } from "./sitting.svelte";

export class Touch {
  constructor(private readonly sitting: Sitting) {}

  /** The zones on which the picked cards can be laid. */
  readonly targets: ReadonlySet<string> = $derived.by(() => new Set(this.lead()));
  /** The question that is open about the picked cards. */
  readonly choice: Choice | null = $derived.by(() => this.sitting.choice);

  card(handle: string): void {
    const { sitting } = this;
    sitting.pick(handle);
    if (sitting.choice?.ask === null && !liked.confirm) void sitting.make(sitting.choice.move.text);
  }

  zone(name: string): void {
    this.decide(this.sitting.dropped(this.sitting.picked, name));
  }

  option(option: Option): void {
    this.decide(option.next);
  }

  private decide(choice: Choice): void {
    if (choice.ask === null) void this.sitting.make(choice.move.text);
  }

  private lead(): string[] {
    const { sitting } = this;
    const cards = sitting.picked.flatMap((handle) => sitting.item(handle)?.card ?? []);
    return cards.length > 0 ? zonesFor(sitting.moves, cards, sitting.ground) : [];
  }
}
