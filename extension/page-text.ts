import type { PageText } from "./page-messages.ts";

/** Characters of a page that are read. */
const mostRead = 200_000;

const unread = "script, style, noscript, template, textarea, select, svg, [hidden], [aria-hidden='true']";

type Piece = { readonly node: Text; readonly start: number };

/** The text of a page with the places of its letters. */
export type ReadPage = PageText & {
  /** The letters from `start` up to `end` in the page; undefined where they are gone. */
  readonly rangeOf: (start: number, end: number) => Range | undefined;
};

/** Reads the shown text of a page. Blocks are parted by an empty line, so that no quote runs from one into another. */
export function readPage(body: Element, isInline: (element: Element) => boolean = isShownInline): ReadPage {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const blocks = new Map<Element, Element>();
  const blockOf = (element: Element): Element => {
    const known = blocks.get(element);
    if (known) return known;
    const above = element.parentElement;
    const block = above && element !== body && isInline(element) ? blockOf(above) : element;
    blocks.set(element, block);
    return block;
  };
  const pieces: Piece[] = [];
  const parts: string[] = [];
  let length = 0;
  let last: Element | undefined;
  for (let node = walker.nextNode(); node && length < mostRead; node = walker.nextNode()) {
    const above = node.parentElement;
    if (!(node instanceof Text) || !above || above.closest(unread) || node.data.trim() === "") continue;
    const block = blockOf(above);
    if (last && block !== last) {
      parts.push("\n\n");
      length += 2;
    }
    last = block;
    pieces.push({ node, start: length });
    parts.push(node.data);
    length += node.data.length;
  }
  const text = parts.join("");
  const placeOf = (at: number) => {
    const piece = pieces.findLast(({ start }) => start <= at);
    return piece && { node: piece.node, offset: Math.min(at - piece.start, piece.node.data.length) };
  };
  return {
    text,
    isCut: length >= mostRead,
    rangeOf: (start, end) => {
      // The last letter of a quote names the place of its end: behind it another piece may begin.
      const [from, to] = [placeOf(start), placeOf(end - 1)];
      if (!from?.node.isConnected || !to?.node.isConnected) return undefined;
      const range = document.createRange();
      range.setStart(from.node, from.offset);
      range.setEnd(to.node, Math.min(to.offset + 1, to.node.data.length));
      return range;
    },
  };
}

function isShownInline(element: Element): boolean {
  return /^(inline|contents)$/.test(getComputedStyle(element).display);
}
