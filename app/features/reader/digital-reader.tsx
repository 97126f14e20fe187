import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { useLanguage } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/platform/stored-value.ts";
import { translationFor } from "#content/quran/index.ts";
import { QuranSearch } from "./finding/quran-search.tsx";
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
export function DigitalReader({ first, offline }: { readonly first: Reading; readonly offline?: ReactNode }) {
  const edition = translationFor(useLanguage()) ?? null;
  const { reading: loaded, isLoading, hasFailed, retry } = useReading(first, edition);
  const verification = useVerification(loaded);
  const reading = withoutAltered(loaded, verification);
  const [fontSize] = useStoredValue(storedFontSize);
  const [hasTranslation] = useStoredValue(storedTranslation);
  const { favorites, toggle } = useFavoriteVerses(reading.surah.number);
  const [address, navigate] = useLocation();
  const { place, surah } = reading;
  useFollowedAddress(loaded);
  useOpenedVerse(loaded);
  const { standing, heard, play } = useRecitedVerse(surah.number);
  const deeds = useVerseDeeds(reading, { play, mark: toggle, open: play });
  const view = { door: "digital", fontSize, hasTranslation, hasTransliteration: false } as const;

  return (
    <article className="mx-auto max-w-3xl">
      <div className="mb-2">
        <ReaderBar reading={reading} />
      </div>
      <QuranSearch
        surah={surah.number}
        onOpen={({ surah: number, ayah }) => navigate(`${address}?surah=${number}&verse=${ayah}`)}
      >
        <ProblemNotice place={place} />
        <SurahHeading reading={reading} isLoading={isLoading} verification={verification} deed={offline} />
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
      </QuranSearch>
      {hasFailed && <ReadingFailed onRetry={retry} />}
    </article>
  );
}
