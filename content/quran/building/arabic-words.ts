import type { Word } from "../index.ts";
import type { BuildProblem } from "./build-problem.ts";
import { keyOf } from "./verse-text.ts";

/** What the word data has for one word. */
export type Gloss = { readonly gloss: string; readonly transliteration: string; readonly line: number };

/**
 * Arabic words that the word data joins with the next, counted from 1; the Madinah mushaf writes them
 * separately (bʿd mā, il yāsīn).
 */
export const joinedWithNext: Readonly<Record<string, number>> = {
  "2:181": 3,
  "8:6": 4,
  "13:37": 8,
  "37:130": 3,
};

const hasLetter = /[\u0621-\u063a\u0641-\u064a\u0671]/;

/**
 * A verse's words; a separate sign (pause, ۩) belongs to the word before it, ۞ to the word after. Joined by
 * one space they are the verse again.
 */
export function arabicWords(verse: string, joined?: number): readonly string[] {
  const words: string[] = [];
  let opening = "";
  for (const token of verse.split(" ")) {
    if (hasLetter.test(token)) {
      words.push(opening + token);
      opening = "";
    } else if (words.length === 0) opening += `${token} `;
    else words.push(`${words.pop()} ${token}`);
  }
  if (joined !== undefined) words.splice(joined - 1, 2, words.slice(joined - 1, joined + 1).join(" "));
  return words;
}

/** Each verse's Arabic words with their entries in the word data. */
export function joinWords(
  arabic: readonly string[],
  glosses: readonly (readonly Gloss[])[],
): readonly (readonly Word[])[] {
  return arabic.map((verse, index) => {
    const verseGlosses = glosses[index] ?? [];
    return arabicWords(verse, joinedWithNext[keyOf(index + 1)]).map((word, place): Word => {
      const { gloss = "", transliteration = "", line = 0 } = verseGlosses[place] ?? {};
      return [word, gloss, transliteration, line];
    });
  });
}

/** Reports a verse whose words and entries do not pair, do not reproduce the verse, or lack a part. */
export function checkWords(
  words: readonly (readonly Word[])[],
  arabic: readonly string[],
  glosses: readonly (readonly Gloss[])[],
): readonly BuildProblem[] {
  return arabic.flatMap((verse, index): readonly BuildProblem[] => {
    const at = { text: "words", verse: keyOf(index + 1) };
    const ours = words[index] ?? [];
    const theirs = glosses[index]?.length ?? 0;
    if (ours.length !== theirs) {
      return [{ ...at, cause: `has ${ours.length} words, ${theirs} in the word data` }];
    }
    if (ours.map(([word]) => word).join(" ") !== verse) {
      return [{ ...at, cause: "does not come back from its words" }];
    }
    const lacking = ours.find(
      ([, gloss, transliteration, line]) => !gloss || !transliteration || line < 1 || line > 15,
    );
    return lacking
      ? [{ ...at, cause: `has a word without gloss, transliteration or line: ${lacking[0]}` }]
      : [];
  });
}
