import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import type { Language } from "#domain/language.ts";
import { typedParticles } from "#domain/search/clitics.ts";
import { lightStem } from "#domain/search/light-stem.ts";
import { wordsOf } from "#domain/search/words.ts";
import { likelyRoot } from "./arabic-root.ts";
import type { Subject } from "./subject.ts";

/** Endings of a name in a question that do not change its meaning; folded. */
const inflections: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:'?s|es|ed|d|ing|ly)$/,
  fr: /^(?:s|x|e|es)$/,
  id: /^(?:nya|lah|kah|ku|mu|i|an|kan)+$/,
  tr: /^(?:l[ae]r|s?[iu]n?|n?[iu]n|[ny]?[ae]|n?d[ae]|n?d[ae]n|t[ae]|t[ae]n|y?l[ae]|ki|[iu]m[iu]z?|s[iu]z|l[iu]|m[ae]k?|[iu]r|en|an|il|in|t[iu]r|et|ed|d[iu]|y[iu])+$/,
};

/** Prefixes of present-tense verbs and participles; other words are not reduced to a root. */
const inflectedVerb = /^[وف]?[يتنم]/;

const arabicScript = /[\u0600-\u06ff]/;

/** The stem of a word of a question or of a name. */
export function nameKey(word: string, language: Language): string {
  if (!arabicScript.test(word)) return word;
  const folded = foldArabic(word);
  // Urdu does not join particles: its والدین does not start with "and".
  return language === "ur" ? lightStem(folded, "ur") : lightStem(bareWord(word), "ar");
}

function bareWord(word: string): string {
  return foldArabic(word).replace(typedParticles, "");
}

type Name = {
  readonly subject: number;
  readonly keys: readonly string[];
  /** Its words without particles, but with their endings. */
  readonly whole: readonly string[];
};

export type SubjectNames = {
  readonly language: Language;
  readonly byKey: ReadonlyMap<string, readonly Name[]>;
};

/** The names of all subjects in a language, indexed to be found in questions. */
export function subjectNames(subjects: readonly Subject[], language: Language): SubjectNames {
  const byKey = new Map<string, Name[]>();
  subjects.forEach(({ names }, subject) => {
    for (const name of names[language]) {
      const words = wordsOf(name, language).map(({ folded }) => folded);
      const keys = [...new Set(words.map((word) => nameKey(word, language)))];
      const [first] = keys;
      if (first === undefined) continue;
      byKey.set(first, [...(byKey.get(first) ?? []), { subject, keys, whole: words.map(bareWord) }]);
    }
  });
  return { language, byKey };
}

/** A subject that a question names; `covers` are the words of the question that name it. */
export type NamedSubject = { readonly subject: number; readonly covers: ReadonlySet<string> };

/** The subjects that the words of a question name, each once with the longest of its names. */
export function findSubjects(names: SubjectNames, words: readonly string[]): NamedSubject[] {
  const keyedWords = words.map((word) => ({
    word,
    key: nameKey(word, names.language),
    verb: names.language === "ar" && inflectedVerb.test(word) ? likelyRoot(word) : undefined,
  }));
  const saying = (key: string) =>
    keyedWords.filter(
      (one) => one.key === key || one.verb === key || isInflected(one.key, key, names.language),
    );
  const typed = new Set(words.map(bareWord));
  const found = new Map<number, NamedSubject & { readonly isExact: boolean }>();
  for (const [first, candidates] of names.byKey) {
    if (saying(first).length === 0) continue;
    for (const { subject, keys, whole } of candidates) {
      const matchesByKey = keys.map(saying);
      if (matchesByKey.some((matches) => matches.length === 0)) continue;
      const covers = new Set(matchesByKey.flatMap((matches) => matches.map(({ word }) => word)));
      const isExact = whole.every((word) => typed.has(word));
      const known = found.get(subject);
      const isBetter = known === undefined || covers.size > known.covers.size || (isExact && !known.isExact);
      if (isBetter) found.set(subject, { subject, covers, isExact });
    }
  }
  // An exact match of one name excludes a match by stem of another (الصدقة is not الصدق).
  const exact = [...found.values()].filter(({ isExact }) => isExact);
  return [...found.values()].filter(
    (one) => one.isExact || !exact.some(({ covers }) => [...one.covers].every((word) => covers.has(word))),
  );
}

function isInflected(word: string, name: string, language: Language): boolean {
  if (name.length < 3 || word.length <= name.length || !word.startsWith(name)) return false;
  const ending = word.slice(name.length);
  // "Mère" is no form of "mer".
  if (language === "fr" && name.length === 3) return /^[sx]$/.test(ending);
  return inflections[language]?.test(ending) ?? false;
}
