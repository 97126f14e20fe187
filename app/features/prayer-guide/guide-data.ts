import { loadPrayerGuide, type PrayerGuide } from "#content/prayer-guide/index.ts";
import {
  basmala,
  loadEditions,
  loadSurahNames,
  type ReadText,
  readVerses,
  translationFor,
} from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";
import { exampleSurahs } from "#domain/prayer-guide/prayer-flow.ts";

/** A short surah from the verified text. */
export type GuideSurah = {
  readonly surah: number;
  readonly name: string;
  /** Shown above the surah; undefined for al-Fatiha, whose first verse it is. */
  readonly basmala?: string;
  readonly verses: readonly string[];
  readonly transliteration?: string;
  readonly translation?: string;
};

export type GuideData = PrayerGuide & {
  readonly language: Language;
  readonly surahs: readonly GuideSurah[];
  /** Author of the translation of the Quran; null in Arabic. */
  readonly translator: string | null;
};

/** The guide with the surahs it recites. Rejects when a text fails to load. */
export async function loadGuideData(language: Language, read: ReadText): Promise<GuideData> {
  const edition = translationFor(language);
  const readsLatin = language !== "ar" && language !== "ur";
  const [guide, names, editions] = await Promise.all([
    loadPrayerGuide(language),
    loadSurahNames(language),
    edition ? loadEditions() : [],
  ]);
  const joined = async (id: Parameters<typeof readVerses>[1], surah: number) =>
    (await readVerses(read, id, surah)).join(" ");
  const surahs = await Promise.all(
    [1, ...exampleSurahs].map(
      async (surah): Promise<GuideSurah> => ({
        surah,
        name: names[surah - 1]?.name ?? "",
        ...(surah === 1 ? {} : { basmala }),
        verses: await readVerses(read, "arabic", surah),
        ...(readsLatin ? { transliteration: await joined("transliteration", surah) } : {}),
        ...(edition ? { translation: await joined(edition, surah) } : {}),
      }),
    ),
  );
  return {
    ...guide,
    language,
    surahs,
    translator: editions.find(({ id }) => id === edition)?.author ?? null,
  };
}
