// Synthesised sounds of wood and paper. Browsers allow no sound before the first interaction.

import { settings } from "./settings.svelte";

export type Sound =
  "card" | "draw" | "shuffle" | "turn" | "hurry" | "refuse" | "call" | "catch" | "trick" | "dice" | "hop" | "win";

let audio: AudioContext | null = null;
/** Where all sounds end; it sets the volume. */
let output: GainNode | null = null;
let noiseBuffer: AudioBuffer | null = null;

/** Start the audio context on the first interaction. Return a function that stops waiting for it. */
export function unlockAudio(): () => void {
  const open = (): void => {
    stop();
    void startAudio();
  };
  const stop = (): void => {
    removeEventListener("pointerdown", open, true);
    removeEventListener("keydown", open, true);
  };
  addEventListener("pointerdown", open, true);
  addEventListener("keydown", open, true);
  return stop;
}

/** Start the audio context; call it in response to an interaction. */
export async function startAudio(): Promise<void> {
  audio ??= new AudioContext();
  await audio.resume();
}

/** Play a sound, if sounds are on. While the page is hidden, only the signal of the player's turn is heard. */
export function playSound(name: Sound): void {
  if (audio?.state !== "running" || settings.volume === 0) return;
  if (document.visibilityState === "hidden" && name !== "turn") return;
  if (!output) {
    output = audio.createGain();
    output.connect(audio.destination);
  }
  output.gain.value = (settings.volume / 100) ** 2; // loudness is perceived roughly as the root of the amplitude
  SOUNDS[name](audio, audio.currentTime + 0.005);
}

// --- synthesis

type SoundMaker = (audio: AudioContext, at: number) => void;

const SOUNDS: Readonly<Record<Sound, SoundMaker>> = {
  card: (audio, at) => {
    rustle(audio, at, 0.07, 2200, 0.22);
    knock(audio, at + 0.015, 190, 0.16);
  },
  draw: (audio, at) => rustle(audio, at, 0.12, 3400, 0.16),
  shuffle: (audio, at) => {
    for (let card = 0; card < 9; card++) rustle(audio, at + card * 0.055, 0.05, 2600 + 140 * (card % 3), 0.13);
  },
  turn: (audio, at) => {
    knock(audio, at, 392, 0.14);
    knock(audio, at + 0.12, 523, 0.14);
  },
  hurry: (audio, at) => [0, 0.16, 0.32].forEach((later) => knock(audio, at + later, 587, 0.12, 0.1)),
  refuse: (audio, at) => {
    knock(audio, at, 130, 0.2);
    knock(audio, at + 0.09, 117, 0.18);
  },
  call: (audio, at) => [523, 659, 784].forEach((tone, step) => knock(audio, at + step * 0.09, tone, 0.16)),
  catch: (audio, at) => {
    knock(audio, at, 330, 0.2);
    knock(audio, at + 0.07, 247, 0.22);
  },
  trick: (audio, at) => {
    rustle(audio, at, 0.22, 1500, 0.2);
    knock(audio, at + 0.16, 150, 0.16);
  },
  dice: (audio, at) => {
    for (const [step, tone] of [310, 240, 290, 210, 180].entries()) knock(audio, at + step * 0.075, tone, 0.15);
  },
  hop: (audio, at) => knock(audio, at, 260, 0.12),
  win: (audio, at) => [392, 494, 587, 784].forEach((tone, step) => knock(audio, at + step * 0.13, tone, 0.18, 0.5)),
};

/** Play wood: a tone with a weaker overtone, quickly fading. */
function knock(audio: AudioContext, at: number, tone: number, volume: number, duration = 0.16): void {
  for (const [part, share] of [
    [1, 1],
    [2.76, 0.25],
  ] as const) {
    const wave = audio.createOscillator();
    wave.frequency.setValueAtTime(tone * part * 1.04, at);
    wave.frequency.exponentialRampToValueAtTime(tone * part, at + 0.03);
    wave.connect(createFade(audio, at, volume * share, duration / part));
    wave.start(at);
    wave.stop(at + duration + 0.05);
  }
}

/** Play paper: band-passed noise. */
function rustle(audio: AudioContext, at: number, duration: number, frequency: number, volume: number): void {
  const noise = audio.createBufferSource();
  noise.buffer = noiseBuffer ??= createNoise(audio);
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = frequency;
  band.Q.value = 0.8;
  noise.connect(band).connect(createFade(audio, at, volume, duration));
  noise.start(at, Math.random() * 0.5, duration + 0.05);
}

function createFade(audio: AudioContext, at: number, volume: number, duration: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(volume, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + duration);
  gain.connect(output ?? audio.destination);
  return gain;
}

function createNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
