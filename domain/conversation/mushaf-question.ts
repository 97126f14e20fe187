import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { findSurahInMessage } from "#domain/surah-names/find-surah-in-message.ts";
import { isSurah } from "#domain/verse-reference.ts";
import type { QuranFact, SurahFact } from "./mushaf-facts.ts";
import { anyOf, howMany, juz, prostrations, surahWord, whyOrHow } from "./mushaf-words.ts";
import { afterApostrophe, plainMessage } from "./plain-message.ts";
import { type JuzQuestion, surahQuestion } from "./surah-question.ts";
import { surahBeside } from "./surahs-in-order.ts";

export type MushafQuestion =
  | { readonly tool: "verse-count"; readonly surah: number }
  | { readonly tool: "surah-fact"; readonly surah: number; readonly fact: SurahFact }
  | { readonly tool: "quran-fact"; readonly fact: QuranFact }
  | JuzQuestion
  /** The question names an unknown surah, or two. */
  | { readonly tool: "unknown-surah" }
  /** The question asks for a number that we have not counted. */
  | { readonly tool: "no-figure" };

const verses = anyOf(
  "verses?|ayahs?|ayaa?s?|aa?yaa?te?i?e?n[^ ]*|ayaa?t|aayat|aayaat|ayaath?|ayeh|versets?|ayet[^ ]*|آية|آيات|آياتها|اياتها|ايه|آیت|آیات|آیتیں|آیتوں|الايات|الاية|verse count|versecount|verset",
);
const notOfSurah = anyOf(
  "about|mention[^ ]*|contain(?:s|ing)? the word|talk[^ ]*|speak[^ ]*|concerning|regarding|word|words|عن|حول|تتحدث|تتكلم|ذكر[^ ]*|تذكر|ورد[^ ]*|كلمة|كلمات|parl[^ ]*|mot|mots|mentionn[^ ]*|sur|tentang|menyebut[^ ]*|kata|hakkinda|bahsed[^ ]*|gecen|geciyor|gecer|kelime[^ ]*|بارے|متعلق|ذکر|لفظ|memorize|memorise|read|recite|learn|a day|per day",
);
/** A part by its number or by the name of its first surah, which is no question about that surah. */
const namedJuz = anyOf(
  "(?:juzz?|para|parah|sipara|جزء|الجزء|پارہ|سپارہ) (?:amma|amme|عم|عمه|tabarak[^ ]*|tebareke|تبارك|[0-9]{1,2})|(?:amma|amme|عم|tabarak[^ ]*|tebareke|تبارك|[0-9]{1,2}) (?:cuzu[^ ]*|cuzde|cuz|پارہ|پارے|سپارہ)",
);
const numberOfPages = anyOf(
  "(?:how many|number of|combien de|nombre de|كم|كم عدد|عدد|کتنے|کتنی|kitne|kitni|berapa|berapa banyak|jumlah|kac|toplam kac) (?:pages?|صفحة|صفحات|صفحه|صفحے|halaman[^ ]*|sayfa[^ ]*|safha|safhat|safhe)",
);
const hizb = anyOf("hizbs?|hizib|ahzab|hizip|hizb[^ ]*|حزب|حزبا|الحزب|أحزاب|احزاب|الاحزاب|حزبوں");
const pages = anyOf(
  "pages?|صفحة|صفحات|صفحه|صفحے|صفحوں|halaman|halamannya|sayfa[^ ]*|safha|safhat|safhe|الصفحة|الصفحات",
);
const revealed = anyOf(
  "revealed|reveal|revelation|mak+[iy]+[^ ]*|mec+a?n?|mec+an|madan[iy]+[^ ]*|madin[^ ]*|medin[^ ]*|mek+[ei][^ ]*|meden[ie]|mecqu[^ ]*|revelee?|revelation|نزلت|نزول|نزولها|انزلت|أنزلت|مكية|مدنية|مكي|مدني|مکی|مدنی|نازل|turun|diturunkan|turunnya|indi|inmis[^ ]*|indiril[^ ]*|nazil|inen|nuzul|descend[^ ]*|sent down|nazal[^ ]*|nazl[^ ]*|utri|utari",
);
const order = anyOf(
  "number|no|which number|order|position|place in the quran|numero|numeros|rang|رقم|رقمها|ترتيب|ترتيبها|نمبر|نومبر|nomor|nomer|urutan|ke berapa|keberapa|kacinci|sirasi|sirada|sira|numarasi|kac numarali|number kya",
);
const meaning = anyOf(
  "meaning|mean|means|meanings|signifie|signification|sens|veut dire|معنى|معني|تعني|يعني|مطلب|معنی|arti|artinya|makna|maknanya|maksud|anlam[^ ]*|ne demek|ma3na|ka matlab|matlab",
);
const superlatives = {
  longest: anyOf(
    "longest|biggest|largest|اطول|أكبر|اكبر|plus longue?|plus grande?|terpanjang|paling panjang|en uzun|en buyuk|سب سے لمبی|سب سے بڑی|سب سے طویل|طویل ترین|sab se lambi|sabse lambi|sab se badi|sabse badi|sab se bari|sabse bari|atwal",
  ),
  shortest: anyOf(
    "shortest|smallest|اقصر|أصغر|اصغر|plus courte?|plus petite?|terpendek|paling pendek|en kisa|en kucuk|سب سے چھوٹی|سب سے مختصر|مختصر ترین|sab se choti|sabse choti|sab se chhoti|sabse chhoti|aqsar",
  ),
  first: anyOf("first|اول|أول|premiere|pertama|ilk|پہلی|اولين|pehli|1st|awal"),
  last: anyOf("last|final|اخر|آخر|derniere|terakhir|son|آخری|اخري|akhri|aakhri"),
} as const;
const meccan = anyOf("mak+[iy]+[^ ]*|mec+an[^ ]*|mekk[ei][^ ]*|mecquoise?s?|مكية|مكيه|مکی|المكية");
const medinan = anyOf("madan[iy]+[^ ]*|medin[^ ]*|meden[ie]|مدنية|مدنيه|مدنی|المدنية");

const verseOfProstration = new RegExp(
  `(?:${prostrations.source}(?: (?:of|de|ki|ke|al))?${verses.source}|${verses.source}(?: (?:of|de|al))?${prostrations.source})`,
  "u",
);

/** Words that frame a question about the whole mushaf; any other word makes it another question. */
const frame = new Set(
  foldArabic(
    "how many much number count total of the in a an are is there do does have has it its contain contains composed consist consists what which all whole entire holy noble complete altogether exactly quran qur an koran quraan alquran kuran mushaf book and or tell me know please ? s by verse surah " +
      "كم عدد ما هي هو في القرآن قران القران الكريم المصحف الشريف كله كامل جميع توجد يوجد هناك يحتوي على من يتكون هل اجمالي مجموع kam fi el al koran 3adad " +
      "combien de d y a t il dans le la les du coran est sont quel quelle nombre total des saint compte contient en noble qu " +
      "قرآن قران قرآن_پاک پاک مجید کریم میں کی کے کا کتنی کتنے کتنا ہیں ہے کل تعداد کیا کون سی سا سب سے کو quran mein main me kitni kitne hain hai kul total pak majeed ki ke ka kaun kon si sab se sabse " +
      "ada berapa jumlah di dalam pada yang itu apa apakah al quran seluruh semua terdapat banyak memiliki " +
      "kac tane var vardir kuran kerim kurani kuranda kerimde kerimin toplam toplami sayisi ne nedir hangi hangisi hangisidir icinde kuranin bulunur olusur adet kadar",
  ).split(" "),
);

const subjects = [
  surahWord,
  verses,
  juz,
  hizb,
  pages,
  prostrations,
  howMany,
  meccan,
  medinan,
  ...Object.values(superlatives),
];

/** True where the text has only framing words. */
function isBare(text: string): boolean {
  let rest = text;
  for (const pattern of subjects) rest = rest.replace(new RegExp(pattern.source, "gu"), " ");
  return rest.split(" ").every((word) => word === "" || frame.has(word));
}

function ofWholeQuran(text: string): MushafQuestion | undefined {
  const fact = (name: QuranFact): MushafQuestion => ({ tool: "quran-fact", fact: name });
  const { longest, shortest, first, last } = superlatives;
  // These words are also names of surahs: as-Sajda, al-Ahzab and al-A'la.
  if (
    !isBare(text) ||
    / a la /.test(text) ||
    (surahWord.test(text) && typeof findSurahInMessage(text.trim()) === "number")
  )
    return undefined;
  if (longest.test(text) && surahWord.test(text) && !verses.test(text)) return fact("longest-surah");
  if (shortest.test(text) && surahWord.test(text) && !verses.test(text)) return fact("shortest-surah");
  if (longest.test(text) && verses.test(text)) return fact("longest-verse");
  if (shortest.test(text) && verses.test(text)) return fact("shortest-verse");
  if (!howMany.test(text)) {
    if (surahWord.test(text) && first.test(text) && !verses.test(text)) return fact("first-surah");
    return surahWord.test(text) && last.test(text) && !verses.test(text) ? fact("last-surah") : undefined;
  }
  if (prostrations.test(text)) {
    // "How many verses does as-Sajda have" names the surah; "verses of prostration" are another matter.
    const isSurah = verses.test(text) && !verseOfProstration.test(text);
    return isSurah ? { tool: "verse-count", surah: 32 } : fact("prostrations");
  }
  const facts = [
    ["surahs", surahWord],
    ["juz", juz],
    ["hizb", hizb],
    ["pages", pages],
    ["verses", verses],
  ] as const;
  const named = facts.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  const [one, ...others] = named;
  if (one === "surahs" && meccan.test(text) !== medinan.test(text))
    return fact(meccan.test(text) ? "meccan" : "medinan");
  if (one === undefined || meccan.test(text) || medinan.test(text)) return undefined;
  // "How many surahs and parts" asks for both, and the answer on surahs has both.
  return others.length === 0 || (one === "surahs" && others.every((name) => name === "juz"))
    ? fact(one)
    : { tool: "no-figure" };
}

/** Asks for the surah itself, of which no name follows: "which surah has no bismillah". */
const asksWhichSurah = anyOf(
  "(?:which|what|wich|quelles?|أي|اي|ای|hangi|kaun ?si|kon ?si|کون ?سی|کس) (?:surahs?|suras?|chapters?|sourates?|sure|sureler|سورة|سوره|سورت|سورہ)|(?:surah|surat) (?:apa|mana)",
);

const numberOfProstrations = new RegExp(`${howMany.source}${prostrations.source}`, "u");

/** The surah whose verses of prostration a message asks for: "how many sajdas are in surah al-Hajj". */
export function surahOfProstrations(typed: string): number | undefined {
  const text = ` ${plainMessage(typed.replace(afterApostrophe, " "))} `;
  if (!numberOfProstrations.test(text)) return undefined;
  if (verses.test(text) && !verseOfProstration.test(text)) return undefined;
  const surah = findSurahInMessage(text.replace(numberOfProstrations, " ").replace(/\s+/gu, " ").trim());
  return typeof surah === "number" ? surah : undefined;
}

function surahOf(typed: string, allowsEveryday: boolean): number | "unknown" | undefined {
  const asTyped = findSurahInMessage(plainMessage(typed), allowsEveryday);
  if (typeof asTyped === "number") return asTyped;
  const bare = findSurahInMessage(plainMessage(typed.replace(afterApostrophe, " ")), allowsEveryday);
  return bare ?? asTyped;
}

/** Recognises a question about the facts of a surah or of the mushaf; undefined for any other. */
export function mushafQuestion(typed: string): MushafQuestion | undefined {
  const text = ` ${plainMessage(typed)} `;
  const beside = surahBeside(typed);
  if (beside !== undefined) return besideQuestion(beside);
  const described = surahQuestion(typed);
  if (described) return described;
  const whole = ofWholeQuran(` ${plainMessage(typed.replace(afterApostrophe, " "))} `) ?? ofWholeQuran(text);
  if (whole) return whole;
  if (howMany.test(text) && namedJuz.test(text)) return { tool: "no-figure" };
  if (numberOfPages.test(text) && !notOfSurah.test(text) && typeof surahOf(typed, true) === "number")
    return { tool: "no-figure" };
  const asksVerses = howMany.test(text) && verses.test(text) && !notOfSurah.test(text);
  const counts =
    asksVerses || / (?:verses? count|ayet sayisi|ayat count|how long is (?:the )?sura[^ ]*) /u.test(text);
  const fact = counts ? "verses" : factInQuestion(text);
  if (fact === undefined) return undefined;
  const isLabelled = surahWord.test(text);
  const asksPlace = fact === "revealed" && meccan.test(text) && medinan.test(text);
  const surah = surahOf(typed, fact === "verses" || fact === "juz" || fact === "page" || asksPlace);
  if (surah === undefined) return counts ? { tool: "no-figure" } : undefined;
  if (surah === "unknown" && asksWhichSurah.test(text))
    return fact === "juz" ? { tool: "no-figure" } : undefined;
  if (surah === "unknown") return isLabelled || counts ? { tool: "unknown-surah" } : undefined;
  if (fact === "meaning" && !isLabelled) return undefined;
  return fact === "verses" ? { tool: "verse-count", surah } : { tool: "surah-fact", surah, fact };
}

/** The place of the surah beside another one; before the first and after the last there is none. */
function besideQuestion(surah: number): MushafQuestion {
  if (isSurah(surah)) return { tool: "surah-fact", surah, fact: "order" };
  return { tool: "quran-fact", fact: surah < 1 ? "first-surah" : "last-surah" };
}

function factInQuestion(text: string): SurahFact | undefined {
  if (whyOrHow.test(text) || / how (?:many|much) | combien | kac | كم /u.test(text)) return undefined;
  if (juz.test(text)) return "juz";
  if (pages.test(text)) return "page";
  const { first, last } = superlatives;
  if (revealed.test(text)) return first.test(text) || last.test(text) ? undefined : "revealed";
  if (meaning.test(text)) return "meaning";
  return order.test(text) ? "order" : undefined;
}
