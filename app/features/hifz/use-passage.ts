import { useSearch } from "wouter";
import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { readPublished } from "#app/browser/read-published.ts";
import { type AsyncValue, useAsync } from "#app/hydration/use-async.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { loadSurahNames, readVerses, type TranslationId, translationFor } from "#content/quran/index.ts";
import { type Passage, passageOf } from "./hifz-address.ts";
import { storedPassage } from "./stored-passage.ts";

/** The passage in the address, else the one last worked on; choosing one changes both. */
export function usePassage(): readonly [Passage, (passage: Passage) => void] {
  const search = useSearch();
  const { change } = useAddressParameters();
  const [saved, save] = useStoredValue(storedPassage);
  const choose = (passage: Passage) => {
    save(passage);
    const { surah, from, to } = passage;
    change({ surah: String(surah), from: String(from), to: String(to) }, { replace: true });
  };
  return [passageOf(new URLSearchParams(search)) ?? saved, choose];
}

export type PassageTexts = {
  readonly surahName: string;
  readonly arabic: readonly string[];
  readonly translation: readonly string[] | undefined;
  readonly edition: TranslationId | undefined;
};

/** The text of a passage, its translation if the language has one, and the name of its surah. */
export function usePassageTexts({ surah, from, to }: Passage): AsyncValue<PassageTexts> {
  const language = useLanguage();
  return useAsync(`${surah}:${from}-${to} ${language}`, async () => {
    const edition = translationFor(language);
    const [names, arabic, translation] = await Promise.all([
      loadSurahNames(language),
      readVerses(readPublished, "arabic", surah),
      edition ? readVerses(readPublished, edition, surah) : undefined,
    ]);
    return {
      surahName: names[surah - 1]?.name ?? "",
      arabic: arabic.slice(from - 1, to),
      translation: translation?.slice(from - 1, to),
      edition,
    };
  });
}
