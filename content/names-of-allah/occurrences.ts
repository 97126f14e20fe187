import type { FormRule, NameRecord, Occurrence } from "./schema.ts";

/** One verse of the Arabic package. */
export type ArabicVerse = { surah: number; ayah: number; text: string };

/** Maximum number of stored references; the total is stored beside them. */
export const listed = 20;

/** Consonants only: vowels and signs removed, dagger alef written out, alef and hamza carriers unified. */
export function foldName(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll("\u0670", "ا")
    .replace(/[\u0610-\u061a\u0640\u064b-\u065f\u06d6-\u06ed]/g, "")
    .replace(/[ٱأإآ]/g, "ا")
    .replaceAll("ى", "ي")
    .replaceAll("ؤ", "و")
    .replaceAll("ئ", "ي")
    .replaceAll("ء", "")
    .trim();
}

/** The word itself, and the rest after an attached particle (and, so, by, to). */
function cores(word: string): string[] {
  const bare = word.replace(/^[وف]/, "");
  const joined = [bare.replace(/^[بل]/, ""), bare.replace(/^لل/, "ال")];
  return [word, bare, ...joined];
}

/** The folded forms of a name to search for: with the article, without it, and in the accusative. */
function formsOf(name: NameRecord, rule: FormRule | undefined): readonly string[] {
  if (rule?.words !== undefined) return rule.words;
  const whole = foldName(name.arabic);
  const bare = whole.replace(/^ال/, "");
  return [whole, bare, `${bare}ا`];
}

type Place = { verse: number; at: number };

/** Every position of every word, under the word and under its cores. */
function indexWords(verses: readonly (readonly string[])[]): Map<string, Place[]> {
  const index = new Map<string, Place[]>();
  verses.forEach((words, verse) => {
    words.forEach((word, at) => {
      for (const core of new Set(cores(word))) {
        const places = index.get(core);
        if (places === undefined) index.set(core, [{ verse, at }]);
        else places.push({ verse, at });
      }
    });
  });
  return index;
}

/**
 * The verses in which each name occurs, in the order of the text, by name id. Throws if a reviewed reference
 * does not have the word, because the text or the review has changed.
 */
export function findOccurrences(
  verses: readonly ArabicVerse[],
  names: readonly NameRecord[],
  rules: Readonly<Record<string, FormRule>>,
): Record<string, Occurrence> {
  const folded = verses.map(({ text }) => text.split(" ").map(foldName).filter(Boolean));
  const index = indexWords(folded);
  const versesWith = (form: string): number[] => {
    const [first = "", ...rest] = form.split(" ");
    return (index.get(first) ?? [])
      .filter(({ verse, at }) => rest.every((part, step) => folded[verse]?.[at + 1 + step] === part))
      .map(({ verse }) => verse);
  };
  return Object.fromEntries(
    names.map((name) => {
      const rule = rules[name.id];
      const holding = new Set(formsOf(name, rule).flatMap(versesWith));
      const found = verses.filter((_, at) => holding.has(at)).map(({ surah, ayah }) => `${surah}:${ayah}`);
      const absent = [...(rule?.only ?? []), ...(rule?.except ?? [])].filter((one) => !found.includes(one));
      if (absent.length > 0) throw new Error(`name ${name.id}: the word is not in ${absent.join(", ")}`);
      const filtered = found.filter(
        (one) => (rule?.only?.includes(one) ?? true) && !(rule?.except?.includes(one) ?? false),
      );
      return [String(name.id), { total: filtered.length, verses: filtered.slice(0, listed) }];
    }),
  );
}
