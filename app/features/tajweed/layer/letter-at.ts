type Caret = { readonly offsetNode: Node; readonly offset: number };

/** The place in a text that lies under a point of the screen, in UTF-16 units; undefined where there is none. */
export function letterAt(text: Text, x: number, y: number): number | undefined {
  const named = document as Document & {
    caretPositionFromPoint?: (x: number, y: number) => Caret | null;
    caretRangeFromPoint?: (x: number, y: number) => Range | null;
  };
  const caret = named.caretPositionFromPoint?.(x, y);
  if (caret) return caret.offsetNode === text ? letterUnder(text, caret.offset, x, y) : undefined;
  const range = named.caretRangeFromPoint?.(x, y);
  return range?.startContainer === text ? letterUnder(text, range.startOffset, x, y) : undefined;
}

/** A caret stands between two letters: the one whose box holds the point is meant. */
function letterUnder(text: Text, caret: number, x: number, y: number): number | undefined {
  const range = document.createRange();
  for (const at of [caret, caret - 1, caret + 1, caret - 2]) {
    if (at < 0 || at >= text.length) continue;
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    for (const { left, right, top, bottom } of range.getClientRects())
      if (x >= left && x <= right && y >= top && y <= bottom) return at;
  }
  return undefined;
}
