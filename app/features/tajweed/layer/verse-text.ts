/** The text of a verse on the page, which consists of one or more text nodes. */
export type VerseText = {
  /** The text of all pieces. */
  readonly data: string;
  readonly pieces: readonly { readonly node: Text; readonly from: number }[];
};

/** The text of a verse's element; undefined where the Arabic is not shown. */
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
 * The text node and offset of a place in the text; `at` in UTF-16 units, from 0 to the length of the text. Between two
 * pieces it is the end of the first when `isEnd`, else the start of the second.
 */
export function placeOf({ pieces }: VerseText, at: number, isEnd = false): Place | undefined {
  const piece = pieces.findLast(({ from }) => (isEnd ? from < at : from <= at));
  return piece && { node: piece.node, offset: at - piece.from };
}

/** The offset in the text, in UTF-16 units, of an offset in a node; undefined where the node is none of its pieces. */
function offsetIn({ pieces }: VerseText, node: Node, offset: number): number | undefined {
  const piece = pieces.find((one) => one.node === node);
  return piece && piece.from + offset;
}

type Caret = { readonly offsetNode: Node; readonly offset: number };

/** The letter under a point of the screen, as an offset in UTF-16 units; undefined where there is none. */
export function letterAt(text: VerseText, x: number, y: number): number | undefined {
  const named = document as Document & {
    caretPositionFromPoint?: (x: number, y: number) => Caret | null;
    caretRangeFromPoint?: (x: number, y: number) => Range | null;
  };
  const caret = named.caretPositionFromPoint?.(x, y);
  const range = caret ? null : named.caretRangeFromPoint?.(x, y);
  const at = caret
    ? offsetIn(text, caret.offsetNode, caret.offset)
    : range && offsetIn(text, range.startContainer, range.startOffset);
  return typeof at === "number" ? letterUnder(text, at, x, y) : undefined;
}

/** A caret is between two letters: returns the one whose box contains the point. */
function letterUnder(text: VerseText, caret: number, x: number, y: number): number | undefined {
  const range = document.createRange();
  for (const at of [caret, caret - 1, caret + 1, caret - 2]) {
    if (at < 0 || at >= text.data.length) continue;
    const place = placeOf(text, at);
    if (!place) continue;
    range.setStart(place.node, place.offset);
    range.setEnd(place.node, place.offset + 1);
    for (const { left, right, top, bottom } of range.getClientRects())
      if (x >= left && x <= right && y >= top && y <= bottom) return at;
  }
  return undefined;
}
