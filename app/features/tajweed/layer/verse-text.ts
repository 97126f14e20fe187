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
function offsetIn({ pieces }: VerseText, node: Node, offset: number): number | undefined {
  const piece = pieces.find((one) => one.node === node);
  return piece && piece.from + offset;
}

type Caret = { readonly offsetNode: Node; readonly offset: number };

/** The place in a text that lies under a point of the screen, in UTF-16 units; undefined where there is none. */
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

/** A caret stands between two letters: the one whose box holds the point is meant. */
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
