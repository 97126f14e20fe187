import { type CrawledPage, pageLines } from "./page-lines.ts";

/** The most reciter names per site. */
const mostReciters = 20;
/** Words of a name: `عبد الرحمن بن عبد العزيز السديس` has six. */
const mostWords = 6;
const shortest = 4;

/** Words that are followed by a reciter's name; not in an address. */
const title =
  /(?<![\p{L}\p{M}\d/.=_-])(?:reciter|recitation by|recited by|sheikh|shaykh|qari|القارئ|للقارئ|المقرئ|بصوت|تلاوة)(\s*:)?\s+/giu;

/** Titles before a name, which are not part of it. */
const honorific = /^(?:sheikh|shaykh|qari|imam|dr\.?|الشيخ|للشيخ|القارئ|المقرئ|الإمام|الدكتور)$/iu;

/** Lower-case words within a name. */
const particle =
  /^(?:al|el|as|ash|ad|adh|an|ar|at|ath|az|ul|ur|bin|ibn|ben|bint|abu|abd|abdul)(?:[-'’].+)?$/u;

const nameWord = /^\p{L}[\p{L}\p{M}'’ʿʾʼ-]*\.?$/u;
const isCapital = /^[\p{Lu}\p{Lo}]/u;

/** Words on pages about recitations that look like a name but are none. */
const noise = new Set(
  `https http www ftp mp3 pdf zip html url link quran koran qur'an qur’an islam surah sura ayah verse juz reciter reciters
  recitation recitations translation tafsir audio video download listen play pause select choose search list page home
  menu settings language english arabic name unknown various artists none null undefined all any default more info next
  previous online website site app murattal mujawwad surahs style the selection
  القرآن القران قرآن الكريم سورة سوره آية الآية آيات الآيات المصحف مصحف الفاتحة تحميل استماع الاستماع صفحة موقع الموقع
  رابط جميع كل اختر حدد بحث قائمة القراء المفضل خاشعة مؤثرة نادرة عطرة مباركة رائعة جميلة مرتلة مجودة مميزة هادئة
  من في على إلى الى عن مع برواية رواية رحمه حفظه رضي تلاوة بصوت مجهول غير صوت صوتية`
    .split(/\s+/)
    .filter(Boolean),
);

function isNameWord(word: string): boolean {
  return (
    nameWord.test(word) && !noise.has(word.toLowerCase()) && (isCapital.test(word) || particle.test(word))
  );
}

/** The name at the start of a text; "" where there is none. */
function nameAt(text: string): string {
  const words: string[] = [];
  for (const token of text.split(/\s+/)) {
    const [, before = "", word = "", after = ""] = /^(["'“«(]*)(.*?)([,;:،؛!?؟"”»)\]]*)$/u.exec(token) ?? [];
    if (words.length === 0 && honorific.test(word)) continue;
    if ((before !== "" && words.length > 0) || !isNameWord(word)) break;
    words.push(word);
    if (after !== "" || words.length === mostWords) break;
  }
  while (words.length > 0 && /^(?:bin|ibn|ben|bint|بن|ابن)$/u.test(words.at(-1) ?? "")) words.pop();
  return words.join(" ");
}

/** A single word counts as a name only after a word that announces one. */
function isNamed(name: string, before: string, hasColon: boolean): boolean {
  return name.includes(" ") || hasColon || !/^(?:reciter|تلاوة)/iu.test(before);
}

/** Names after the word for a reciter, at most twenty; addresses are skipped. */
export function reciterNames(pages: readonly CrawledPage[]): string[] {
  const names = new Set<string>();
  for (const page of pages)
    for (const line of pageLines(page))
      for (const { 0: before, 1: colon, index } of line.matchAll(title)) {
        const name = nameAt(line.slice(index + before.length));
        if (name.length >= shortest && isNamed(name, before, colon !== undefined)) names.add(name);
        if (names.size >= mostReciters) return [...names];
      }
  return [...names];
}
