/** A quote is looked up by so many of its parts, each of some words in a row. */
const mostParts = 6;
const shortestPart = 3;
const longestPart = 12;

/** The lengths of parts by which a quote is looked up, the more telling one first. */
export function partLengths(quote: readonly string[]): number[] {
  const half = Math.min(longestPart, Math.ceil(quote.length / 2));
  return half > shortestPart ? [half, shortestPart] : [Math.min(2, quote.length)];
}

/**
 * Queries of PostgreSQL for parts of a quote of folded words, spread over it, so that some of them have no word that was
 * changed; of neighbouring parts the one with most letters, because long words are rare.
 */
export function quoteParts(quote: readonly string[], length: number): string[] {
  const starts = Math.max(1, quote.length - length + 1);
  const count = Math.min(mostParts, starts);
  const lettersFrom = (start: number) => quote.slice(start, start + length).join("").length;
  const startOf = (part: number) => (count < 2 ? 0 : Math.round((part * (starts - 1)) / (count - 1)));
  return Array.from({ length: count }, (_, part) => {
    let best = startOf(part);
    // Both ends stay, so that with parts of half the length one has none of the words around a change.
    const end = part === 0 || part === count - 1 ? best : startOf(part + 1);
    for (let start = best; start < end; start++) if (lettersFrom(start) > lettersFrom(best)) best = start;
    const words = quote.slice(best, best + length);
    return words.map((word) => `'${word}'`).join(" & ");
  });
}
