/** Seconds from one swell to the next: a slow breath of recitation. */
const breath = 2.4;

/** Seconds of a verse's fade-in and fade-out. */
const rise = 0.5;
const fall = 0.9;

/**
 * Estimated voice level from time alone, 0 to 1: it fades in with the verse, swells like breath
 * and fades out at the end. For recordings whose audio data cannot be read (no CORS).
 */
export function breathOf(seconds: number, duration: number): number {
  if (!(seconds > 0)) return 0;
  const left = duration > 0 ? Math.max(0, duration - seconds) : Number.POSITIVE_INFINITY;
  const swell = 0.65 - 0.35 * Math.cos((seconds / breath) * 2 * Math.PI);
  return swell * Math.min(1, seconds / rise) * Math.min(1, left / fall);
}
