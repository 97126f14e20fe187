import type { Catalogue } from "#app/i18n/catalogue.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { printedNumber } from "#app/i18n/printed-number.ts";
import type { Values } from "#app/i18n/say.ts";
import { loadWords } from "#app/i18n/words.ts";
import { findPart, loadStructure, loadSurahNames, type Surah, surahs } from "#content/quran/index.ts";
import type { QuranFact, SurahFact } from "#domain/conversation/mushaf-facts.ts";
import type { MushafQuestion } from "#domain/conversation/mushaf-question.ts";
import { versesOfProstration } from "#domain/conversation/prostrations.ts";
import type { RakahQuestion } from "#domain/conversation/rakah-question.ts";
import type { Language } from "#domain/language.ts";
import type { RakahCount } from "#domain/prayer-guide/prayer-flow.ts";
import { ayahCount, ayahsIn, verseAt, verseKey, verseNumber } from "#domain/verse-reference.ts";
import type { WordCount } from "./assistant-messages.ts";

type Text = (key: keyof Catalogue["answers"] & string, values?: Values) => string;
/** What a sentence is written with. */
type Writing = { readonly text: Text; readonly language: Language };

/** Surahs whose place of revelation is disputed: as-Suyuti, al-Itqan, chapter 1, and those that tafsirs dispute most. */
const disputed: ReadonlySet<number> = new Set([
  1, 13, 22, 55, 57, 61, 64, 76, 83, 97, 98, 99, 107, 112, 113, 114,
]);

async function namesIn(language: Language): Promise<(surah: number) => { name: string; meaning?: string }> {
  const names = await loadSurahNames(language);
  return (surah) => names[surah - 1] ?? { name: String(surah) };
}

function placeText({ revelation, number }: Surah, name: string, text: Text): string {
  if (disputed.has(number))
    return text(revelation === "meccan" ? "surah.disputedMeccan" : "surah.disputedMedinan", { name });
  return text(revelation === "meccan" ? "surah.meccan" : "surah.medinan", { name });
}

async function surahText(
  surah: number,
  fact: SurahFact | "verses",
  { text, language }: Writing,
): Promise<string> {
  const { name, meaning } = (await namesIn(language))(surah);
  const print = (number: number) => formatNumber(number, language);
  const last = ayahsIn(surah);
  const known = surahs[surah - 1];
  if (fact === "verses") return text("surah.verses", { name, count: last, number: print(last) });
  if (fact === "order") return text("surah.order", { name, number: print(surah) });
  if (fact === "meaning")
    return meaning ? text("surah.meaning", { name, meaning }) : text("surah.noMeaning", { name });
  if (fact === "revealed") return known ? placeText(known, name, text) : text("noFigure");
  const structure = await loadStructure();
  const holding = (starts: readonly number[], ayah: number) =>
    findPart(starts, verseNumber({ surah, ayah }) ?? 0);
  if (fact === "page") return text("surah.page", { name, page: print(holding(structure.page, 1)) });
  const [from, to] = [holding(structure.juz, 1), holding(structure.juz, last)];
  return text(from === to ? "surah.juz" : "surah.juzes", { name, from: print(from), to: print(to) });
}

async function quranText(fact: QuranFact, { text, language }: Writing): Promise<string> {
  const print = (number: number) => formatNumber(number, language);
  const name = await namesIn(language);
  const meccan = surahs.filter(({ revelation }) => revelation === "meccan").length;
  const bySize = surahs.toSorted((one, other) => other.ayahs - one.ayahs);
  switch (fact) {
    case "verses":
      return text("quran.verses", { number: print(bySize.reduce((sum, { ayahs }) => sum + ayahs, 0)) });
    case "prostrations":
      return text("quran.prostrations", { number: print((await loadStructure()).sajda.length) });
    case "meccan":
    case "medinan":
      return text("quran.meccan", { meccan: print(meccan), medinan: print(surahs.length - meccan) });
    case "longest-surah":
      return text("quran.longest-surah", { name: name(2).name, number: print(ayahsIn(2)) });
    case "shortest-surah":
      return text("quran.shortest-surah", { name: name(108).name });
    case "longest-verse":
      return text("quran.longest-verse", { reference: printedNumber("2:282", language) });
    case "shortest-verse":
      return text("quran.shortest-verse", {
        first: printedNumber("20:1", language),
        second: printedNumber("36:1", language),
      });
    case "first-surah":
      return text("quran.first-surah", { name: name(1).name });
    case "last-surah":
      return text("quran.last-surah", { name: name(114).name });
    case "no-basmala":
      return text("quran.no-basmala", { name: name(9).name });
    case "two-basmalas":
      return text("quran.two-basmalas", { name: name(27).name, verse: printedNumber("27:30", language) });
    case "most-prostrations": {
      const [first, second] = versesOfProstration.filter(({ surah }) => surah === 22).map(verseKey);
      return text("quran.most-prostrations", {
        name: name(22).name,
        first: printedNumber(first ?? "", language),
        second: printedNumber(second ?? "", language),
      });
    }
    default:
      return text(`quran.${fact}`);
  }
}

/** The surahs that stand in a juz, whole or in part, with its first and last verse. */
async function juzText(juz: number, { text, language }: Writing): Promise<string> {
  const { juz: starts } = await loadStructure();
  const from = verseAt(starts[juz - 1] ?? 1);
  const to = verseAt((starts[juz] ?? ayahCount + 1) - 1);
  const name = await namesIn(language);
  const standing = surahs.filter(({ number }) => from && to && from.surah <= number && number <= to.surah);
  return text("quran.juz-surahs", {
    juz: formatNumber(juz, language),
    count: standing.length,
    number: formatNumber(standing.length, language),
    from: printedNumber(from ? verseKey(from) : "", language),
    to: printedNumber(to ? verseKey(to) : "", language),
    names: standing
      .map(({ number }) => name(number).name)
      .join(language === "ar" || language === "ur" ? "، " : ", "),
  });
}

/** The rakahs of the five prayers, as our guide goes through them. */
const rakahs = { fajr: 2, dhuhr: 4, asr: 4, maghrib: 3, isha: 4 } as const satisfies Record<
  string,
  RakahCount
>;

async function rakahText({ prayer }: RakahQuestion, { text, language }: Writing): Promise<string> {
  if (prayer === "friday") return `${text("rakahs.friday")} ${text("rakahs.voluntary")}`;
  const names = await loadWords(language, "prayer");
  const print = (count: number) => formatNumber(count, language);
  const five = (["fajr", "dhuhr", "asr", "maghrib", "isha"] as const).map((one) => ({
    name: names(`name.${one}`),
    count: rakahs[one],
  }));
  const sentence =
    prayer === "day"
      ? text("rakahs.day", {
          list: five
            .map(({ name, count }) => `${name} ${print(count)}`)
            .join(language === "ar" || language === "ur" ? "، " : ", "),
          number: print(five.reduce((sum, { count }) => sum + count, 0)),
        })
      : text("rakahs.one", { name: names(`name.${prayer}`), number: print(rakahs[prayer]) });
  return `${sentence} ${text("rakahs.voluntary")}`;
}

/** A fact about the mushaf in one sentence, computed from its own data. Rejects when a data chunk fails to load. */
export async function factText(question: MushafQuestion | RakahQuestion, writing: Writing): Promise<string> {
  switch (question.tool) {
    case "verse-count":
      return surahText(question.surah, "verses", writing);
    case "surah-fact":
      return surahText(question.surah, question.fact, writing);
    case "quran-fact":
      return quranText(question.fact, writing);
    case "juz-surahs":
      return juzText(question.juz, writing);
    case "rakahs":
      return rakahText(question, writing);
    case "unknown-surah":
      return writing.text("surah.unknown");
    case "no-figure":
      return writing.text("noFigure");
  }
}

/** The word as a language writes it; what it means and what of it counts are said in English alone. */
function nameOf({ arabic, latin }: WordCount, language: Language): string {
  if (language === "ar" || language === "ur") return arabic;
  return language === "en" ? latin : latin.replace(/(?: \(\p{Ll}|, ).*$/u, "");
}

/** Sentences about a counted word: how often it occurs, in which forms. */
export function countText(count: WordCount, text: Text, language: Language): readonly string[] {
  const { occurrences, verses } = count;
  return [
    text("count.of", {
      word: nameOf(count, language),
      occurrences,
      verses,
      times: formatNumber(occurrences, language),
      inVerses: formatNumber(verses, language),
    }),
    ...(count.id === "allah" ? [text("count.allah")] : []),
    text("count.forms", { forms: count.forms.join(language === "ar" || language === "ur" ? "، " : ", ") }),
  ];
}
