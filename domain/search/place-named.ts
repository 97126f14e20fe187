import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { ayahsIn, isSurah, isVerse } from "#domain/verse-reference.ts";
import type { Place } from "./answer.ts";
import { nameSound, soundConsonants } from "./name-sound.ts";
import { surahNames } from "./surah-names.ts";
import { wordsOf } from "./words.ts";

/** Words around a reference in the six languages: "surah", "verse", "chapter". Folded. */
const labels = new Set(
  (
    "surah sura surat sure suresi sourate chapter chapitre bab verse verses verset versets ayah ayat aya ayet ayeti " +
    "ayetleri سوره سورت السوره ايه ايت ايات الايه الايات"
  ).split(" "),
);
const juzLabels = new Set("juz juzz juzu cuz cüz جزء جز الجزء الجز پاره سپاره para siparah".split(" "));
const pageLabels = new Set(
  "page pages pg sayfa sayfasi sahife safha safhah hal halaman الصفحه صفحه صفحة الصفحة".split(" "),
);
const pageCount = 604;
/** Longer texts are no reference; the limit also keeps the patterns below quick. */
const longestReference = 60;

type Named = { readonly surah: number; readonly isName: boolean };

const { arabicNames, soundNames, consonantNames, meaningNames } = (() => {
  const arabic = new Map<string, number>();
  const sounds = new Map<string, number>();
  const consonants = new Map<string, number>();
  const meanings = new Map<string, number>();
  const ambiguous = new Set<string>();
  surahNames.forEach(([arabicNamesOf, romanised, meaning], at) => {
    for (const name of arabicNamesOf.split("، ")) arabic.set(arabicKey(name), at + 1);
    for (const name of romanised.split(", ")) {
      const sound = nameSound(foldedWords(name));
      if (!sounds.has(sound)) sounds.set(sound, at + 1);
      const bones = soundConsonants(sound);
      if ((consonants.get(bones) ?? at + 1) !== at + 1) ambiguous.add(bones);
      consonants.set(bones, at + 1);
    }
    for (const name of meaning.split(", ")) if (name) meanings.set(meaningKey(foldedWords(name)), at + 1);
  });
  for (const bones of ambiguous) consonants.delete(bones);
  return { arabicNames: arabic, soundNames: sounds, consonantNames: consonants, meaningNames: meanings };
})();

function foldedWords(text: string): string[] {
  return wordsOf(text, "en").map(({ folded }) => folded);
}

/** Arabic and Urdu names, without the article, spaces, or the final ت that Urdu writes for ة. */
function arabicKey(name: string): string {
  return foldArabic(name)
    .replace(/[^\u0600-\u06ff]/g, "")
    .replace(/^ال(?=..)/, "")
    .replace(/(?<=..)[هت]$/, "")
    .replace(/^ياسين$|^يسين$/, "يس");
}

function meaningKey(words: readonly string[]): string {
  return words.filter((word) => !/^(?:the|le|la|les|l)$/.test(word)).join(" ");
}

function surahNamed(words: readonly string[], isCertain: boolean): number | undefined {
  const name = words.join("");
  if (/[\u0600-\u06ff]/.test(name)) return arabicNames.get(arabicKey(name));
  const sound = nameSound(words);
  const bones = soundConsonants(sound);
  return (
    soundNames.get(sound) ??
    meaningNames.get(meaningKey(words)) ??
    (isCertain && bones.length > 2 ? consonantNames.get(bones) : undefined)
  );
}

/**
 * The place a query names: `2:255`, `2 255`, `البقرة ٢٥٥`, `Bakara 255-257`, `yasin`, `juz 30`, `page 42`. Undefined when it
 * names none, also for a surah or verse that does not exist.
 */
export function placeNamed(query: string): Place | undefined {
  if (query.length > longestReference) return undefined;
  const spoken = foldedWords(query);
  const words = spoken.filter((word) => !labels.has(word));
  const numbers = words.filter((word) => /^\d{1,3}$/.test(word)).map(Number);
  const name = words.filter((word) => !/^\d+$/.test(word));
  if (words.length === 0 || name.length + numbers.length < words.length) return undefined;
  if (name.length === 1 && juzLabels.has(name[0] ?? "")) return juzPlace(numbers);
  if (name.length === 1 && pageLabels.has(name[0] ?? "")) return pagePlace(numbers);
  const isLabelled = words.length < spoken.length;
  const named = nameOrNumber(name, numbers, isLabelled);
  if (named === undefined || !isSurah(named.surah)) return undefined;
  const [from, to] = named.isName ? numbers : numbers.slice(1);
  if (numbers.length > (named.isName ? 2 : 3)) return undefined;
  if (from === undefined) return { surah: named.surah };
  if (!isVerse({ surah: named.surah, ayah: from })) return undefined;
  if (to === undefined) return { surah: named.surah, from };
  return to < from ? undefined : { surah: named.surah, from, to: Math.min(to, ayahsIn(named.surah)) };
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
  const surah = surahNamed(name, isLabelled || numbers.length > 0);
  return surah === undefined ? undefined : { surah, isName: true };
}
