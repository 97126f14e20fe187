import { foldText } from "#domain/text-search/fold-text.ts";

/** A word of a text without marks, accents and case, and its range in UTF-16 units. */
export type FoldedWord = { readonly folded: string; readonly from: number; readonly to: number };

/** Blessings after a prophet's name, folded: quotes have them or leave them out, and they occur in any prose. */
const honorifics =
  /(?<= )(?:صلي الله عليه (?:واله )?وسلم|عليه (?:الصلاه و)?السلام|peace (?:and blessings )?be upon him|paix et (?:salut|benedictions?) sur lui|shallallahu alaihi wa sallam|sallallahu aleyhi ve sellem)(?= )/gu;

/** The folded text between spaces, with spaces in place of the honorifics of prophets. */
const withoutHonorifics = (folded: string) =>
  ` ${folded} `.replace(honorifics, (found) => " ".repeat(found.length));

/** The words of a text in any of our languages for comparison, without the honorifics of prophets. */
export function foldedWords(text: string): string[] {
  return withoutHonorifics(foldText(text).folded).split(" ").filter(Boolean);
}

const mark = /\p{M}/u;

/** The same with their places in the text. */
export function placedWords(text: string): FoldedWord[] {
  const { folded, places } = foldText(text);
  const words: FoldedWord[] = [];
  for (const { 0: word, index } of withoutHonorifics(folded).matchAll(/\S+/g)) {
    // The space before the text is none of its characters.
    let to = (places[index + word.length - 2] ?? 0) + 1;
    while (mark.test(text[to] ?? "")) to += 1;
    words.push({ folded: word, from: places[index - 1] ?? 0, to });
  }
  return words;
}
