/** The text of a verse on the page, which stands there in one or more pieces. */
export type VerseText = {
  /** All of it. */
  readonly data: string;
  readonly pieces: readonly { readonly node: Text; readonly from: number }[];
};

/** The verse of the page that an element stands in, with its text; undefined where the text is not shown. */
export function verseTextOf(verse: Element): VerseText | undefined {
  const shown = verse.querySelector("[data-arabic]");
  if (!shown) return undefined;
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  const pieces: { node: Text; from: number }[] = [];
  let data = "";
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    pieces.push({ node, from: data.length });
    data += node.data;
  }
  return data ? { data, pieces } : undefined;
}

type Place = { readonly node: Text; readonly offset: number };

/**
 * Where a letter of the text stands on the page; `at` in UTF-16 units, from 0 to the length of the text. At the end
 * of a piece it is the end of that piece when `isEnd`, else the beginning of the next.
 */
export function placeOf({ pieces }: VerseText, at: number, isEnd = false): Place | undefined {
  const piece = pieces.findLast(({ from }) => (isEnd ? from < at : from <= at));
  return piece && { node: piece.node, offset: at - piece.from };
}

/** The place in the text, in UTF-16 units, of a place on the page; undefined where the node is none of its pieces. */
export function offsetIn({ pieces }: VerseText, node: Node, offset: number): number | undefined {
  const piece = pieces.find((one) => one.node === node);
  return piece && piece.from + offset;
}
