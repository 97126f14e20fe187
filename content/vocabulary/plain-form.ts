/** Signs of pause and recitation, which depend on the neighbouring words and not on the word. */
const neighbourSigns = /[\u0640\u06d6-\u06dc\u06de-\u06e0\u06e2\u06e4\u06e9\u06ed]/gu;

/** A shadda on the first letter is caused by the word before (idgham) in these words. */
const joined = /^(.)\u0651/u;

/** A word of the Uthmani text in isolation, as the vocabulary list writes it. */
export function plainForm(word: string): string {
  return word.replace(neighbourSigns, "").trim().replace(joined, "$1");
}
