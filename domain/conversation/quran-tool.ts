import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import type { Language } from "#domain/language.ts";
import { isFraming } from "#domain/retrieval/framing-words.ts";
import { longestQuestion } from "#domain/retrieval/read-question.ts";
import { versesByName } from "#domain/search/verses-by-name.ts";
import { wordsOf } from "#domain/search/words.ts";
import type { VerseRange } from "#domain/verse-range.ts";
import { ayahsIn, isVerse, type VerseReference, verseAt, verseNumber } from "#domain/verse-reference.ts";
import { type MushafQuestion, mushafQuestion, surahOfProstrations } from "./mushaf-question.ts";
import { afterApostrophe } from "./plain-message.ts";
import { versesOfProstration } from "./prostrations.ts";
import { type RakahQuestion, rakahQuestion } from "./rakah-question.ts";
import { versesInProse } from "./verses-in-prose.ts";
import { wholePassage } from "./whole-passages.ts";

/** A question about the mushaf itself, answered by computing instead of searching. */
export type QuranTool =
  | MushafQuestion
  | RakahQuestion
  | { readonly tool: "verses"; readonly verses: readonly VerseReference[] }
  | { readonly tool: "no-such-verse"; readonly asked: string }
  /** How often a word occurs; only the counted words have a figure. */
  | { readonly tool: "occurrences"; readonly word: string; readonly by: "word" | "root" }
  | { readonly tool: "meaning"; readonly word: string };

const asksTimes =
  /(?:كا?م مره|كم مرة|عدد مرات|how (?:many times|often)|number of times|combien de fois|nombre de fois|kitni (?:baa?r|dafa|mart[ab]+a)|كتني دفعه|کتنی بار|کتنی مرتبہ|كتني بار|كتني مرتبه|berapa kali|kac (?:kere|kez|defa))/u;
/** With "how many times" these ask for the count of a word, not of daily prayers. */
const asksOfWords =
  /mention|occur|appear|found|repeat|named?(?=\s|$)|stand|used|word|come|said|written|قران|quran|coran|koran|kuran|ذكر|ورد|تكرر|جا(?=\s)|كلمه|لفظ|اسم|cite|apparai|figure|mot(?=\s)|trouve|nom(?=\s)|disebut|muncul|tersebut|kata(?=\s)|terdapat|nama|gec(?:er|iyor|mekte|ti)|zikr|anil|kelime|adi(?=\s|$)|ايا|نام|استعمال|aaya|racine|root|kok|akar|جذر|occurr/u;
const mentioningVerses =
  /(?:how many|in how many) (?:verses|ayahs?|ayat)(?: of the quran| in the quran)? (?:mention|contain|have the word|speak of|name)|in how many (?:verses|ayahs?|ayat) (?:is|are|does)|(?:كم|في كم|عدد) (?:عدد )?(?:ايه|ايات|الايات) (?:التي )?(?:ذكر|ورد|فيها|تذكر)|(?:dans )?combien de versets (?:mentionnent|contiennent|citent|parle)|(?:dalam )?berapa ayat (?:yang )?(?:menyebut|kata|disebut)|kac ayette(?=\s)/u;
const asksWhere = /(?:^|\s)(?:where|اين|ou|كهان|كس كس جكه|di ?mana|nere(?:de|lerde))(?=\s)/u;
const namesWord = /(?:^|\s)(?:words?|mots?|kata|kelime\S*|كلمه|لفظه?)(?=\s)/u;
const asksNext =
  /(?:بعد|التاليه|next|after|suivant\S*|apres|اگلی|اكلي|بعد|selanjutnya|sesudah|setelah|sonraki|sonra)/u;
/** Asks for the verse that follows a reference, not for what is done after something. */
const asksNextVerse = new RegExp(
  foldArabic(
    "(?:^| )(?:(?:next|following) (?:verse|ayah?|ayat)|(?:(?:verse|ayah?|ayat)(?: that| which)?(?: comes| is)?|what(?:s| is| comes)?)(?: right| directly)? after(?: the)?(?: verse| ayah?)? \\d+:\\d+|(?:ال)?ايه التاليه|(?:ال)?ايه (?:التي )?(?:بعد|تلي) \\d+:\\d+|(?:ماذا|ما) (?:ياتي )?بعد \\d+:\\d+|versets? (?:suivant|qui suit)|verset (?:d )?apres(?: le verset)? \\d+:\\d+|اگلی آیت|\\d+:\\d+ (?:کے )?بعد (?:والی|کی|کون سی)? ?آیت|ayat (?:selanjutnya|berikutnya)|ayat (?:sesudah|setelah) \\d+:\\d+|sonraki ayet)",
  ),
  "u",
);
const asksRoot = /(?:^|\s)(?:جذر|الجذر|root|racine|ماده|مادے|مادّے|akar|kok\S*)(?=\s|$)/u;
/** A root on its own is also a question. */
const namesRoot = /^(?:ال)?جذر |^(?:the )?root (?:of )?[\u0621-\u06ff]/u;
/** A root spelt letter by letter. */
const speltRoot = /(?<=^|\s)[\u0621-\u06ff](?:[ -][\u0621-\u06ff]){2,3}(?=\s|$)/u;
/** Phrases that ask for the meaning of an Arabic word, before or after it. */
const asksMeaning = [
  /(?:ما معني|معني|ماذا تعني|تفسير كلمه) (?:(?:ال)?كلمه |لفظه? )?([\u0621-\u06ff]+)$/u,
  /(?:meaning of|what does|what is the meaning of) (?:the )?(?:arabic |quranic )?(?:word )?([\u0621-\u06ff]+)(?: mean)?/u,
  /(?:sens|signification) (?:de|du|de l') ?(?:la |le )?(?:mot )?([\u0621-\u06ff]+)/u,
  /(?:لفظ )?([\u0621-\u06ff]+) (?:كا مطلب|كي معني|كي معنى|كا معني)/u,
  /(?:arti|makna|maksud)(?: dari)?(?: kata)? ([\u0621-\u06ff]+)/u,
  /([\u0621-\u06ff]+) (?:kelimesinin |kelimesi )?(?:anlami|ne demek|ne anlama)/u,
] as const;
/** A verse by its numbers and, behind it, the last verse of a range: `2:1-5`, `2:1 to 2:5`. */
const reference =
  /(?<!\d)(\d{1,3})\s*[:：٫]\s*(\d{1,4})(?!\d)(?:(\s*[-–—~]\s*| (?:to|till|until|through|a|jusqu'?a|الي|حتي|سي|تا|se|sampai|hingga|ile|ila) | (?:and|et|dan|aur|ve|اور) | و ?)(?:\1\s*[:：٫]\s*)?(\d{1,4})(?!\d)(?!\s*[:：٫]))?/gu;
const joinsTwo = /and|et|dan|aur|ve|و/u;

/** Latin letters without marks and Arabic ones folded; digits of every script as 0 to 9. */
function plain(typed: string): string {
  const latin = typed
    .slice(0, longestQuestion)
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/gu, "");
  return foldArabic(latin)
    .replace(/[؟?!.،,]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
}

/** The most words of the name of a verse with its label. */
const longestName = 5;

/** The text with the name of a verse (the verse of the Throne) replaced by its number. */
function withNamedVerse(text: string): string {
  const words = text.split(/[ -]/);
  for (let length = Math.min(longestName, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const part = words.slice(at, at + length);
      const [named] = part.some((word) => asksNext.test(word)) ? [] : (versesByName(part) ?? []);
      if (named)
        return [...words.slice(0, at), `${named.surah}:${named.to}`, ...words.slice(at + length)].join(" ");
    }
  return text;
}

/** Words before or behind which a number with a colon is the time of a clock. */
const clockBefore =
  /(?:^| )(?:at|by|around|until|till|from|since|a|vers|jam|pukul|saat|الساعه|ساعه|saa[dt])(?: \d{1,2}:[0-5]\d ?[-–—])?$/u;
const clockBehind = /^(?: ?(?:am|pm|a m|p m|o clock|oclock|h|heures?|بجي|baje|de|da|te|ta)(?= |$))/u;
/** Books of the Bible, whose chapters are counted in the same way. */
const bibleBook =
  /(?:^| )(?:genesis|exodus|leviticus|numbers|deuteronomy|joshua|judges|samuel|kings|chronicles|ezra|nehemiah|job|psalms?|proverbs|ecclesiastes|isaiah|jeremiah|ezekiel|daniel|hosea|matthew|mark|luke|john|acts|romans|corinthians|galatians|ephesians|philippians|colossians|thessalonians|timothy|hebrews|james|peter|revelation|bible|jean|matthieu|marc|luc|genese|exode|deuteronome|isaie|psaumes?|yohanes|matius|markus|lukas|kejadian|keluaran|ulangan|yesaya|mazmur|yuhanna|matta|markos|luka|يوحنا|مرقس|لوقا|التكوين|التثنيه|اشعيا)$/u;
/** "Sure" is a surah in Turkish, but not where somebody is not sure; "vers" is no verse before a French time. */
const speaksOfVerses =
  /\bverse(?:s|ts?)?\b|\baya|\bayet|ايه|ايات|ايت|\bsura|\bsourat|(?<!\b(?:not|make|be|am|im|is|are|for|so) )\bsure(?!ly)|سوره|سورت|\bqu?r|kuran|coran|قران/u;

/** Whether a number with a colon is a time of day or a place in the Bible. */
function isNoVerse(text: string, at: number, [asked = "", hour, minutes = ""]: readonly string[]): boolean {
  const before = text.slice(0, at).trimEnd();
  if (bibleBook.test(before)) return true;
  const isTime = /^[0-5]\d$/.test(minutes) && Number(hour) < 25 && !speaksOfVerses.test(text);
  const isMarked = clockBefore.test(before) || clockBehind.test(text.slice(at + asked.length));
  return isTime && (minutes.startsWith("0") || isMarked);
}

function namedVerses(text: string): QuranTool | undefined {
  const ranges: VerseRange[] = [];
  const named = asksNext.test(text) ? withNamedVerse(text.replace(afterApostrophe, " ")) : text;
  const isNext = asksNextVerse.test(named);
  const numbered = isNext ? named : text;
  for (const match of numbered.matchAll(reference)) {
    if (isNoVerse(numbered, match.index, match)) continue;
    const [, surah, ayah, join = "", last] = match;
    const verse = { surah: Number(surah), ayah: Number(ayah) };
    if (!isVerse(verse)) return { tool: "no-such-verse", asked: `${surah}:${ayah}` };
    ranges.push({ surah: verse.surah, from: verse.ayah, to: lastOfRange(verse, join, Number(last)) });
  }
  const [only, ...others] = ranges;
  if (only === undefined) return undefined;
  if (others.length > 0 || only.to > only.from || !isNext)
    return { tool: "verses", verses: ranges.flatMap(shownVerses).slice(0, mostShown) };
  const next = verseAt((verseNumber({ surah: only.surah, ayah: only.from }) ?? 0) + 1);
  return next ? { tool: "verses", verses: [next] } : { tool: "no-such-verse", asked: "114:7" };
}

/** The verses of prostration of a surah; of one without any, how many the Quran has. */
function prostrationsOf(surah: number): QuranTool {
  const verses = versesOfProstration.filter((verse) => verse.surah === surah);
  return verses.length > 0 ? { tool: "verses", verses } : { tool: "quran-fact", fact: "prostrations" };
}

/** The last verse of a range that a number behind a verse ends; of "2:255 and 3 times" the verse itself. */
function lastOfRange({ surah, ayah }: VerseReference, join: string, last: number): number {
  const isRange = joinsTwo.test(join) ? last === ayah + 1 : last > ayah;
  return isRange ? Math.min(last, ayahsIn(surah)) : ayah;
}

const mostShown = 10;

/** The verses of a range, each passage that is quoted whole once. */
function shownVerses({ surah, from, to }: VerseRange): readonly VerseReference[] {
  const verses: VerseReference[] = [];
  for (let ayah = from; ayah <= to && verses.length < mostShown; ayah++) {
    verses.push({ surah, ayah });
    ayah = Math.max(ayah, wholePassage({ surah, ayah }).to);
  }
  return verses;
}

function wordToLookUp(text: string): string | undefined {
  for (const pattern of asksMeaning) {
    const word = pattern.exec(text)?.[1];
    if (word !== undefined && word.length > 1) return word;
  }
  return undefined;
}

/** The tool that answers a question; undefined where it asks for texts. */
export function quranTool(typed: string, language: Language): QuranTool | undefined {
  const text = plain(typed).replace(speltRoot, (letters) => letters.replace(/[ -]/g, ""));
  const verses = namedVerses(text);
  if (verses) return verses;
  const counted = countedTool(text, language);
  if (counted) return counted;
  const prostrated = surahOfProstrations(typed);
  if (prostrated !== undefined) return prostrationsOf(prostrated);
  const rakahs = rakahQuestion(typed);
  if (rakahs) return rakahs;
  const mushaf = mushafQuestion(typed);
  if (mushaf) return mushaf;
  const prose = versesInProse(typed);
  if (prose)
    return "noSuchVerse" in prose
      ? { tool: "no-such-verse", asked: prose.noSuchVerse }
      : { tool: "verses", verses: shownVerses(prose) };
  const meant = wordToLookUp(text);
  return meant === undefined ? undefined : { tool: "meaning", word: meant };
}

function countedTool(text: string, language: Language): QuranTool | undefined {
  const asksPlaces = asksWhere.test(text) && namesWord.test(text);
  const asksNumber = (asksTimes.test(text) && asksOfWords.test(text)) || mentioningVerses.test(text);
  if (!asksNumber && !asksPlaces && !namesRoot.test(text)) return undefined;
  const rest = text.replace(asksTimes, " ").replace(asksPlaces ? asksWhere : "", " ");
  const words = wordsOf(rest, language)
    .map(({ folded }) => folded)
    .filter((one) => one.length > 1 && !countingFrame.has(one));
  const word =
    words.filter((one) => !isFraming(one, language)).at(-1) ?? words.find((one) => countedFraming.has(one));
  if (word !== undefined) return { tool: "occurrences", word, by: asksRoot.test(rest) ? "root" : "word" };
  return asksNumber ? { tool: "no-figure" } : undefined;
}

/** These frame most questions, and are the subject only where there is no other. */
const countedFraming = new Set(
  "الله allah god dieu tuhan خدا tanri prophet prophets prophete prophetes nabi peygamber النبي نبي نبی rasul رسول الرسول kitab الكتاب book islam اسلام الاسلام"
    .split(" ")
    .map(foldArabic),
);

/** Words such as "the word … occurs", which are not the counted word. */
const countingFrame = new Set(
  "root racine akar kok koku kokunden kokten جذر الجذر ماده مادے word mot kata kelime kelimesi لفظ كلمه لفظه times occur occurs appear appears stand stands found apparait apparaissent trouve figure muncul disebut disebutkan terdapat جاءت جاء ذكرت ذكر ورد geciyor gecer تكررت تكرر وردت ايا اتا آتا"
    .split(" ")
    .map(foldArabic),
);
