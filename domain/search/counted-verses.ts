import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { findSurah, surahWords } from "#domain/surah-names/find-surah.ts";
import type { VerseRange } from "#domain/verse-range.ts";
import { ayahsIn } from "#domain/verse-reference.ts";
import { verseLabels } from "./verses-by-name.ts";

const folded = (words: string) => words.split(" ").map((word) => foldArabic(word));

/** "First" and "last" in the six languages; folded. */
const firsts = new Set(
  folded(
    "first premier premiers premiere premieres pertama awal ilk pehli اول الاولي الاوائل اوائل پہلی ابتدائی",
  ),
);
const lasts = new Set(
  folded(
    "last final dernier derniers derniere dernieres terakhir akhir son aakhri akhri اخر الاخيره الاخيرتان الاخيرتين الاواخر اواخر آخری",
  ),
);
const joiners = new Set(
  folded("the of from in le la les l du de des d dari dalam pada min من في کی کے کا سے suresinin surenin"),
);

/** One to ten in the six languages; folded. */
const numberWords = new Map(
  [
    "one un une satu bir ایک",
    "two deux dua iki دو ايتين ايتان اثنتين do",
    "three trois tiga uc ثلاث ثلاثه تین teen",
    "four quatre empat dort اربع اربعه چار",
    "five cinq lima besh خمس خمسه پانچ",
    "six enam alti ست سته چھ",
    "seven sept tujuh yedi سبع سبعه سات",
    "eight huit delapan sekiz ثمان ثماني ثمانيه آٹھ",
    "nine neuf sembilan dokuz تسع تسعه نو",
    "ten dix sepuluh on عشر عشره دس das",
  ].flatMap((words, at) => folded(words).map((word) => [word, at + 1] as const)),
);

const dual = new Set(folded("ايتين ايتان"));
/** "Verse" with endings that it has beside a number. */
const inflected = new Set(
  folded("ayetini ayetinin ayetler ayetleri ayetlerini ayetlerinin ayate aayate آیتوں"),
);

/** Whether a folded word is "verse" in one of the six languages, with such endings too. */
export const isVerseWord = (word: string): boolean => verseLabels.has(word) || inflected.has(word);

/** From which end "first" or "last" beside a number or the word for verse counts; undefined where neither stands so. */
export function countedEnd(words: readonly string[]): "first" | "last" | undefined {
  const isBeside = (at: number) =>
    [words[at - 1], words[at + 1]].some(
      (word) => word !== undefined && (numberIn(word) !== undefined || isVerseWord(word) || dual.has(word)),
    );
  const ends = (named: ReadonlySet<string>) => words.some((word, at) => named.has(word) && isBeside(at));
  const [isFirst, isLast] = [ends(firsts), ends(lasts)];
  if (isFirst === isLast) return undefined;
  return isFirst ? "first" : "last";
}

/** So many verses from one end of a surah; undefined where it has fewer. */
export function versesFromEnd(surah: number, end: "first" | "last", count: number): VerseRange | undefined {
  const last = ayahsIn(surah);
  if (count < 1 || count > last) return undefined;
  return end === "first" ? { surah, from: 1, to: count } : { surah, from: last - count + 1, to: last };
}

/** The number that a folded word is, as digits or from one to ten in the six languages. */
export function numberIn(word: string): number | undefined {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  return numberWords.get(word) ?? numberWords.get(word.replace(/^ال(?=..)/, ""));
}

/** The verses counted from one end of a surah: `last two verses of baqarah`, `أول عشر آيات من سورة الكهف`. */
export function countedVerses(words: readonly string[]): VerseRange | undefined {
  const isFirst = words.some((word) => firsts.has(word));
  const isLast = words.some((word) => lasts.has(word));
  const isVerse = words.some((word) => isVerseWord(word) || dual.has(word));
  if (isFirst === isLast || !isVerse) return undefined;
  const rest = words.filter(
    (word) =>
      !(firsts.has(word) || lasts.has(word) || joiners.has(word)) &&
      !(isVerseWord(word) || surahWords.has(word)),
  );
  // The Urdu plural of "verse" is folded like the Arabic dual.
  const numbers = rest.filter((word) => numberIn(word) !== undefined);
  const counting = numbers.length > 1 ? numbers.filter((word) => !dual.has(word)) : numbers;
  const counts = counting.flatMap((word) => numberIn(word) ?? []);
  const surah = findSurah(
    rest.filter((word) => numberIn(word) === undefined),
    true,
  );
  if (surah === undefined || counts.length > 1) return undefined;
  return versesFromEnd(surah, isFirst ? "first" : "last", counts[0] ?? 1);
}
