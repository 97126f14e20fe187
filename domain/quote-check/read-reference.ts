import { nameWords } from "#domain/search/name-words.ts";
import { surahBySpelling, surahLabels } from "#domain/surah-names/find-surah.ts";
import { isVerse } from "#domain/verse-reference.ts";
import type { VerseRange } from "./source.ts";

const longestReference = 70;

/** "Verse" and its like in six languages, as they are written in references. */
const verseWords = new Set(
  "الآية الآيات آية آيات الايه الاية ايه اية رقم آیت نمبر verse verses ayah ayat ayet ayets verset versets no nr v vv aya ayetler ayeti nomor quran qur koran coran kuran qs q s القرآن قرآن القران الكريم من".split(
    " ",
  ),
);

const toPlainDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));

const numbered = /(\d{1,3})\s*[:：/]\s*(\d{1,3})(?:\s*[-–—]\s*(\d{1,3}))?/;
const named = /^(\D{2,}?)[\s:：،,/.(-]*(\d{1,3})(?:\s*[-–—:]\s*(\d{1,3}))?\D{0,8}$/u;

/** "Verse 31 of Surah al-Isra". */
const numberedFirst =
  /^\D{0,16}?(\d{1,3})(?!\d)[^\d]{1,8}?((?:سورة|سوره|سورۃ|surah|surat|sourate|sure)\s\D+)$/iu;

/** The verses that a short text names, such as "البقرة: 255", "2:255-257" or "Al-Baqarah, verse 255". */
export function readReference(typed: string): VerseRange | undefined {
  const text = toPlainDigits(typed).trim();
  if (text === "" || text.length > longestReference || !/\d/.test(text)) return undefined;
  const [, surah, ayah, last] = numbered.exec(text) ?? [];
  if (surah !== undefined) return rangeOf(Number(surah), Number(ayah), last);
  const [, ahead, behind] = numberedFirst.exec(text) ?? [];
  const [, name = "", first, end] = named.exec(behind ? `${behind} ${ahead}` : text) ?? [];
  const words = nameWords(name.replace(/[^\p{L}\p{M}\s'’-]/gu, " ")).filter(
    (word) => !verseFolded.has(word) && !surahLabels.has(word),
  );
  if (words.length === 0 || words.length > 4) return undefined;
  const found =
    surahBySpelling(words) ?? surahBySpelling(words.slice(-2)) ?? surahBySpelling(words.slice(-1));
  return found === undefined ? undefined : rangeOf(found, Number(first), end);
}

const verseFolded = new Set([...verseWords].flatMap((word) => nameWords(word)));

function rangeOf(surah: number, ayah: number, end: string | undefined): VerseRange | undefined {
  if (!isVerse({ surah, ayah })) return undefined;
  const last = Number(end ?? ayah);
  return { surah, ayah, last: last >= ayah && isVerse({ surah, ayah: last }) ? last : ayah };
}
