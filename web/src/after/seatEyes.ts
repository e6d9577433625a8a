// A finished game as one seat saw it, by the number of moves made: the words of its events, and positions to try again.

import { api, keys } from "../app/app.svelte";
import type { Replay, Result } from "../net/api";
import { EventFormatter } from "../words/formatter";
import type { Words } from "../words/words";
import { framesAfterMoves } from "./moments";
import { buildFrames, captionOf, type Frame } from "./replayFrames";

export class SeatEyes {
  readonly frames: readonly Frame[];
  private readonly afterMoves: readonly number[];

  constructor(
    readonly seat: number,
    readonly replay: Replay,
  ) {
    this.frames = buildFrames(replay);
    this.afterMoves = framesAfterMoves(replay);
  }

  /** Return the number of the frame after so many moves. */
  frameAfter(moves: number): number {
    return this.afterMoves[Math.min(moves, this.afterMoves.length - 1)] ?? 0;
  }

  /** Say what the move after so many others was; `you` is the reader's seat. */
  wordsOf(moves: number, words: Words, you: number | null): string {
    const at = this.frameAfter(moves + 1);
    return captionOf(this.frames, at, EventFormatter.of(words, this.frames[at]!.state, you));
  }
}

/** Fetches what each seat saw of a game, once. */
export class EyesOfSeats {
  private readonly loaded = new Map<number, Promise<Result<SeatEyes>>>();

  constructor(
    private readonly table: string,
    private readonly number: number,
  ) {}

  of(seat: number): Promise<Result<SeatEyes>> {
    const eyes = this.loaded.get(seat) ?? this.fetch(seat);
    this.loaded.set(seat, eyes);
    return eyes;
  }

  private async fetch(seat: number): Promise<Result<SeatEyes>> {
    const found = await api.replay(this.table, this.number, seat, keys.forRequest(this.table));
    if (found.ok) return { ok: true, value: new SeatEyes(seat, found.value) };
    this.loaded.delete(seat);
    return found;
  }
}
