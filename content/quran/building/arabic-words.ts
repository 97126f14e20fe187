import type { Word } from "../index.ts";
import type { BuildProblem } from "./build-problem.ts";
import { keyOf } from "./verse-text.ts";

/** What the word data says of one word. */
export type Gloss = { readonly gloss: string; readonly transliteration: string; readonly line: number };

/**
 * Arabic words that the word data takes together with the next, counted from 1; written apart in the
 * Madinah mushaf (bʿd mā, il yāsīn).
 */
export const joinedWithNext: Readonly<Record<string, number>> = {
  "2:181": 3,
  "8:6": 4,
  "13:37": 8,
  "37:130": 3,
};

const hasLetter = /[\u0621-\u063a\u0641-\u064a\u0671]/;

/**
 * A verse's words; a sign that stands alone (pause, ۩) goes with the word before it, ۞ with the word after.
 * Joined by one space they are the verse again.
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

/** Each verse's Arabic words beside what the word data says of them. */
export function joinWords(
  arabic: readonly string[],
  glosses: readonly (readonly Gloss[])[],
): readonly (readonly Word[])[] {
  return arabic.map((verse, index) => {
    const said = glosses[index] ?? [];
    return arabicWords(verse, joinedWithNext[keyOf(index + 1)]).map((word, place): Word => {
      const { gloss = "", transliteration = "", line = 0 } = said[place] ?? {};
      return [word, gloss, transliteration, line];
    });
  });
}

/** Reports a verse whose words do not pair off, do not make the verse again, or lack a part. */
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
    const lacking = ours.find(([, gloss, said, line]) => !gloss || !said || line < 1 || line > 15);
    return lacking
      ? [{ ...at, cause: `has a word without gloss, transliteration or line: ${lacking[0]}` }]
      : [];
  });
}
