/** A quote is looked up by so many of its parts, each of some words in a row. */
const mostParts = 6;
const shortestPart = 3;
const longestPart = 12;
/** A quote of so many words is looked up without each of them too. */
const shortQuote = 8;

const all = (words: readonly string[]) => words.map((word) => `'${word}'`).join(" & ");

/**
 * Ways to look up a quote of folded words, the more telling one first; each is a list of queries of PostgreSQL, of which a
 * text must answer one.
 */
export function quoteQueries(quote: readonly string[]): string[][] {
  const half = Math.min(longestPart, Math.ceil(quote.length / 2));
  const lengths = half > shortestPart ? [half, shortestPart] : [Math.min(2, quote.length)];
  const parts = lengths.map((length) => partsOf(quote, length));
  if (quote.length <= shortestPart || quote.length > shortQuote) return parts;
  return [quote.map((_, at) => all(quote.toSpliced(at, 1))), ...parts];
}

/**
 * Parts of a quote, spread over it, so that some of them have no word that was changed; of neighbouring parts the one with
 * most letters, because long words are rare.
 */
function partsOf(quote: readonly string[], length: number): string[] {
  const starts = Math.max(1, quote.length - length + 1);
  const count = Math.min(mostParts, starts);
  const lettersFrom = (start: number) => quote.slice(start, start + length).join("").length;
  const startOf = (part: number) => (count < 2 ? 0 : Math.round((part * (starts - 1)) / (count - 1)));
  return Array.from({ length: count }, (_, part) => {
    let best = startOf(part);
    // Both ends stay, so that with parts of half the length one has none of the words around a change.
    const end = part === 0 || part === count - 1 ? best : startOf(part + 1);
    for (let start = best; start < end; start++) if (lettersFrom(start) > lettersFrom(best)) best = start;
    return all(quote.slice(best, best + length));
  });
}
