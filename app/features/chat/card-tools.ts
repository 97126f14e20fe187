import type { Language } from "#domain/language.ts";
import { type Topic, topics } from "#domain/prayer-guide/topics.ts";

/** The pages that an answer may link, each with the message that names it. */
export const toolTitles = {
  "/chatbot": "title.chatbot",
  "/complete-athkar": "title.completeAthkar",
  "/complete-quran": "title.completeQuran",
  "/credits": "title.credits",
  "/digital-quran": "title.digitalQuran",
  "/digital-tasbih": "title.digitalTasbih",
  "/donations": "title.donations",
  "/duas-collection": "title.duasCollection",
  "/faq": "title.faq",
  "/hadith": "title.hadith",
  "/how-to-pray": "title.howToPray",
  "/islamic-calendar": "title.islamicCalendar",
  "/khatma": "title.khatma",
  "/learning-methods": "title.learningMethods",
  "/names-of-allah": "title.namesOfAllah",
  "/prayer": "title.prayer",
  "/quote-check": "title.quoteCheck",
  "/quran-resources": "title.quranResources",
  "/quran-streaming": "title.quranStreaming",
  "/quran-testing": "title.quranTesting",
  "/tajweed-rules": "title.tajweedRules",
} as const;

export function isCardTool(path: string): path is keyof typeof toolTitles {
  return path in toolTitles;
}

/** The surah that an address opens in the reader; undefined for another page. */
export function surahOfTool(address: string): number | undefined {
  const surah = /^\/digital-quran\?surah=(\d{1,3})(?:&|$)/u.exec(address)?.[1];
  return surah === undefined ? undefined : Number(surah);
}

/** The part of the prayer guide that an address opens; undefined for another page and for the prayer itself. */
export function topicOfTool(address: string): Topic | undefined {
  return topics.find((topic) => address === `/how-to-pray?tab=${topic}`);
}

/** The names of the surahs in a language, in their order. Rejects when their chunk fails to load. */
export async function surahNames(language: Language): Promise<readonly string[]> {
  const { loadSurahNames } = await import("#content/quran/index.ts");
  return (await loadSurahNames(language)).map(({ name }) => name);
}
