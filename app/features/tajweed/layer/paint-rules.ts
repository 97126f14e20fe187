import { markedRuns } from "#domain/tajweed/marked-runs.ts";
import type { TajweedSpan } from "#domain/tajweed/rule.ts";
import { type RuleFamily, ruleFamilies, ruleFamily } from "../rule-look.ts";
import type { NearVerses } from "./near-verses.ts";
import { placeOf, verseTextOf } from "./verse-text.ts";

/**
 * The name under which a family is painted over the text (CSS Custom Highlight API): no box is made, so joined
 * letters stay joined and no verse is laid out anew. Its colour and line stand in `tajweed.css`: rules that came
 * with the layer would have every element of the page styled again.
 */
const nameOf = (family: RuleFamily) => `tajweed-${family}`;

/**
 * Marks the rules on the verses near the screen, as they come and go; the act given back takes all marks away.
 * `spansOf` gives the rules to be marked on a verse.
 */
export function paintRules(near: NearVerses, spansOf: (ayah: number) => readonly TajweedSpan[]): () => void {
  const highlights = new Map(ruleFamilies.map((family) => [family, new Highlight()] as const));
  for (const [family, highlight] of highlights) CSS.highlights.set(nameOf(family), highlight);
  const painted = new Map<Element, { family: RuleFamily; range: AbstractRange }[]>();

  const clear = (verse: Element) => {
    for (const { family, range } of painted.get(verse) ?? []) highlights.get(family)?.delete(range);
    painted.delete(verse);
  };
  const paint = (verse: Element) => {
    const text = verseTextOf(verse);
    if (!text || painted.has(verse)) return;
    let at = 0;
    const ranges: { family: RuleFamily; range: AbstractRange }[] = [];
    for (const run of markedRuns(text.data, spansOf(Number(verse.getAttribute("data-ayah"))))) {
      const from = at;
      at += run.text.length;
      if (!run.span) continue;
      const start = placeOf(text, from);
      const end = placeOf(text, at, true);
      if (!start || !end) continue;
      const family = ruleFamily(run.span.rule);
      const range = new StaticRange({
        startContainer: start.node,
        startOffset: start.offset,
        endContainer: end.node,
        endOffset: end.offset,
      });
      highlights.get(family)?.add(range);
      ranges.push({ family, range });
    }
    painted.set(verse, ranges);
  };

  const leave = near.follow({ come: paint, go: clear });
  return () => {
    leave();
    for (const family of highlights.keys()) CSS.highlights.delete(nameOf(family));
  };
}
