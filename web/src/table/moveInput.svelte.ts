// Turns taps, keys and drags on cards and zones into moves.

import { say } from "../app/app.svelte";
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
import { offerOf, type SwapOffer } from "./facts";
import type { PlayerSession } from "./playerSession";

export class MoveInput {
  /** Whether the call button is pressed, so that the next card is played with the call. */
  calling = $state.raw(false);
  /** Whether a card is being dragged; questions wait until it is dropped. */
  dragging = $state.raw(false);
  /** A move without cards that waits for confirmation. */
  private proposed = $state.raw<Move | null>(null);
  /** The choice that remains after the answers so far, with the first choice. */
  private progress = $state.raw<{ readonly root: Choice; readonly at: Choice } | null>(null);

  constructor(private readonly session: PlayerSession) {}

  /** The name of this game's call in moves. */
  private readonly callName: string | null = $derived.by(() => this.session.game?.look.call?.named ?? null);
  private readonly calls = ({ named }: Move): boolean => this.callName !== null && named?.[this.callName] === true;
  /** Whether a card can be played with a call. */
  readonly canCall: boolean = $derived.by(() => this.session.moves.some(this.calls));
  /** The legal moves that match the state of the call button. */
  readonly moves: readonly Move[] = $derived.by(() =>
    this.canCall
      ? this.session.moves.filter((move) => !move.cards || this.calls(move) === this.calling)
      : this.session.moves,
  );
  private readonly root: Choice | null = $derived.by(() => {
    const { moves, session } = this;
    return session.picked.length > 0 && session.game ? choiceFor(moves, this.cards) : null;
  });

  /** The offer that the player answers; its slip asks for confirmation. */
  readonly offer: SwapOffer | null = $derived.by(() => {
    const { game, seat, moves } = this.session;
    const offer = game && offerOf(game.table);
    const asked = game?.waiting.some((ask) => ask.must && ask.seat === seat) ?? false;
    return offer && asked && moves.length > 0 && offer.seat !== seat ? offer : null;
  });
  /** Moves that a tap on a zone makes, such as drawing from the stock. */
  readonly zoneMoves: ReadonlyMap<string, Move> = $derived.by(() => movesByZone(this.session.moves));
  /** The open question about the picked cards, or the move that waits for confirmation. */
  readonly choice: Choice | null = $derived.by(() => {
    const { proposed, session, root, progress } = this;
    if (proposed && session.moves.includes(proposed)) return { ask: null, move: proposed };
    return root && progress?.root === root ? progress.at : root;
  });
  /** The zones on which the picked cards can be played. */
  readonly targets: ReadonlySet<string> = $derived.by(() => new Set(this.choice ? targetZones(this.choice) : []));

  touchCard(handle: string): void {
    const { session } = this;
    const card = session.item(handle)?.card;
    if (card == null || session.seat === null || session.busy || session.pending > 0) return;
    if (session.state?.pause)
      return void (session.refusal = { item: handle, rule: null, why: say("page-wrong-paused") });
    if (session.picked.includes(handle)) return this.touchAgain(handle);
    const more = choiceFor(this.moves, [...this.cards, card]);
    if (more.ask !== NOTHING) this.pick(...session.picked, handle);
    else if (session.playable.has(card)) this.pick(handle);
    else return this.explain(handle, null);
    if (settings.tap === "play") this.playIfDecided(this.root!);
  }

  /** Put a picked card back; if a tap only chooses, a second one plays. */
  private touchAgain(handle: string): void {
    const ready = settings.tap === "choose" && !settings.confirm ? this.root : null;
    if (ready && "move" in ready && isComplete(ready.move, this.session.picked.length)) this.play(ready.move);
    else this.putBack(handle);
  }

  touchZone(name: string): void {
    const { session } = this;
    const [handle] = session.picked;
    if (handle === undefined) {
      const move = this.zoneMoves.get(name);
      if (move) this.chooseMove(move);
      return;
    }
    const choice = choiceOnZone(this.moves, this.cards, name);
    if (choice.ask === NOTHING) this.explain(handle, name);
    else this.advance(choice);
  }

  answer(option: Option): void {
    this.advance(option.next);
  }

  /** Play a move without cards, after confirmation if the player wants that. */
  chooseMove(move: Move): void {
    this.putBack();
    if (settings.confirm) this.proposed = move;
    else this.play(move);
  }

  /** Play the move that waits for confirmation. */
  confirm(): void {
    if (this.choice && "move" in this.choice) this.play(this.choice.move);
  }

  toggleCall(): void {
    this.calling = !this.calling;
  }

  /** Pick a card up to drag it. */
  startDrag(handle: string): void {
    this.dragging = true;
    if (!this.session.picked.includes(handle)) this.pick(handle);
  }

  /** Put one picked card back, or all of them. */
  putBack(handle?: string): void {
    this.dragging = false;
    this.pick(...this.session.picked.filter((other) => handle !== undefined && other !== handle));
  }

  /** Ask the server why a card cannot be played on a zone, or at all. */
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

  /** Play the move if no question is open and no further cards were implied. */
  private playIfDecided(choice: Choice): void {
    if (!("move" in choice) || settings.confirm || this.offer) return;
    const answered = this.progress !== null;
    if (answered || isComplete(choice.move, this.session.picked.length)) this.play(choice.move);
  }

  private play(move: Move): void {
    this.calling = false;
    this.proposed = null;
    void this.session.play(move.text);
  }
}
