import type { Catalogue } from "#app/i18n/catalogue.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { printedNumber } from "#app/i18n/printed-number.ts";
import type { Values } from "#app/i18n/say.ts";
import { findPart, loadStructure, loadSurahNames, type Surah, surahs } from "#content/quran/index.ts";
import type { QuranFact, SurahFact } from "#domain/conversation/mushaf-facts.ts";
import type { MushafQuestion } from "#domain/conversation/mushaf-question.ts";
import type { Language } from "#domain/language.ts";
import { ayahsIn, verseNumber } from "#domain/verse-reference.ts";
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
    default:
      return text(`quran.${fact}`);
  }
}

/** A fact about the mushaf in one sentence, computed from its own data. Rejects when a data chunk fails to load. */
export async function factText(question: MushafQuestion, writing: Writing): Promise<string> {
  switch (question.tool) {
    case "verse-count":
      return surahText(question.surah, "verses", writing);
    case "surah-fact":
      return surahText(question.surah, question.fact, writing);
    case "quran-fact":
      return quranText(question.fact, writing);
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
