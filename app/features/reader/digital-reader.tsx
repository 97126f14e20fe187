import { useState } from "react";
import { useLanguage } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/platform/stored-value.ts";
import { translationFor } from "#content/quran/index.ts";
import { FoundVerses } from "./found-verses.tsx";
import { ProblemNotice } from "./problem-notice.tsx";
import { ReaderBar } from "./reader-bar.tsx";
import { storedFontSize, storedTranslation } from "./reader-settings.ts";
import type { Reading } from "./reading.ts";
import { ReadingFailed } from "./reading-failed.tsx";
import { SurahHeading } from "./surah-heading.tsx";
import { SurahSteps } from "./surah-steps.tsx";
import { useFavoriteVerses } from "./use-favorite-verses.ts";
import { useFollowedAddress } from "./use-followed-address.ts";
import { useOpenedVerse } from "./use-opened-verse.ts";
import { useReading } from "./use-reading.ts";
import { useRecitedVerse } from "./use-recited-verse.ts";
import { useVerification, withoutAltered } from "./use-verification.ts";
import { useVerseDeeds } from "./use-verse-deeds.ts";
import { VerseList } from "./verse-list.tsx";
import { WindowLink } from "./window-link.tsx";

/** The digital mushaf: one surah, verse by verse, with its translation. */
export function DigitalReader({ first }: { readonly first: Reading }) {
  const edition = translationFor(useLanguage()) ?? null;
  const { reading: loaded, isLoading, hasFailed, retry } = useReading(first, edition);
  const verification = useVerification(loaded);
  const reading = withoutAltered(loaded, verification);
  const [fontSize] = useStoredValue(storedFontSize);
  const [hasTranslation] = useStoredValue(storedTranslation);
  const { favorites, toggle } = useFavoriteVerses(reading.surah.number);
  const [query, setQuery] = useState("");
  const { place, surah } = reading;
  useFollowedAddress(loaded);
  useOpenedVerse(loaded);
  const { standing, heard, play } = useRecitedVerse(surah.number);
  const deeds = useVerseDeeds(reading, { play, mark: toggle, open: play });
  const view = { door: "digital", fontSize, hasTranslation, hasTransliteration: false } as const;

  return (
    <article className="mx-auto max-w-3xl">
      <ReaderBar reading={reading} query={query} onQuery={setQuery} />
      <ProblemNotice place={place} />
      <SurahHeading reading={reading} isLoading={isLoading} verification={verification} />
      {query.trim() ? (
        <FoundVerses
          reading={reading}
          query={query}
          view={view}
          deeds={deeds}
          heard={heard}
          marked={favorites}
          onClose={() => setQuery("")}
        />
      ) : (
        <>
          <WindowLink reading={reading} side="earlier" />
          <VerseList
            reading={reading}
            view={view}
            deeds={deeds}
            current={standing ?? (place.isVerseAsked ? place.ayah : undefined)}
            heard={heard}
            marked={favorites}
          />
          <WindowLink reading={reading} side="later" />
          <SurahSteps address="/digital-quran" surah={surah.number} />
        </>
      )}
      {hasFailed && <ReadingFailed onRetry={retry} />}
    </article>
  );
}
