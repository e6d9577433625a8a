// What is heard at the table: wood and paper, made here. Nothing sounds before somebody has touched the page.

import { settings } from "../app/settings.svelte";
import type { Step } from "../scene/fold";

export type Sound =
  "lay" | "draw" | "shuffle" | "turn" | "refuse" | "call" | "catch" | "trick" | "dice" | "hop" | "win";

let room: AudioContext | null = null;
let paper: AudioBuffer | null = null;

/** Open the room for sounds with the first touch; browsers allow it no earlier. Gives back how to stop listening. */
export function unlockAudio(): () => void {
  const open = (): void => {
    stop();
    room ??= new AudioContext();
    void room.resume();
  };
  const stop = (): void => {
    removeEventListener("pointerdown", open, true);
    removeEventListener("keydown", open, true);
  };
  addEventListener("pointerdown", open, true);
  addEventListener("keydown", open, true);
  return stop;
}

export function playSound(name: Sound): void {
  if (room?.state !== "running" || !settings.sound || document.visibilityState === "hidden") return;
  MADE[name](room, room.currentTime + 0.005);
}

const EVENTS: Readonly<Record<string, Sound>> = {
  play: "lay",
  put_open: "lay",
  choose: "lay",
  raise: "lay",
  exchange: "lay",
  run: "lay",
  turn_over: "lay",
  start: "lay",
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

/** What a step sounds like. */
export function soundOf({ event, state }: Step): Sound | null {
  if (event.facts?.["call"] === true) return "call";
  if (event.kind === "end") return state.game?.places?.[state.game.viewer ?? -1] === 1 ? "win" : null;
  return EVENTS[event.kind] ?? null;
}

// --- how they are made

type Maker = (room: AudioContext, at: number) => void;

const MADE: Readonly<Record<Sound, Maker>> = {
  lay: (room, at) => {
    rustle(room, at, 0.07, 2200, 0.22);
    knock(room, at + 0.015, 190, 0.16);
  },
  draw: (room, at) => rustle(room, at, 0.12, 3400, 0.16),
  shuffle: (room, at) => {
    for (let card = 0; card < 9; card++) rustle(room, at + card * 0.055, 0.05, 2600 + 140 * (card % 3), 0.13);
  },
  turn: (room, at) => {
    knock(room, at, 392, 0.14);
    knock(room, at + 0.12, 523, 0.14);
  },
  refuse: (room, at) => {
    knock(room, at, 130, 0.2);
    knock(room, at + 0.09, 117, 0.18);
  },
  call: (room, at) => [523, 659, 784].forEach((tone, step) => knock(room, at + step * 0.09, tone, 0.16)),
  catch: (room, at) => {
    knock(room, at, 330, 0.2);
    knock(room, at + 0.07, 247, 0.22);
  },
  trick: (room, at) => {
    rustle(room, at, 0.22, 1500, 0.2);
    knock(room, at + 0.16, 150, 0.16);
  },
  dice: (room, at) => {
    for (const [step, tone] of [310, 240, 290, 210, 180].entries()) knock(room, at + step * 0.075, tone, 0.15);
  },
  hop: (room, at) => knock(room, at, 260, 0.12),
  win: (room, at) => [392, 494, 587, 784].forEach((tone, step) => knock(room, at + step * 0.13, tone, 0.18, 0.5)),
};

/** Wood: a tone and a duller one below it, gone at once. */
function knock(room: AudioContext, at: number, tone: number, loud: number, lasts = 0.16): void {
  for (const [part, share] of [
    [1, 1],
    [2.76, 0.25],
  ] as const) {
    const wave = room.createOscillator();
    wave.frequency.setValueAtTime(tone * part * 1.04, at);
    wave.frequency.exponentialRampToValueAtTime(tone * part, at + 0.03);
    wave.connect(fading(room, at, loud * share, lasts / part));
    wave.start(at);
    wave.stop(at + lasts + 0.05);
  }
}

/** Paper: noise of one height. */
function rustle(room: AudioContext, at: number, lasts: number, height: number, loud: number): void {
  const noise = room.createBufferSource();
  noise.buffer = paper ??= noiseIn(room);
  const band = room.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = height;
  band.Q.value = 0.8;
  noise.connect(band).connect(fading(room, at, loud, lasts));
  noise.start(at, Math.random() * 0.5, lasts + 0.05);
}

function fading(room: AudioContext, at: number, loud: number, lasts: number): GainNode {
  const gain = room.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(room.destination);
  return gain;
}

function noiseIn(room: AudioContext): AudioBuffer {
  const buffer = room.createBuffer(1, room.sampleRate, room.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
