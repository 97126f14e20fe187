import { findSurah, surahWords } from "#domain/surah-names/find-surah.ts";
import type { VerseRange } from "#domain/verse-range.ts";
import { ayahsIn, isSurah, isVerse } from "#domain/verse-reference.ts";
import type { Place } from "./answer.ts";
import { countedVerses } from "./counted-verses.ts";
import { nameWords } from "./name-words.ts";
import { rememberedVerses } from "./remembered-verses.ts";
import { verseLabels, versesByName } from "./verses-by-name.ts";

/** Words around a reference in the six languages: "surah", "verse", "chapter". Folded. */
const labels: ReadonlySet<string> = new Set([...surahWords, ...verseLabels]);
const juzLabels = new Set("juz juzz juzu cuz cüz جزء جز الجزء الجز پاره سپاره para siparah".split(" "));
const pageLabels = new Set(
  "page pages pg sayfa sayfasi sahife safha safhah hal halaman الصفحه صفحه صفحة الصفحة".split(" "),
);
const pageCount = 604;
/** Longer texts are not references; the limit also keeps the patterns below fast. */
const longestReference = 60;
const longestSearch = 120;

type Named = { readonly surah: number; readonly isName: boolean };

/**
 * The place a query names: `2:255`, `2 255`, `البقرة ٢٥٥`, `Bakara 255-257`, `yasin`, `juz 30`, `page 42`, `ayat al-kursi`,
 * `last two verses of baqarah`. Undefined when it names none, also for a surah or verse that does not exist.
 */
export function parsePlace(query: string): Place | undefined {
  if (query.length > longestReference) return undefined;
  const spoken = nameWords(query);
  const byName = placeByVerseName(spoken);
  if (byName) return byName;
  const words = spoken.filter((word) => !labels.has(word));
  const numbers = words.filter((word) => /^\d{1,3}$/.test(word)).map(Number);
  const name = words.filter((word) => !/^\d+$/.test(word));
  if (words.length === 0 || name.length + numbers.length < words.length) return undefined;
  if (name.length === 1 && juzLabels.has(name[0] ?? "")) return juzPlace(numbers);
  if (name.length === 1 && pageLabels.has(name[0] ?? "")) return pagePlace(numbers);
  const isLabelled = spoken.some((word) => surahWords.has(word));
  const named = nameOrNumber(name, numbers, isLabelled);
  if (named === undefined || !isSurah(named.surah)) return undefined;
  const [from, to] = named.isName ? numbers : numbers.slice(1);
  if (numbers.length > (named.isName ? 2 : 3)) return undefined;
  if (from === undefined) return { surah: named.surah };
  if (!isVerse({ surah: named.surah, ayah: from })) return undefined;
  if (to === undefined) return { surah: named.surah, from };
  return to < from ? undefined : { surah: named.surah, from, to: Math.min(to, ayahsIn(named.surah)) };
}

function placeByVerseName(spoken: readonly string[]): Place | undefined {
  const counted = countedVerses(spoken);
  return placeOfVerses(counted ? [counted] : (versesByName(spoken) ?? []));
}

/**
 * What a search leads to: the place that a query names, otherwise the verses that it half remembers or that are the
 * best known on a matter ("verses of patience"). Not for talk, where the matter is searched.
 */
export function soughtPlace(query: string): Place | undefined {
  const named = parsePlace(query);
  if (named || query.length > longestSearch) return named;
  return placeOfVerses(rememberedVerses(nameWords(query)) ?? []);
}

function placeOfVerses([first, ...others]: readonly VerseRange[]): Place | undefined {
  if (!first) return undefined;
  const { surah, from, to } = first;
  return { surah, from, ...(to === from ? {} : { to }), ...(others.length > 0 ? { others } : {}) };
}

function juzPlace([juz, ...rest]: readonly number[]): Place | undefined {
  return juz !== undefined && juz >= 1 && juz <= 30 && rest.length === 0 ? { juz } : undefined;
}

function pagePlace([page, ...rest]: readonly number[]): Place | undefined {
  return page !== undefined && page >= 1 && page <= pageCount && rest.length === 0 ? { page } : undefined;
}

function nameOrNumber(
  name: readonly string[],
  numbers: readonly number[],
  isLabelled: boolean,
): Named | undefined {
  if (name.length === 0) return numbers[0] === undefined ? undefined : { surah: numbers[0], isName: false };
  const surah = findSurah(name, isLabelled || numbers.length > 0);
  return surah === undefined ? undefined : { surah, isName: true };
}
