/** Two short notes of a wooden bell, made here so that there is no file to load. */

let audio: AudioContext | null = null;

function note(context: AudioContext, at: number, pitch: number, loud: number): void {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.55);
  gain.connect(context.destination);
  for (const [multiple, part] of [
    [1, 1],
    [2.76, 0.22],
  ] as const) {
    const tone = context.createOscillator();
    const share = context.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch * multiple;
    share.gain.value = part;
    tone.connect(share).connect(gain);
    tone.start(at);
    tone.stop(at + 0.6);
  }
}

/** Rising for my turn; twice the same, more urgent, for an answer. */
export function chime(urgent: boolean, volume: number): void {
  try {
    audio ??= new AudioContext();
    const context = audio;
    void context.resume().then(() => {
      const now = context.currentTime + 0.02;
      note(context, now, 523.25, volume * 0.4);
      note(context, now + 0.16, urgent ? 523.25 : 783.99, volume * 0.4);
    });
  } catch {
    // A browser without sound stays silent.
  }
}
