/** Signs of pausing and of recitation, which change with a word's neighbours and not with the word. */
const neighbourSigns = /[\u0640\u06d6-\u06dc\u06de-\u06e0\u06e2\u06e4\u06e9\u06ed]/gu;

/** A shadda on the first letter comes from the word before (idgham) in these words. */
const joined = /^(.)\u0651/u;

/** A word of the Uthmani text by itself, as the list of words gives it. */
export function plainForm(word: string): string {
  return word.replace(neighbourSigns, "").trim().replace(joined, "$1");
}
