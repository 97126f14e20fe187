import { markedRuns } from "#domain/tajweed/marked-runs.ts";
import type { TajweedSpan } from "#domain/tajweed/rule.ts";
import { type RuleFamily, ruleFamilies, ruleFamily } from "../rule-look.ts";
import type { NearVerses } from "./near-verses.ts";
import { placeOf, verseTextOf } from "./verse-text.ts";

/**
 * The highlight name of a family (CSS Custom Highlight API): highlights make no box, so joined letters stay joined and
 * no verse is laid out again. Their styles are in `tajweed.css`, because styles that load with the layer would restyle
 * every element of the page.
 */
const nameOf = (family: RuleFamily) => `tajweed-${family}`;

/**
 * Marks the rules on the verses near the screen, and returns the function that removes all marks. `spansOf` returns the
 * rules to mark in a verse.
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

  const unfollow = near.follow({ onEnter: paint, onLeave: clear });
  return () => {
    unfollow();
    for (const family of highlights.keys()) CSS.highlights.delete(nameOf(family));
  };
}
