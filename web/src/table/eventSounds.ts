// The sounds of game events.

import type { Sound } from "../app/sound";
import type { Step } from "../scene/fold";

const EVENTS: Readonly<Record<string, Sound>> = {
  play: "card",
  put_open: "card",
  choose: "card",
  raise: "card",
  exchange: "card",
  run: "card",
  turn_over: "card",
  start: "card",
  draw: "draw",
  swap: "draw",
  renew: "shuffle",
  setup: "shuffle",
  call: "call",
  catch: "catch",
  challenge: "catch",
  trick: "trick",
  win_row: "trick",
  tie: "trick",
  win: "trick",
  roll: "dice",
  move: "hop",
};

/** Return the sound of a step. */
export function soundOf({ event, state }: Step): Sound | null {
  if (event.facts?.["call"] === true) return "call";
  if (event.kind === "end") return state.game?.places?.[state.game.viewer ?? -1] === 1 ? "win" : null;
  return EVENTS[event.kind] ?? null;
}
