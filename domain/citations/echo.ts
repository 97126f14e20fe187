/** A run of this many words that follows a text, with at most one changed, is a disguised quote. */
const longestEcho = 6;
/** Texts with fewer words are names and terms. */
const shortestText = 4;

/** True where words follow a text for a whole run: six words with five the same, or all but one of a short text. */
export function isEcho(words: readonly string[], text: readonly string[]): boolean {
  if (text.length < shortestText) return false;
  const span = Math.min(longestEcho, text.length);
  const places = new Map<string, number[]>();
  text.forEach((word, at) => {
    const known = places.get(word);
    if (known) known.push(at);
    else places.set(word, [at]);
  });
  // The offset between the two texts, by where the same word occurs in the reply.
  const shifted = new Map<number, number[]>();
  words.forEach((word, at) => {
    for (const place of places.get(word) ?? []) {
      const known = shifted.get(place - at);
      if (known) known.push(at);
      else shifted.set(place - at, [at]);
    }
  });
  return [...shifted.values()].some((ats) =>
    ats.some((from, first) => {
      const last = ats[first + span - 2];
      return last !== undefined && last - from < span;
    }),
  );
}
