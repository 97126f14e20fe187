import { onOff, storedValue } from "#app/storage/stored-value.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

/** Whether each word is highlighted as it is recited, where its time is known. */
export const storedFollowsWords = storedValue("listening.words", onOff, true);

/** The name of the highlight in the style sheet. */
const highlightName = "recited-word";

/** False in browsers that cannot highlight a part of a text without changing the page. */
export function canHighlightWords(): boolean {
  return "highlights" in CSS && typeof Highlight === "function";
}

/** Where the Arabic of a verse is on the page: in a page of the mushaf, and in a list of verses. */
function arabicOf({ surah, ayah }: VerseReference): readonly Element[] {
  const pages = document.querySelectorAll(`[data-verse="${surah}:${ayah}"] [data-arabic]`);
  const number = document.querySelector(`#number-${ayah}[href*="surah=${surah}&"]`);
  const listed = number && document.getElementById(`arabic-${ayah}`);
  return listed ? [...pages, listed] : [...pages];
}

const hasLetter = /[\u0621-\u063a\u0641-\u064a\u0671]/;

/** The words of the Arabic in an element, in order, each with its marks; a sign that stands alone is no word. */
export function wordRanges(arabic: Element): readonly Range[] {
  const nodes: { readonly node: Text; readonly from: number }[] = [];
  const walker = document.createTreeWalker(arabic, NodeFilter.SHOW_TEXT);
  let text = "";
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    nodes.push({ node, from: text.length });
    text += node.data;
  }
  const words = [...text.matchAll(/\S+/g)].filter(([word]) => hasLetter.test(word));
  return words.flatMap(({ index, 0: word }) => {
    const first = nodes.findLast(({ from }) => from <= index);
    const last = nodes.findLast(({ from }) => from < index + word.length);
    if (!first || !last) return [];
    const range = document.createRange();
    range.setStart(first.node, index - first.from);
    range.setEnd(last.node, index + word.length - last.from);
    return [range];
  });
}

/**
 * Highlights words of a verse, counted from 1, wherever it is on the page, and no others. Returns what is highlighted:
 * nothing while the verse is not on the page.
 */
export function highlightWords(verse: VerseReference, numbers: readonly number[]): readonly Range[] {
  const ranges = arabicOf(verse).flatMap((arabic) => {
    const words = wordRanges(arabic);
    return numbers.flatMap((number) => words[number - 1] ?? []);
  });
  CSS.highlights.set(highlightName, new Highlight(...ranges));
  return ranges;
}

/** True where a page was turned, or a text drawn again, since its words were highlighted. */
export function areGone(ranges: readonly Range[]): boolean {
  // A range whose text is taken away has none.
  return ranges.length === 0 || ranges.some((range) => range.collapsed || !range.startContainer.isConnected);
}

/** Takes the highlight away. */
export function highlightNothing(): void {
  CSS.highlights.delete(highlightName);
}
