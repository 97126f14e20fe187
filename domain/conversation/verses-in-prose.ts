import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import {
  countedEnd,
  countedVerses,
  isVerseWord as isPlainVerseWord,
  numberIn,
  versesFromEnd,
} from "#domain/search/counted-verses.ts";
import { versesByName } from "#domain/search/verses-by-name.ts";
import { surahByMeaning, surahBySpelling, surahLabels } from "#domain/surah-names/find-surah.ts";
import { findSurahInMessage } from "#domain/surah-names/find-surah-in-message.ts";
import type { VerseRange } from "#domain/verse-range.ts";
import { ayahsIn, isSurah, isVerse } from "#domain/verse-reference.ts";
import { afterApostrophe, plainMessage } from "./plain-message.ts";
import { speltNumber } from "./spelt-numbers.ts";

const wordSet = (words: string): ReadonlySet<string> => new Set(foldArabic(words).split(/\s+/u));

/** "Verse" with the endings that it has in sentences. */
const verseWords = wordSet(
  "v vs vers ayetinde ayetine ayetten ayette ايتين الايتين ايتان الايتان بالاية بايه والاية ayatnya aya آیتیں آیہ",
);
const isVerseWord = (word: string) => isPlainVerseWord(word) || verseWords.has(word);

/** Between the two ends of a range. */
const until = wordSet(
  "to until till through and a au jusqu jusqua et الى إلى حتى و تک سے se tak aur sampai hingga sd dan ile ve ila",
);

/** A number before one of these is not a verse. */
const counting = wordSet(
  "times time x days day minutes hours years مرات مرة مره ايام يوما fois jours jour بار مرتبہ دفعہ دن baar bar dafa martaba din kali hari kez kere defa gun juz juzz cuz para part parts جزء page pages sayfa halaman صفحة hizb rakat rakats rakaat rekat percent usd dollars hadith hadis hadits",
);

/** Words around a name and a number that ask to see the verse, in six languages and roman Urdu. */
const framing = wordSet(
  "a an the of in from to at is are what whats which where say says said show me give tell read recite open see please pls quran qur koran s does do mean meaning explain and or number no nr translation text about it this that can you i want need the " +
    "ما ماذا معنى معني تفسير اقرا اعرض اعطني هات ارني اريد لي من في عن هي هو نص تقول يقول رقم قوله تعالى الله القران الكريم اشرح و " +
    "le la les l un une du de des d dans en sur quel quelle que dit montre moi donne lis lire est ce coran numero no verset explique signifie veut dire c qu et " +
    "کیا کی کا کے میں سے ہے دکھائیں بتائیں سنائیں نمبر مطلب ترجمہ قرآن مجید پاک اور کو kya ki ka ke mein me se hai dikhao dikhaein batao batayein sunao number nambar matlab tarjuma quran " +
    "apa isi bunyi dari dalam di tampilkan tunjukkan baca bacakan tolong ke nomor no arti terjemah terjemahan al quran yang dan lihat " +
    "ne nedir neyi goster oku ver bana nin nun un in mealini meali anlami kuran kerim suresi suresinin surenin sure surede der diyor no inci nci uncu ncu",
);

/** "2nd" surah: an ordinal before the word for surah ("2. sure"), or a number right behind it. */
function surahNumberAt(words: readonly string[]): number {
  for (const [at, word] of words.entries()) {
    if (!surahLabels.has(word) && word !== "surenin" && word !== "surede") continue;
    for (const beside of [at + 1, at - 1])
      if (/^\d{1,3}$/.test(words[beside] ?? "") && isSurah(Number(words[beside]))) {
        // "Maide suresi 101" has a name before its label: the number is the verse's.
        const rest = words.filter((_, other) => other !== beside && other !== at);
        if (typeof findSurahInMessage(rest.join(" "), true) === "number") return -1;
        return beside;
      }
  }
  return -1;
}

/** "3rd", "101'inci", "verset2": the number alone. */
const splitNumber = (word: string): readonly string[] => {
  const [, number, ending = ""] =
    /^(\d{1,3})(st|nd|rd|th|e|eme|er|inci|nci|uncu|ncu|inci|de|da)?$/.exec(word) ?? [];
  if (number !== undefined) return ending ? [number] : [word];
  const [, before = "", behind] = /^(\p{L}{2,}|و)(\d{1,3})$/u.exec(word) ?? [];
  return behind === undefined ? [word] : [before, behind];
};

/** The range that the numbers behind "verse", or behind a name, ask for. */
function rangeIn(
  words: readonly string[],
  taken: ReadonlySet<number>,
): readonly [number, number] | undefined {
  const places = words.flatMap((word, at) => (/^\d{1,3}$/.test(word) && !taken.has(at) ? [at] : []));
  const [first, second, ...others] = places;
  if (first === undefined || others.length > 0) return undefined;
  const from = Number(words[first]);
  if (second === undefined) return [from, from];
  const between = words.slice(first + 1, second);
  const isRange = between.every((word) => until.has(word));
  return isRange && Number(words[second]) >= from ? [from, Number(words[second])] : undefined;
}

const firstRevealed = new RegExp(
  foldArabic(
    "(?:^| )(?:first (?:quranic )?(?:verses?|ayahs?|ayat|words?|thing) (?:ever )?(?:to be )?revealed|(?:very )?first (?:quranic )?revelation|first wahy|first wahi|which verses? (?:was|were) revealed first|اول ما نزل|اول (?:ايه|ايات|الايات) نزلت|اول وحي|اول الوحي|premiere revelation|premiers? versets? reveles?|پہلی وحی|سب سے پہلی وحی|سب سے پہلے نازل|pehli wahi|pehli wahee|wahyu pertama|ayat pertama (?:yang )?(?:di)?turun(?:kan)?|ayat yang pertama (?:kali )?(?:di)?turun(?:kan)?|ilk vahiy|ilk inen ayet(?:ler)?|ilk nazil olan ayet(?:ler)?)(?= |$)",
  ),
  "u",
);

export type ProseReference = VerseRange | { readonly noSuchVerse: string };

/**
 * The verses that a sentence names by words: "المائدة آية 101", "baqarah 255", "2. sure 255", "verses 1 to 5 of
 * Yasin", "the last verse of al-Baqarah", "the first revelation". Undefined where it names none, or asks for something
 * else about a surah with a number in it ("recite al-Ikhlas 3 times").
 */
export function versesInProse(typed: string): ProseReference | undefined {
  const asTyped = readProse(typed);
  if (asTyped) return asTyped;
  // "Bakara'nın son ayeti", "255'inci ayet", "le verset d’al-Baqara".
  const bare = typed
    .replace(afterApostrophe, " ")
    .replace(/(?<=\d)['’]\p{L}+/gu, " ")
    .replace(/(?<=^|\s)[dl]['’]/giu, "");
  return bare === typed ? undefined : readProse(bare);
}

/** "Second" to "tenth" in the six languages and roman Urdu. */
const ordinals = new Map(
  [
    "second deuxieme kedua ikinci الثانيه ثاني دوسری dusri doosri",
    "third troisieme ketiga ucuncu الثالثه ثالث تیسری teesri tisri",
    "fourth quatrieme keempat dorduncu الرابعه رابع چوتھی chauthi chothi",
    "fifth cinquieme kelima besinci الخامسه خامس پانچویں panchvi panchwi",
    "sixth sixieme keenam altinci السادسه سادس چھٹی chhati",
    "seventh septieme ketujuh yedinci السابعه سابع ساتویں satvi satwi",
    "eighth huitieme kedelapan sekizinci الثامنه ثامن آٹھویں aathvi",
    "ninth neuvieme kesembilan dokuzuncu التاسعه تاسع نویں navi",
    "tenth dixieme kesepuluh onuncu العاشره عاشر دسویں dasvi",
  ].flatMap((words, at) => [...wordSet(words)].map((word) => [word, String(at + 2)] as const)),
);

/** An ordinal beside the word for verse becomes its number. */
const withOrdinals = (words: readonly string[]): readonly string[] =>
  words.map((word, at) => {
    const number = ordinals.get(word);
    const isOfVerse = [words[at - 1], words[at + 1]].some((beside) => beside && isVerseWord(beside));
    return number !== undefined && isOfVerse ? number : word;
  });

/** A number that is spelt behind the word for verse becomes digits. */
function withSpeltNumbers(words: readonly string[]): readonly string[] {
  const label = words.findIndex(isVerseWord);
  const number = label < 0 ? undefined : speltNumber(words.slice(label + 1));
  if (!number) return words;
  return [...words.slice(0, label + 1), String(number.value), ...words.slice(label + 1 + number.length)];
}

/** Where a surah is named by its number, "ten verses" is a number too. */
function withDigits(words: readonly string[]): readonly string[] {
  if (surahNumberAt(words) < 0) return words;
  return words.map((word, at) => {
    const number = isVerseWord(words[at + 1] ?? "") ? numberIn(word) : undefined;
    return number === undefined ? word : String(number);
  });
}

const wholeQuran = wordSet("quran qur koran coran kuran kuranin kurani القران قران alquran");

function readProse(typed: string): ProseReference | undefined {
  const plain = plainMessage(typed.replace(/(\d)\s*[-–—]\s*(\d)/gu, "$1 to $2"));
  // The Kufan count begins al-Alaq with the command to read; it is the first revelation by al-Bukhari 3.
  if (firstRevealed.test(plain)) return { surah: 96, from: 1, to: 5 };
  const words = withDigits(withOrdinals(withSpeltNumbers(plain.split(" ").flatMap(splitNumber))));
  const asked = words.filter(
    (word, at) =>
      !framing.has(word) ||
      isVerseWord(word) ||
      surahLabels.has(word) ||
      // "Akhri do ayat" is the last two verses.
      (word === "do" && isVerseWord(words[at + 1] ?? "")),
  );
  const counted = countedVerses(asked);
  if (counted) return counted;
  const named = byName(asked);
  if (named) return named;
  const end = countedEnd(words);
  if (end && asked.length === 2 && asked.some(isVerseWord) && words.some((word) => wholeQuran.has(word)))
    return end === "first" ? { surah: 1, from: 1, to: 1 } : { surah: 114, from: 6, to: 6 };
  if (!words.some((word) => /^\d{1,3}$/.test(word))) return undefined;
  return byNumber(words);
}

/** A verse with a name of its own, where nothing else is asked. */
function byName(asked: readonly string[]): VerseRange | undefined {
  const isLabelled = asked.some(isVerseWord);
  return isLabelled && asked.length <= 5 ? versesByName(asked)?.[0] : undefined;
}

function byNumber(words: readonly string[]): ProseReference | undefined {
  const isCounted = words.some((word, at) => /^\d+$/.test(word) && counting.has(words[at + 1] ?? ""));
  if (isCounted) return undefined;
  const surahAt = surahNumberAt(words);
  const taken = new Set(surahAt < 0 ? [] : [surahAt]);
  const range = rangeIn(words, taken);
  if (!range) return undefined;
  const letters = words.filter((word) => !/^\d+$/.test(word));
  const surah =
    surahAt < 0
      ? findSurahInMessage(letters.filter((word) => !isVerseWord(word)).join(" "), true)
      : Number(words[surahAt]);
  if (typeof surah !== "number") return undefined;
  const isLabelled = letters.some(isVerseWord);
  if (!isLabelled && !hasOnlyName(words, surah)) return undefined;
  const [from, to] = range;
  const end = countedEnd(words);
  if (end && from === to) return versesFromEnd(surah, end, from);
  if (!isVerse({ surah, ayah: from })) return { noSuchVerse: `${surah}:${from}` };
  return { surah, from, to: Math.min(to, ayahsIn(surah)) };
}

/** True where the words are the surah's name, with framing words around it, and its number follows. */
function hasOnlyName(words: readonly string[], surah: number): boolean {
  const isName = (word: string) =>
    !/^\d+$/.test(word) && !framing.has(word) && !surahLabels.has(word) && !until.has(word);
  const name = words.filter(isName);
  if (name.length === 0) return true;
  const isBefore = words.findLastIndex(isName) < words.findLastIndex((word) => /^\d+$/.test(word));
  return isBefore && (surahBySpelling(name) ?? surahByMeaning(name)) === surah;
}
