// What it means to touch a card or a zone: by mouse, finger, key or by dragging, it is the same.

import { settings } from "../app/settings.svelte";
import {
  type Choice,
  choiceFor,
  isComplete,
  choiceOnZone,
  type Move,
  NOTHING,
  type Option,
  movesByZone,
  targetZones,
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
  private progress = $state.raw<{ readonly root: Choice; readonly at: Choice } | null>(null);

  constructor(private readonly session: TableSession) {}

  /** How moves name the call of this game. */
  private readonly callName: string | null = $derived.by(() => this.session.game?.look.call?.named ?? null);
  private readonly calls = ({ named }: Move): boolean => this.callName !== null && named?.[this.callName] === true;
  /** A card can be laid with a call. */
  readonly canCall: boolean = $derived.by(() => this.session.moves.some(this.calls));
  /** What can be done, with the call or without. */
  readonly moves: readonly Move[] = $derived.by(() =>
    this.canCall
      ? this.session.moves.filter((move) => !move.cards || this.calls(move) === this.calling)
      : this.session.moves,
  );
  private readonly root: Choice | null = $derived.by(() => {
    const { moves, session } = this;
    return session.picked.length > 0 && session.game ? choiceFor(moves, this.cards) : null;
  });

  /** The zones that stand for a word: whoever touches the stock draws. */
  readonly zoneMoves: ReadonlyMap<string, Move> = $derived.by(() => movesByZone(this.session.moves));
  /** The question that is open about the picked cards, or the move that waits to be confirmed. */
  readonly choice: Choice | null = $derived.by(() => {
    const { proposed, session, root, progress } = this;
    if (proposed && session.moves.includes(proposed)) return { ask: null, move: proposed };
    return root && progress?.root === root ? progress.at : root;
  });
  /** The zones on which the picked cards can be laid. */
  readonly targets: ReadonlySet<string> = $derived.by(() => new Set(this.choice ? targetZones(this.choice) : []));

  touchCard(handle: string): void {
    const { session } = this;
    const card = session.item(handle)?.card;
    if (card == null || session.seat === null || session.busy || session.pending > 0) return;
    if (session.picked.includes(handle)) return this.putBack(handle);
    const more = choiceFor(this.moves, [...this.cards, card]);
    if (more.ask !== NOTHING) this.pick(...session.picked, handle);
    else if (session.playable.has(card)) this.pick(handle);
    else return this.explain(handle, null);
    this.playIfDecided(this.root!);
  }

  touchZone(name: string): void {
    const { session } = this;
    const [handle] = session.picked;
    if (handle === undefined) {
      const word = this.zoneMoves.get(name);
      if (word) this.chooseMove(word);
      return;
    }
    const choice = choiceOnZone(this.moves, this.cards, name);
    if (choice.ask === NOTHING) this.explain(handle, name);
    else this.advance(choice);
  }

  answer(option: Option): void {
    this.advance(option.next);
  }

  /** Say a word, or name a colour. */
  chooseMove(move: Move): void {
    this.putBack();
    if (settings.confirm) this.proposed = move;
    else this.play(move);
  }

  /** What waited to be confirmed is done. */
  confirm(): void {
    if (this.choice && "move" in this.choice) this.play(this.choice.move);
  }

  toggleCall(): void {
    this.calling = !this.calling;
  }

  /** Take a card up to drag it. */
  startDrag(handle: string): void {
    this.dragging = true;
    if (!this.session.picked.includes(handle)) this.pick(handle);
  }

  /** Put a card back, or all. */
  putBack(handle?: string): void {
    this.dragging = false;
    this.pick(...this.session.picked.filter((other) => handle !== undefined && other !== handle));
  }

  /** Ask why this card cannot be laid, there or at all. */
  explain(handle: string, zone: string | null): void {
    const { session } = this;
    const card = session.item(handle)?.card;
    this.putBack();
    if (card != null && session.game) void session.askWhy(card, zone, handle);
  }

  private get cards(): string[] {
    return this.session.picked.flatMap((handle) => this.session.item(handle)?.card ?? []);
  }

  private pick(...handles: string[]): void {
    this.proposed = null;
    this.progress = null;
    this.session.pick(...handles);
  }

  private advance(choice: Choice): void {
    if (this.root) this.progress = { root: this.root, at: choice };
    this.playIfDecided(choice);
  }

  /** Where nothing is left to be asked and nothing was left to the table to add, it is done. */
  private playIfDecided(choice: Choice): void {
    if (!("move" in choice) || settings.confirm) return;
    const answered = this.progress !== null;
    if (answered || isComplete(choice.move, this.session.picked.length)) this.play(choice.move);
  }

  private play(move: Move): void {
    this.calling = false;
    this.proposed = null;
    void this.session.play(move.text);
  }
}
