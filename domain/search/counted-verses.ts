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

function numberIn(word: string): number | undefined {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  return numberWords.get(word) ?? numberWords.get(word.replace(/^ال(?=..)/, ""));
}

/** The verses counted from one end of a surah: `last two verses of baqarah`, `أول عشر آيات من سورة الكهف`. */
export function countedVerses(words: readonly string[]): VerseRange | undefined {
  const isFirst = words.some((word) => firsts.has(word));
  const isLast = words.some((word) => lasts.has(word));
  const isVerse = words.some((word) => verseLabels.has(word) || dual.has(word));
  if (isFirst === isLast || !isVerse) return undefined;
  const rest = words.filter(
    (word) =>
      !(firsts.has(word) || lasts.has(word) || joiners.has(word)) &&
      !(verseLabels.has(word) || surahWords.has(word)),
  );
  const counts = rest.flatMap((word) => numberIn(word) ?? []);
  const surah = findSurah(
    rest.filter((word) => numberIn(word) === undefined),
    true,
  );
  const count = counts[0] ?? 1;
  if (surah === undefined || counts.length > 1 || count < 1 || count > ayahsIn(surah)) return undefined;
  const last = ayahsIn(surah);
  return isFirst ? { surah, from: 1, to: count } : { surah, from: last - count + 1, to: last };
}
