let context: AudioContext | undefined;

type Note = {
  readonly pitch: number;
  readonly after: number;
  readonly length: number;
  readonly loudness: number;
};

/** The one context, made in answer to a first touch as browsers ask; undefined where there is no Web Audio. */
function audio(): AudioContext | undefined {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") context.resume().catch(() => undefined);
    return context;
  } catch {
    return undefined;
  }
}

function sound(notes: readonly Note[]): boolean {
  const made = audio();
  if (!made) return false;
  for (const { pitch, after, length, loudness } of notes) {
    const begin = made.currentTime + after;
    const tone = made.createOscillator();
    const gain = made.createGain();
    tone.type = "sine";
    tone.frequency.setValueAtTime(pitch, begin);
    gain.gain.setValueAtTime(loudness, begin);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    tone.connect(gain).connect(made.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
  return true;
}

/** A soft click, like a bead falling on the next; false where no sound can be made. */
export function playClick(): boolean {
  return sound([{ pitch: 880, after: 0, length: 0.04, loudness: 0.12 }]);
}

/** Two soft tones that say: complete. */
export function playChime(): boolean {
  return sound([
    { pitch: 523.25, after: 0, length: 0.5, loudness: 0.14 },
    { pitch: 783.99, after: 0.16, length: 0.7, loudness: 0.12 },
  ]);
}

/** Five soft tones that rise, twice: for a notice of fajr. False where no sound can be made. */
export function playDawn(): boolean {
  const pitches = [261.63, 329.63, 392, 523.25, 659.25];
  const rise = (from: number, loudness: number) =>
    pitches.map((pitch, index) => ({ pitch, after: from + index * 0.55, length: 1.6, loudness }));
  return sound([...rise(0, 0.08), ...rise(4, 0.16)]);
}
