/** The sounds themselves, made of tones and noise: there is no file to load. */
import type { Sound } from "./heard";

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Browsers keep a page silent until somebody has touched it, and complain if it tries. */
function context(): AudioContext | null {
  if (!audio && !navigator.userActivation.hasBeenActive) return null;
  audio ??= new AudioContext();
  return audio;
}

function fade(to: AudioContext, at: number, loud: number, long: number): GainNode {
  const gain = to.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(to.destination);
  return gain;
}

/** A tone that slides from one pitch to another. */
function tone(
  to: AudioContext,
  at: number,
  loud: number,
  [from, end, long]: readonly [number, number, number],
  shape: OscillatorType = "sine",
): void {
  const voice = to.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(end, at + long);
  voice.connect(fade(to, at, loud, long));
  voice.start(at);
  voice.stop(at + long);
}

/** A breath of noise around a pitch that slides. */
function breath(
  to: AudioContext,
  at: number,
  loud: number,
  [from, end, long]: readonly [number, number, number],
): void {
  if (!noise) {
    noise = to.createBuffer(1, to.sampleRate, to.sampleRate);
    const samples = noise.getChannelData(0);
    for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  }
  const source = to.createBufferSource();
  source.buffer = noise;
  const band = to.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 1.4;
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(end, at + long);
  source.connect(band).connect(fade(to, at, loud, long));
  source.start(at, Math.random() * 0.5, long);
}

/** A wooden bar that is struck. */
function bar(to: AudioContext, at: number, loud: number, pitch: number, long = 0.5): void {
  tone(to, at, loud, [pitch, pitch, long]);
  tone(to, at, loud * 0.2, [pitch * 3.9, pitch * 3.9, long * 0.3]);
}

type Voice = (to: AudioContext, at: number, loud: number) => void;

const VOICES: Readonly<Record<Sound, Voice>> = {
  card: (to, at, loud) => breath(to, at, loud * 0.5, [2600, 900, 0.16]),
  token: (to, at, loud) => bar(to, at, loud * 0.5, 660, 0.14),
  bite: (to, at, loud) => {
    breath(to, at, loud, [900, 300, 0.09]);
    breath(to, at + 0.11, loud, [700, 200, 0.12]);
    tone(to, at, loud * 0.5, [190, 60, 0.22], "triangle");
  },
  dice: (to, at, loud) => {
    for (const [place, after] of [0, 0.07, 0.13, 0.22, 0.34].entries()) {
      breath(to, at + after, loud * (1 - place * 0.13), [3200 - place * 260, 1500, 0.05]);
    }
  },
  birth: (to, at, loud) => {
    [392, 493.88, 587.33].forEach((pitch, place) => bar(to, at + place * 0.09, loud * 0.4, pitch));
  },
  death: (to, at, loud) => {
    tone(to, at, loud * 0.5, [330, 247, 0.5], "triangle");
    tone(to, at + 0.28, loud * 0.5, [247, 147, 0.8], "triangle");
  },
  turn: (to, at, loud) => {
    tone(to, at, loud * 0.4, [196, 194, 1.1]);
    tone(to, at, loud * 0.15, [541, 538, 0.7]);
  },
  end: (to, at, loud) => {
    [392, 493.88, 587.33, 783.99].forEach((pitch, place) =>
      bar(to, at + place * 0.16, loud * 0.5, pitch, 1.2),
    );
  },
};

const APART = 0.2; // seconds between two sounds

/** One after the other, as loud as `volume` (0 to 1). */
export function sound(sounds: readonly Sound[], volume: number): void {
  const to = context();
  if (!to || volume <= 0) return;
  void to.resume().then(() => {
    const now = to.currentTime + 0.02;
    sounds.forEach((one, place) => VOICES[one](to, now + place * APART, volume * 0.5));
  });
}
