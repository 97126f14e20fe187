import {
  loadSurahNames,
  type ReadText,
  readVerses,
  type TranslationId,
  translationFor,
} from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";

/** Short passages that stand by themselves, each for a day. */
const passages = [
  "94:5-6",
  "13:28-28",
  "2:152-152",
  "39:53-53",
  "29:69-69",
  "49:13-13",
  "14:7-7",
  "93:4-5",
  "40:60-60",
  "50:16-16",
  "2:153-153",
  "3:8-8",
  "59:22-22",
  "103:1-3",
  "55:60-60",
  "41:34-34",
  "16:90-90",
  "33:56-56",
  "62:10-10",
  "2:201-201",
  "2:163-163",
  "6:162-162",
  "21:107-107",
  "30:21-21",
  "47:7-7",
  "51:56-56",
  "64:11-11",
  "87:14-15",
  "17:9-9",
  "15:9-9",
  "10:57-57",
] as const;

/** A passage of the Quran with its translation, from the verified text. */
export type VerseOfDay = {
  readonly surah: number;
  readonly surahName: string;
  readonly from: number;
  readonly verses: readonly { readonly arabic: string; readonly translation: string | null }[];
  readonly edition: TranslationId | null;
};

const dayLength = 86_400_000;

/** The passage of the day that holds this instant; the same for everyone on that day (UTC). */
export function passageOfDay(now: number): {
  readonly surah: number;
  readonly from: number;
  readonly to: number;
} {
  const passage = passages[Math.floor(now / dayLength) % passages.length] ?? passages[0];
  const [surah = 1, from = 1, to = from] = passage.split(/[:-]/).map(Number);
  return { surah, from, to };
}

/** Loads the passage of the day in the language's translation. */
export async function loadVerseOfDay(language: Language, read: ReadText, now: number): Promise<VerseOfDay> {
  const edition = translationFor(language) ?? null;
  const { surah, from, to } = passageOfDay(now);
  const [names, arabic, translation] = await Promise.all([
    loadSurahNames(language),
    readVerses(read, "arabic", surah),
    edition ? readVerses(read, edition, surah) : null,
  ]);
  return {
    surah,
    surahName: names[surah - 1]?.name ?? "",
    from,
    verses: arabic.slice(from - 1, to).map((verse, at) => ({
      arabic: verse,
      translation: translation?.[from - 1 + at] ?? null,
    })),
    edition,
  };
}
