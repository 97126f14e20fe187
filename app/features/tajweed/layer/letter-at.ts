import { offsetIn, placeOf, type VerseText } from "./verse-text.ts";

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
