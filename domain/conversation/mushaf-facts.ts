/** The facts about a surah. */
export const surahFacts = ["juz", "revealed", "order", "meaning", "page"] as const;
export type SurahFact = (typeof surahFacts)[number];

/** The facts about the whole mushaf. */
export const quranFacts = [
  "surahs",
  "meccan",
  "medinan",
  "juz",
  "hizb",
  "pages",
  "verses",
  "prostrations",
  "longest-surah",
  "shortest-surah",
  "longest-verse",
  "shortest-verse",
  "first-surah",
  "last-surah",
  "no-basmala",
  "two-basmalas",
  "most-prostrations",
] as const;
export type QuranFact = (typeof quranFacts)[number];
