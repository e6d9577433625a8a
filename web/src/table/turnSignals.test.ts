import { beforeEach, expect, test } from "vitest";
import { type SignalOutputs, TurnSignals, type TurnSituation } from "./turnSignals";

let heard: string[];
let signals: TurnSignals;
const outputs: SignalOutputs = {
  showTurn: (turn) => void heard.push(turn ? "tab" : "no tab"),
  playSound: (name) => void heard.push(name),
  vibrate: () => void heard.push("vibrate"),
  notify: () => void heard.push("notify"),
  closeNotification: () => void heard.push("close"),
  keepAwake: (on) => void heard.push(on ? "awake" : "asleep"),
};
const IDLE: TurnSituation = { turn: false, hurry: false, playing: true, company: false, hidden: false };

/** Return what is signalled when the situation changes. */
function after(change: Partial<TurnSituation>): string[] {
  heard = [];
  signals.update({ ...IDLE, ...change });
  return heard;
}

beforeEach(() => {
  heard = [];
  signals = new TurnSignals(outputs);
  signals.update(IDLE);
  expect(heard).toEqual(["awake"]);
});

test("a turn is signalled once", () => {
  expect(after({ turn: true })).toEqual(["tab", "turn"]);
  expect(after({ turn: true })).toEqual([]);
  expect(after({ turn: false })).toEqual(["no tab", "close"]);
  expect(after({ turn: true })).toEqual(["tab", "turn"]);
});

test("among people the device vibrates", () => {
  expect(after({ turn: true, company: true })).toEqual(["tab", "turn", "vibrate"]);
});

test("a hidden page notifies of a turn that begins, and removes the notification when the player is back", () => {
  expect(after({ hidden: true, company: true })).toEqual([]);
  expect(after({ turn: true, hidden: true, company: true })).toEqual(["tab", "turn", "vibrate", "notify"]);
  expect(after({ turn: true, company: true })).toEqual(["close"]);
});

test("hiding the page during one's turn notifies of nothing", () => {
  after({ turn: true });
  expect(after({ turn: true, hidden: true })).toEqual([]);
});

test("only a turn among people that came unseen is a reason to offer notifications", () => {
  after({ turn: true, company: true });
  after({ company: true });
  after({ hidden: true });
  after({ turn: true, hidden: true });
  expect(signals.missed).toBe(false);
  after({ hidden: true, company: true });
  after({ turn: true, hidden: true, company: true });
  expect(signals.missed).toBe(true);
});

test("running out of time is signalled once, also without company", () => {
  after({ turn: true });
  expect(after({ turn: true, hurry: true })).toEqual(["hurry", "vibrate"]);
  expect(after({ turn: true, hurry: true })).toEqual([]);
  after({ turn: true, hurry: false, hidden: true });
  expect(after({ turn: true, hurry: true, hidden: true })).toEqual(["hurry", "vibrate", "notify"]);
});

test("another player's lack of time is not signalled", () => {
  expect(after({ hurry: true })).toEqual([]);
});

test("in the end nothing lasts", () => {
  after({ turn: true });
  heard = [];
  signals.stop();
  expect(heard).toEqual(["no tab", "asleep", "close"]);
});
