// What it means to touch a card or a zone: by mouse, finger, key or by dragging, it is the same.

import { settings } from "../app/settings.svelte";
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
import type { TableSession } from "./tableSession.svelte";

export class MoveInput {
  /** The button of a call is pressed: the next card is laid with it. */
  calling = $state.raw(false);
  /** A card is being dragged: what is left to be asked can wait. */
  dragging = $state.raw(false);
  /** A word that waits to be confirmed. */
  private proposed = $state.raw<Move | null>(null);
  /** The answers given so far, to the question that was open first. */
  private trail = $state.raw<{ readonly root: Choice; readonly at: Choice } | null>(null);

  constructor(private readonly session: TableSession) {}

  /** How moves name the call of this game. */
  private readonly callName: string | null = $derived.by(() => this.session.game?.look.call?.named ?? null);
  private readonly calls = ({ named }: Move): boolean => this.callName !== null && named?.[this.callName] === true;
  /** A card can be laid with a call. */
  readonly callable: boolean = $derived.by(() => this.session.moves.some(this.calls));
  /** What can be done, with the call or without. */
  readonly moves: readonly Move[] = $derived.by(() =>
    this.callable
      ? this.session.moves.filter((move) => !move.cards || this.calls(move) === this.calling)
      : this.session.moves,
  );
  private readonly root: Choice | null = $derived.by(() => {
    const { moves, session } = this;
    return session.picked.length > 0 && session.game ? choose(moves, this.cards) : null;
  });

  /** The zones that stand for a word: whoever touches the stock draws. */
  readonly sources: ReadonlyMap<string, Move> = $derived.by(() => sources(this.session.moves));
  /** The question that is open about the picked cards, or the move that waits to be confirmed. */
  readonly choice: Choice | null = $derived.by(() => {
    const { proposed, session, root, trail } = this;
    if (proposed && session.moves.includes(proposed)) return { ask: null, move: proposed };
    return root && trail?.root === root ? trail.at : root;
  });
  /** The zones on which the picked cards can be laid. */
  readonly targets: ReadonlySet<string> = $derived.by(() => new Set(this.choice ? zonesFor(this.choice) : []));

  card(handle: string): void {
    const { session } = this;
    const card = session.item(handle)?.card;
    if (card == null || session.seat === null || session.busy || session.behind > 0) return;
    if (session.picked.includes(handle)) return this.put(handle);
    const more = choose(this.moves, [...this.cards, card]);
    if (more.ask !== NOTHING) this.pick(...session.picked, handle);
    else if (session.playable.has(card)) this.pick(handle);
    else return this.refuse(handle, null);
    this.decide(this.root!);
  }

  zone(name: string): void {
    const { session } = this;
    const [handle] = session.picked;
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
    if (settings.confirm) this.proposed = move;
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
    if (!this.session.picked.includes(handle)) this.pick(handle);
  }

  /** Put a card back, or all. */
  put(handle?: string): void {
    this.dragging = false;
    this.pick(...this.session.picked.filter((other) => handle !== undefined && other !== handle));
  }

  /** Ask why this card cannot be laid, there or at all. */
  refuse(handle: string, zone: string | null): void {
    const { session } = this;
    const card = session.item(handle)?.card;
    this.put();
    if (card != null && session.game) void session.why(card, zone, handle);
  }

  private get cards(): string[] {
    return this.session.picked.flatMap((handle) => this.session.item(handle)?.card ?? []);
  }

  private pick(...handles: string[]): void {
    this.proposed = null;
    this.trail = null;
    this.session.pick(...handles);
  }

  private go(choice: Choice): void {
    if (this.root) this.trail = { root: this.root, at: choice };
    this.decide(choice);
  }

  /** Where nothing is left to be asked and nothing was left to the table to add, it is done. */
  private decide(choice: Choice): void {
    if (!("move" in choice) || settings.confirm) return;
    const answered = this.trail !== null;
    if (answered || complete(choice.move, this.session.picked.length)) this.make(choice.move);
  }

  private make(move: Move): void {
    this.calling = false;
    this.proposed = null;
    void this.session.make(move.text);
  }
}
