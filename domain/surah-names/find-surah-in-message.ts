import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { isSurah } from "#domain/verse-reference.ts";
import { isNearAnother, surahByMeaning, surahBySpelling, surahLabels } from "./find-surah.ts";

/**
 * Words that may stand between the label and the name: "surat ul Baqarah", "surah called Yasin", "sourate de
 * la Vache".
 */
const between = new Set(foldArabic("ul called named of the de du d is کا کی").split(" "));

/** Everyday words that are spelt like a name; they count as one only beside "surah". */
const everyday = new Set(
  foldArabic(
    "sad room hood feel teen tin tine noon nun naas nas nass fil fiel feel tour tur toor thur sod shad suad falak balad mary marie maryam mariam meryem jonah jonas joseph yusuf yousuf youssef yusof ibrahim abraham noah noe nuh nooh nouh noh muhammad mohammed muhammed mohammad mohamed luqman lokman jinn jin djinn djinns jinns cin light nur nour noor hajj hac hadj haj talaq talak rahman tawbah tauba tevbe tawba ikhlas ihlas mulk insan qadr kadar kadir kader kadr qadar kiyamet qiyamah qiyama qiyamat kiyamat jumat jumuah cuma jumma jumaa saba saff saf fath fatah fetih hud hood sajda sajdah secde sajadah ala aala alaa asr fajr layl lail shams sems munafiqun munafiqin kafirun kafirin muminun mumin momin malaikat malaikah malaika prostration samad tawhid tauhid tevhid subhan hamd alhamdulillah iqra duha zuha dhuha rum room anbiya ambiya nisa nahl ahl al hamalt لعمران محمد يوسف ابراهيم يونس هود نوح لقمان مريم سبأ الناس ناس نور النور الحج حج الجن جن الرحمن رحمن رحمان الملائكة المؤمن مؤمن مؤمنون المؤمنون الكافرون كافرون المنافقون منافقون القيامة قيامت قيامة الانبياء انبياء النساء نساء الطلاق طلاق الملك ملك الانسان انسان الصمد صمد التوحيد توحيد سبحان الحمد حمد الفتح فتح النصر نصر الجمعة جمعہ الفجر فجر العصر عصر الليل ليل الشمس شمس القمر قمر السجدة سجدة سجدہ ص ق ن عم صف الصف ام الكتاب التوبة توبہ توبة",
  ).split(" "),
);

/** Words that may stand beside the label if the name is elsewhere: "Yasin, which surah is it?" */
const neutral = new Set(
  foldArabic(
    "which what this that the a in is of number no quran it on from kacinci hangi bu kac ne nerede berapa ke dan apa ini itu nomor yang keberapa quelle quel cette la elle numero est في اي أي رقم ما هي هذه هل كم من كون سي سا كس كيا يه میں ہے kaun si kis which juz cuz number",
  ).split(" "),
);

const numbered = new RegExp(
  ` (?:number|no|nr|numero|nomor|nomer|${foldArabic("رقم")}|${foldArabic("نمبر")}) (\\d{1,3})(?= )| (\\d{1,3}) (?:numarali|inci|nci|uncu|ncu|st|nd|rd|th|numara)(?= )`,
  "u",
);

const longestName = 5;

/** No name ends with these: "Mumin in" is not "Muminin". */
const afterNames = new Set(
  "in is on to en de du hai mein main me ka ki ke ne kac kis or and ve est dans ada".split(" "),
);
/** No name begins with these: "is ra'd" is not "Isra". */
const beforeNames = new Set("is in".split(" "));

function namedBy(words: readonly string[], isLabelled: boolean): number | undefined {
  const [only = ""] = words;
  if (words.length === 1 && /^\d{1,3}$/.test(only)) {
    const surah = Number(only);
    return isLabelled && isSurah(surah) ? surah : undefined;
  }
  if (words.length === 1 && neutral.has(only)) return undefined;
  if (words.length > 1 && (afterNames.has(words.at(-1) ?? "") || beforeNames.has(only))) return undefined;
  return surahBySpelling(words) ?? (isLabelled ? surahByMeaning(words) : undefined);
}

/** True where the words around a name spell another one but for a letter: "ha mm sajda" is no "Sajda". */
function isPartOfAnother(words: readonly string[], [from, to]: [number, number], surah: number): boolean {
  for (let start = Math.max(0, from - 3); start <= from; start++)
    for (let end = to; end <= Math.min(words.length, to + 2); end++)
      if (end - start > to - from) {
        const part = words.slice(start, end);
        if (part.some((word) => surahLabels.has(word) || neutral.has(word) || afterNames.has(word))) continue;
        if (isNearAnother(part, surah)) return true;
      }
  return false;
}

/** The surah named by the longest run of words right after `at`, or right before it. */
function beside(words: readonly string[], at: number, step: 1 | -1): number | undefined {
  for (let length = longestName; length > 0; length--) {
    const from = step > 0 ? at + 1 : at - length;
    const part = words.slice(Math.max(0, from), from + length);
    if (from < 0 || part.length < length) continue;
    const surah = namedBy(part, true);
    if (surah !== undefined) return isPartOfAnother(words, [from, from + length], surah) ? undefined : surah;
  }
  return undefined;
}

/** Every surah that a text names without a label, longest names first, each word used once. */
function unlabelled(words: readonly string[], isEveryday: (word: string) => boolean): Set<number> {
  const found = new Set<number>();
  const used = new Set<number>();
  for (let length = Math.min(longestName, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const places = Array.from({ length }, (_, index) => at + index);
      const part = words.slice(at, at + length);
      if (places.some((place) => used.has(place)) || part.some((word) => surahLabels.has(word))) continue;
      if (length === 1 && isEveryday(part[0] ?? "")) continue;
      const surah = namedBy(part, false);
      if (surah === undefined || isPartOfAnother(words, [at, at + length], surah)) continue;
      found.add(surah);
      for (const place of places) used.add(place);
    }
  return found;
}

/**
 * The surah that a plain message is about: the one beside the word "surah", or the only one named without it.
 * "unknown" if that word is beside an unknown name or two names are found; undefined if none is named. With
 * `allowsEveryday` everyday words count as names too.
 */
export function findSurahInMessage(plain: string, allowsEveryday = false): number | "unknown" | undefined {
  const words = plain
    .split(" ")
    .map((word) => (word.startsWith("suratul") && word.length > 9 ? word.slice(7) : word));
  const isBetween = (at: number): boolean =>
    between.has(words[at] ?? "") && (surahLabels.has(words[at - 1] ?? "") || isBetween(at - 1));
  const text = words.filter((_, at) => !isBetween(at));
  let isLabelled = words.join(" ") !== plain;
  for (const step of [1, -1] as const)
    for (const [at, word] of text.entries()) {
      if (!surahLabels.has(word)) continue;
      isLabelled = true;
      const surah = beside(text, at, step);
      if (surah !== undefined) return surah;
    }
  const [, before, behind] = isLabelled ? (numbered.exec(` ${plain} `) ?? []) : [];
  const number = Number(before ?? behind);
  if (isSurah(number)) return number;
  const found = unlabelled(text, (word) => !allowsEveryday && !isLabelled && everyday.has(word));
  const isElsewhere = text.every(
    (word, at) => !surahLabels.has(word) || areNeutral(text[at - 1], text[at + 1], found),
  );
  if (found.size === 1 && (!isLabelled || isElsewhere)) return [...found][0];
  return found.size > 1 || isLabelled ? "unknown" : undefined;
}

function areNeutral(
  before: string | undefined,
  behind: string | undefined,
  found: ReadonlySet<number>,
): boolean {
  return [before, behind].every(
    (word) => word === undefined || neutral.has(word) || found.has(surahBySpelling([word]) ?? 0),
  );
}
