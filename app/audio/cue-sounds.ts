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
