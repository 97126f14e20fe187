/** Seconds from one swell to the next: a slow breath of recitation. */
const breath = 2.4;

/** Seconds in which a verse comes up and dies away. */
const rise = 0.5;
const fall = 0.9;

/**
 * How strong a voice may be taken to be by time alone, 0 to 1: it comes up with the verse, swells as breath does
 * and dies away to the end. For recordings whose sound may not be read.
 */
export function breathOf(seconds: number, duration: number): number {
  if (!(seconds > 0)) return 0;
  const left = duration > 0 ? Math.max(0, duration - seconds) : Number.POSITIVE_INFINITY;
  const swell = 0.65 - 0.35 * Math.cos((seconds / breath) * 2 * Math.PI);
  return swell * Math.min(1, seconds / rise) * Math.min(1, left / fall);
}
