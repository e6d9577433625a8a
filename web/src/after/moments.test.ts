import { beforeAll, describe, expect, test } from "vitest";
import type { MoveValue } from "../net/api";
import type { News } from "../net/messages";
import { LANGS, locale, replays, reviews, type SampleReview } from "../testing/samples";
import { Words } from "../words/words";
import { formatShare, framesAfterMoves, verdictOn } from "./moments";
import { MomentSession } from "./momentSession.svelte";
import { isDecision } from "./review";
import { SeatEyes } from "./seatEyes";

let found: SampleReview[];
beforeAll(async () => void (found = await reviews()));

const value = (move: string | null, behind: number, error: number): MoveValue => ({ move, behind, error, chance: 0 });

describe("verdicts", () => {
  const moves = [value("a", 0, 0), value("b", 0.05, 0.03), value("c", 0.02, 0.001), value(null, 0.06, 0.01)];
  test.each([
    ["a", 2, "best"],
    ["b", 2, "equal"], // within two standard errors
    ["c", 2, "close"],
    ["c", 4, "behind"], // with more seats less is a difference
    [null, 2, "behind"],
    ["d", 2, null],
  ])("%s with %d seats", (move, seats, verdict) => expect(verdictOn(moves, move, seats)).toBe(verdict));
});

test.each([
  ["en", "35%", "0.4%", "0%"],
  ["de", "35\u00a0%", "0,4\u00a0%", "0\u00a0%"],
  ["hu", "35%", "0,4%", "0%"],
])("shares in %s", (lang, ...shown) => {
  expect([0.35, 0.004, 0].map((share) => formatShare(share, lang))).toEqual(shown);
});

describe("frames", () => {
  test("without take-backs there is one for each move", async () => {
    for (const { viewers } of await replays())
      for (const replay of viewers) {
        const moves = replay.news.filter(({ kind }) => kind === "move-made").length;
        expect(framesAfterMoves(replay)).toEqual([...Array(moves + 1).keys()]);
      }
  });

  test("a move that was taken back does not count, nor do those after it", () => {
    const made = (seat: number): News => ({ type: "news", seq: 0, at: 0, kind: "move-made", seat });
    const back = (seat: number): News => ({ ...made(seat), kind: "move-taken-back" });
    const chat: News = { ...made(0), kind: "seat-left" };
    // 0 and 1 move; 0 takes back its move, with it that of 1; both move again.
    const news = [made(0), made(1), chat, back(0), made(0), made(1)];
    expect(framesAfterMoves({ news })).toEqual([3, 4, 5]);
    expect(framesAfterMoves({ news: [made(0), made(1), back(1), made(1)] })).toEqual([0, 1 + 2, 4].with(1, 3));
    expect(framesAfterMoves({ news: [] })).toEqual([0]);
  });
});

describe("what a seat saw", () => {
  const eachDecision = (
    check: (session: MomentSession, moves: readonly MoveValue[], played: string | null) => void,
  ) => {
    for (const { review, seats } of found)
      for (const { events } of review.games)
        for (const event of events.filter(isDecision)) {
          const eyes = new SeatEyes(event.seat!, seats[event.seat!]!);
          const { state } = eyes.frames[eyes.frameAfter(event.after_moves)]!;
          check(new MomentSession("t", state), event.decision.moves, event.move);
        }
  };

  test("before each decision, exactly the reviewed moves can be tried", () => {
    let count = 0;
    eachDecision((session, moves, played) => {
      const possible = new Set<string | null>(session.moves.map(({ text }) => text));
      if (session.canPass) possible.add(null);
      expect(new Set(moves.map(({ move }) => move))).toEqual(possible);
      expect(possible).toContain(played);
      count += 1;
    });
    expect(count).toBeGreaterThan(20);
  });

  test("before each decision, no card that the seat could not know is shown", () => {
    eachDecision(({ game, seat }) => {
      expect(game?.viewer).toBe(seat);
      for (const zone of Object.values(game!.zones))
        if (zone.kind === "hand" && zone.seat !== seat)
          expect(zone.items.filter(({ card }) => card !== null)).toEqual([]);
    });
  });

  test("trying a move changes nothing but the list of tries", () => {
    eachDecision((session, moves) => {
      const before = session.state;
      const tried: (string | null)[] = [];
      const again = new MomentSession("t", before, (move) => tried.push(move));
      for (const { move } of moves) void again.play(move);
      expect(again.state.game).toBe(before.game);
      expect(again.tries).toEqual(moves.map(({ move }) => move));
      expect(tried).toEqual(again.tries);
      void again.takeBack();
      expect(again.tries).toHaveLength(moves.length - 1);
    });
  });

  test.each(LANGS)("has words for every move in %s", async (lang) => {
    const words = new Words(lang, await locale(lang), (id, error) => expect.fail(`${id}: ${error.message}`));
    for (const { review, seats } of found)
      for (const [seat, replay] of seats.entries()) {
        const eyes = new SeatEyes(seat, replay);
        for (const { kind, after_moves } of review.games[0]!.events)
          if (kind === "move") expect(eyes.wordsOf(after_moves, words, seat)).not.toBe("");
      }
  });
});
