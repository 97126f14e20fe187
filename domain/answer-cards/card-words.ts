import type { Language } from "#domain/language.ts";
import { longestQuestion } from "#domain/retrieval/read-question.ts";
import { nameKey } from "#domain/retrieval/subject-names.ts";
import { latinSound } from "#domain/search/name-sound.ts";
import { wordsOf } from "#domain/search/words.ts";
import { type Interrogative, interrogativeOf, substanceOf } from "./everyday-words.ts";
import { synonyms } from "./synonyms.ts";

/** The words of a question that say what it is about, by their stems, and what it asks for. */
export type CardWords = {
  /** How much each stem says, from 0 to 1; none has 0. */
  readonly stems: ReadonlyMap<string, number>;
  readonly asksFor: ReadonlySet<Interrogative>;
};

const arabicScript = /[\u0600-\u06ff]/u;

/** Digits for Arabic letters that Latin script lacks. */
const arabiziDigits: Readonly<Record<string, string>> = {
  "2": "",
  "3": "a",
  "5": "kh",
  "6": "t",
  "7": "h",
  "8": "q",
  "9": "s",
};

/** Arabic or Urdu in Latin letters, by its sound: salat, salaat and salah are one; wudhu, wodou and wuzu too. */
function soundKey(word: string, language: Language): string {
  const letters =
    language === "ar" ? word.replace(/[2-9]/gu, (digit) => arabiziDigits[digit] ?? digit) : word;
  return latinSound(letters).replace(/z/gu, "d");
}

const longestStem: Readonly<Partial<Record<Language, number>>> = { fr: 7, id: 7, tr: 5 };

const endings: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?:ings?|ers?|ed|es|s|ly)$/u,
  fr: /(?:ements?|ations?|ent|ant|es|er|ez|ee|e|s|x)$/u,
  id: /(?:kah|lah|nya|kan|an|ku|mu)$/u,
};
const prefixes = /^(?:ber|meng|meny|men|mem|me|di|ter|pe)(?=.{4})/u;

/** The stem of a folded word, the same for its usual forms. */
function stemOf(word: string, language: Language): string {
  if (language === "ar" || language === "ur")
    return arabicScript.test(word) ? nameKey(word, language) : soundKey(word, language);
  if (arabicScript.test(word)) return nameKey(word, "ar");
  const bare = language === "id" && word.length > 6 ? word.replace(prefixes, "") : word;
  const ending = endings[language];
  const short = ending && bare.length > 4 ? bare.replace(ending, "") : bare;
  const stem = short.length >= 3 ? short : bare;
  return stem.replace(/(.)\1$/u, "$1").slice(0, longestStem[language] ?? 20);
}

const canonical = new Map<Language, ReadonlyMap<string, string>>();

/** The stem that stands for a group of synonyms, by the stem of each; prepared once for each language. */
export function canonicalStems(language: Language): ReadonlyMap<string, string> {
  const known = canonical.get(language);
  if (known) return known;
  const stems = new Map<string, string>();
  for (const group of synonyms[language].split("\n")) {
    const [first, ...others] = wordsOf(group, language).map(({ folded }) => stemOf(folded, language));
    if (first !== undefined) for (const other of others) if (!stems.has(other)) stems.set(other, first);
  }
  canonical.set(language, stems);
  return stems;
}

/** The words of a text in a language that say what it is about. */
export function cardWords(text: string, language: Language): CardWords {
  const stems = new Map<string, number>();
  const asksFor = new Set<Interrogative>();
  for (const { folded } of wordsOf(text.slice(0, longestQuestion), language)) {
    const word = folded.replace(/(\p{L})\1{2,}/gu, "$1");
    const interrogative = interrogativeOf(word, language);
    if (interrogative) asksFor.add(interrogative);
    const own = stemOf(word, language);
    // "Getting" says as little as "get"; stems of other languages are too short for this.
    const isEmpty = language === "en" && substanceOf(own, language) === 0;
    const substance = interrogative || isEmpty ? 0 : substanceOf(word, language);
    if (substance === 0) continue;
    const stem = canonicalStems(language).get(own) ?? own;
    if (stem.length > 1) stems.set(stem, Math.max(substance, stems.get(stem) ?? 0));
  }
  // "How many" and "how long" ask for a number.
  if (asksFor.has("number")) asksFor.delete("how");
  return { stems, asksFor };
}

const surahWords: Readonly<Record<Language, string>> = {
  en: "surah chapter",
  ar: "سورة sourat surat",
  fr: "sourate",
  ur: "سورہ سورت surah surat",
  id: "surat surah",
  tr: "sure suresi",
};

/** True where one of the stems is a word for a surah. */
export function namesSurah(stems: Iterable<string>, language: Language): boolean {
  const words = cardWords(surahWords[language], language).stems;
  return [...stems].some((stem) => words.has(stem));
}
