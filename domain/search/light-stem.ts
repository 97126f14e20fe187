import type { Language } from "#domain/language.ts";

const arabicEndings = new Set("هما كما تما هم هن ها كم كن نا ون ين ان ات وا تم تن ه ك ي ا ت".split(" "));
const urduEndings = new Set("يون يان ون ين ان ات ي ا ه و".split(" "));
const shortestStem = 3;
const longestEnding = 3;

function stripped(word: string, endings: ReadonlySet<string>): string {
  for (let length = Math.min(longestEnding, word.length - shortestStem); length > 0; length--)
    if (endings.has(word.slice(-length))) return word.slice(0, -length);
  return word;
}

/**
 * The stem of a folded word by its endings: Arabic pronouns and plurals (after L. Larkey's "light" stemming,
 * SIGIR 2002), Urdu plurals and cases. Particles in front are removed before.
 */
export function lightStem(word: string, language: Language): string {
  if (language === "ar") return stripped(stripped(word, arabicEndings), arabicEndings);
  return stripped(word, urduEndings);
}

/** Languages whose stems are computed by rule; the others have them in their index. */
export function isStemmedByRule(language: Language): boolean {
  return language === "ar" || language === "ur";
}
