/** A piece of a verse, with the span that marks it, if any. */
export type MarkedRun<Span> = { readonly text: string; readonly span: Span | undefined };

const sign = /^\p{M}$/u;

/**
 * Splits a verse at the edges of its spans (code points, `to` excluded), never between a letter and its
 * signs: a span that starts on a sign includes the letter. If spans overlap, the first one wins. The runs
 * joined are the text.
 */
export function markedRuns<Span extends { readonly from: number; readonly to: number }>(
  text: string,
  spans: readonly Span[],
): MarkedRun<Span>[] {
  const runs: { text: string; span: Span | undefined }[] = [];
  const characters = Array.from(text);
  for (let from = 0; from < characters.length; ) {
    let to = from + 1;
    while (to < characters.length && sign.test(characters[to] ?? "")) to += 1;
    const span = spans.find((one) => one.from < to && one.to > from);
    const letters = characters.slice(from, to).join("");
    const last = runs.at(-1);
    if (last && last.span === span) last.text += letters;
    else runs.push({ text: letters, span });
    from = to;
  }
  return runs;
}
