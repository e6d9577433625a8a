// What it means to touch a card or a zone: by mouse, finger, key or by dragging, it is the same.

import { liked } from "../app/settings.svelte";
import {
  type Choice,
  choose,
  complete,
  drop,
  type Move,
  NOTHING,
  type Option,
  sources,
  zonesFor,
} from "../scene/moves";
import type { Sitting } from "./sitting.svelte";

export class Touch {
  /** The button of a call is pressed: the next card is laid with it. */
  calling = $state.raw(false);
  /** A card is being dragged: what is left to be asked can wait. */
  dragging = $state.raw(false);
  /** A word that waits to be confirmed. */
  private proposed = $state.raw<Move | null>(null);
  /** The answers given so far, to the question that was open first. */
  private trail = $state.raw<{ readonly root: Choice; readonly at: Choice } | null>(null);

  constructor(private readonly sitting: Sitting) {}

  /** How moves name the call of this game. */
  private readonly callName: string | null = $derived.by(() => this.sitting.game?.look.call?.named ?? null);
  private readonly calls = ({ named }: Move): boolean => this.callName !== null && named?.[this.callName] === true;
  /** A card can be laid with a call. */
  readonly callable: boolean = $derived.by(() => this.sitting.moves.some(this.calls));
  /** What can be done, with the call or without. */
  readonly moves: readonly Move[] = $derived.by(() =>
    this.callable
      ? this.sitting.moves.filter((move) => !move.cards || this.calls(move) === this.calling)
      : this.sitting.moves,
  );
  private readonly root: Choice | null = $derived.by(() => {
    const { moves, sitting } = this;
    return sitting.picked.length > 0 && sitting.game ? choose(moves, this.cards) : null;
  });

  /** The zones that stand for a word: whoever touches the stock draws. */
  readonly sources: ReadonlyMap<string, Move> = $derived.by(() => sources(this.sitting.moves));
  /** The question that is open about the picked cards, or the move that waits to be confirmed. */
  readonly choice: Choice | null = $derived.by(() => {
    const { proposed, sitting, root, trail } = this;
    if (proposed && sitting.moves.includes(proposed)) return { ask: null, move: proposed };
    return root && trail?.root === root ? trail.at : root;
  });
  /** The zones on which the picked cards can be laid. */
  readonly targets: ReadonlySet<string> = $derived.by(() => new Set(this.choice ? zonesFor(this.choice) : []));

  card(handle: string): void {
    const { sitting } = this;
    const card = sitting.item(handle)?.card;
    if (card == null || sitting.seat === null || sitting.busy || sitting.behind > 0) return;
    if (sitting.picked.includes(handle)) return this.put(handle);
    const more = choose(this.moves, [...this.cards, card]);
    if (more.ask !== NOTHING) this.pick(...sitting.picked, handle);
    else if (sitting.playable.has(card)) this.pick(handle);
    else return this.refuse(handle, null);
    this.decide(this.root!);
  }

  zone(name: string): void {
    const { sitting } = this;
    const [handle] = sitting.picked;
    if (handle === undefined) {
      const word = this.sources.get(name);
      if (word) this.word(word);
      return;
    }
    const choice = drop(this.moves, this.cards, name);
    if (choice.ask === NOTHING) this.refuse(handle, name);
    else this.go(choice);
  }

  option(option: Option): void {
    this.go(option.next);
  }

  /** Say a word, or name a colour. */
  word(move: Move): void {
    this.put();
    if (liked.confirm) this.proposed = move;
    else this.make(move);
  }

  /** What waited to be confirmed is done. */
  confirm(): void {
    if (this.choice && "move" in this.choice) this.make(this.choice.move);
  }

  call(): void {
    this.calling = !this.calling;
  }

  /** Take a card up to drag it. */
  lift(handle: string): void {
    this.dragging = true;
    if (!this.sitting.picked.includes(handle)) this.pick(handle);
  }

  /** Put a card back, or all. */
  put(handle?: string): void {
    this.dragging = false;
    this.pick(...this.sitting.picked.filter((other) => handle !== undefined && other !== handle));
  }

  /** Ask why this card cannot be laid, there or at all. */
  refuse(handle: string, zone: string | null): void {
    const { sitting } = this;
    const card = sitting.item(handle)?.card;
    this.put();
    if (card != null && sitting.game) void sitting.why(card, zone, handle);
  }

  private get cards(): string[] {
    return this.sitting.picked.flatMap((handle) => this.sitting.item(handle)?.card ?? []);
  }

  private pick(...handles: string[]): void {
    this.proposed = null;
    this.trail = null;
    this.sitting.pick(...handles);
  }

  private go(choice: Choice): void {
    if (this.root) this.trail = { root: this.root, at: choice };
    this.decide(choice);
  }

  /** Where nothing is left to be asked and nothing was left to the table to add, it is done. */
  private decide(choice: Choice): void {
    if (!("move" in choice) || liked.confirm) return;
    const answered = this.trail !== null;
    if (answered || complete(choice.move, this.sitting.picked.length)) this.make(choice.move);
  }

  private make(move: Move): void {
    this.calling = false;
    this.proposed = null;
    void this.sitting.make(move.text);
  }
}
