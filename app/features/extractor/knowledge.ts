import { readPublished } from "#app/browser/read-published.ts";
import { loadSurahNames, readVerses, surahs } from "#content/quran/index.ts";
import { verifiedQuran } from "#domain/extraction/matching/verified-quran.ts";
import { surahNames } from "#domain/extraction/pages/general-page.ts";
import type { Knowledge } from "#domain/extraction/pages/process-site.ts";

async function load(): Promise<Knowledge> {
  const inOrder = async (edition: "arabic" | "imlaei") =>
    (await Promise.all(surahs.map(({ number }) => readVerses(readPublished, edition, number)))).flat();
  const [uthmani, plain, english] = await Promise.all([
    inOrder("arabic"),
    inOrder("imlaei"),
    loadSurahNames("en"),
  ]);
  return {
    quran: verifiedQuran({ uthmani, plain }),
    surahNamed: surahNames(surahs.map(({ arabicName }) => arabicName)),
    surahs: surahs.map(({ number, arabicName, revelation }) => ({
      number,
      arabicName,
      englishName: english[number - 1]?.name ?? arabicName,
      revelation,
    })),
  };
}

let loading: Promise<Knowledge> | undefined;

/** Our verified text, loaded when the first pages are read; a failed loading is tried anew the next time. */
export function loadKnowledge(): Promise<Knowledge> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
