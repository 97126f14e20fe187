/** A text within a pair of signs, without them. */
export type Bracketed = {
  readonly from: number;
  readonly to: number;
  /** Where the opening sign stands, and where the closing one ends. */
  readonly outerFrom: number;
  readonly outerTo: number;
  readonly kind: "verse" | "quote" | "aside";
};

type Sign = { readonly pair: string; readonly kind: Bracketed["kind"] };

const pairSigns: readonly (readonly [opening: string, closing: string, kind: Bracketed["kind"]])[] = [
  ["\ufd3f", "\ufd3e", "verse"],
  ["\ufd3e", "\ufd3f", "verse"],
  ["{", "}", "verse"],
  ["«", "»", "quote"],
  ["»", "«", "quote"],
  ["“", "”", "quote"],
  ["”", "“", "quote"],
  ["„", "“", "quote"],
  ["„", "”", "quote"],
  ["‹", "›", "quote"],
  ["‘", "’", "quote"],
  ['"', '"', "quote"],
  ["'", "'", "quote"],
  ["`", "`", "quote"],
  ["**", "**", "quote"],
  ["<<", ">>", "quote"],
  ["《", "》", "quote"],
  ["「", "」", "quote"],
  ["【", "】", "quote"],
  ["(", ")", "aside"],
  ["[", "]", "aside"],
];

const openings = new Map<string, Sign[]>();
const closings = new Map<string, Sign[]>();
for (const [opening, closing, kind] of pairSigns) {
  const sign = { pair: opening + closing, kind };
  openings.set(opening, [...(openings.get(opening) ?? []), sign]);
  closings.set(closing, [...(closings.get(closing) ?? []), sign]);
}

/** A quote longer than this is none: its opening sign was meant otherwise. */
const longest = 6000;

/** An apostrophe within a word is none of them. */
const signs =
  /["\ufd3e\ufd3f{}«»“”„‹›‘’()[\]《》「」【】`]|\*\*|<<|>>|(?<![\p{L}\p{M}])'|'(?![\p{L}\p{M}])|\n\s*\n/gu;

/** The innermost texts between signs, in the order of their ends; one pass, whatever the nesting. */
export function bracketedTexts(text: string): Bracketed[] {
  const found: Bracketed[] = [];
  const open = new Map<string, number>();
  for (const { 0: sign, index } of text.matchAll(signs)) {
    if (sign.startsWith("\n")) {
      for (const pair of [...open.keys()]) if (pair !== "\ufd3f\ufd3e") open.delete(pair);
      continue;
    }
    let isClosing = false;
    for (const { pair, kind } of closings.get(sign) ?? []) {
      const at = open.get(pair);
      if (at === undefined) continue;
      open.delete(pair);
      if (index - at > longest) continue;
      isClosing = true;
      found.push({ from: at + sign.length, to: index, outerFrom: at, outerTo: index + sign.length, kind });
    }
    if (isClosing) {
      // What closes one text does not open the next, except where opening and closing look alike.
      for (const { pair } of openings.get(sign) ?? []) open.delete(pair);
      continue;
    }
    for (const { pair } of openings.get(sign) ?? []) open.set(pair, index);
  }
  return found;
}
