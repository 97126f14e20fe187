import { useEffect, useState } from "react";
import { readPublished } from "#app/browser/read-published.ts";
import { verifySurah } from "#app/features/reader/reading/verification.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { readVerses, type TranslationId, translationFor } from "#content/quran/index.ts";
import type { HomeReading } from "./home-reading.ts";

type HomeVerses = {
  readonly surah: number;
  readonly edition: TranslationId | null;
  /** Empty where the text that arrived is not the published one. */
  readonly arabic: readonly string[];
  readonly translation: readonly string[] | null;
};

async function load(surah: number, edition: TranslationId | null): Promise<HomeVerses> {
  const [arabic, translation] = await Promise.all([
    readVerses(readPublished, "arabic", surah),
    edition ? readVerses(readPublished, edition, surah) : null,
  ]);
  const verification = await verifySurah(readPublished, surah, arabic);
  const altered = verification.kind === "altered" ? verification.ayahs : [];
  return {
    surah,
    edition,
    arabic: arabic.map((verse, at) => (altered.includes(at + 1) ? "" : verse)),
    translation,
  };
}

/** The verses of a surah in Arabic and the person's language; the one that was sent until they are there. */
export function useHomeVerses(surah: number, first: HomeReading) {
  const edition = translationFor(useLanguage()) ?? null;
  const sent = {
    surah: 1,
    edition: first.edition,
    arabic: [first.arabic],
    translation: [first.translation ?? ""],
  };
  const [verses, setVerses] = useState<HomeVerses>(sent);
  const [failed, setFailed] = useState<number>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to run again
  useEffect(() => {
    let isCurrent = true;
    load(surah, edition)
      .then((loaded) => isCurrent && setVerses(loaded))
      .catch((error: unknown) => {
        console.warn("surah did not load", error);
        if (isCurrent) setFailed(surah);
      });
    return () => {
      isCurrent = false;
    };
  }, [surah, edition, attempt]);
  return {
    verses: verses.surah === surah ? verses : undefined,
    hasFailed: failed === surah,
    retry: () => {
      setFailed(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
