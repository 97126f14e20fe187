import { useEffect, useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/platform/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { translationFor } from "#content/quran/index.ts";
import { FoundVerses } from "./found-verses.tsx";
import { ProblemNotice } from "./problem-notice.tsx";
import { ReaderBar } from "./reader-bar.tsx";
import { storedFontSize, storedTranslation } from "./reader-settings.ts";
import type { Reading } from "./reading.ts";
import { SurahHeading } from "./surah-heading.tsx";
import { SurahSteps } from "./surah-steps.tsx";
import { useFavoriteVerses } from "./use-favorite-verses.ts";
import { useFollowedAddress } from "./use-followed-address.ts";
import { useReading } from "./use-reading.ts";
import { useRecitedVerse } from "./use-recited-verse.ts";
import { VerseList } from "./verse-list.tsx";
import { WindowLink } from "./window-link.tsx";

/** The digital mushaf: one surah, verse by verse, with its translation. */
export function DigitalReader({ first }: { readonly first: Reading }) {
  const text = useMessages("reader");
  const edition = translationFor(useLanguage()) ?? null;
  const { reading, isLoading, hasFailed, retry } = useReading(first, edition);
  const [fontSize] = useStoredValue(storedFontSize);
  const [hasTranslation] = useStoredValue(storedTranslation);
  const { favorites, toggle } = useFavoriteVerses(reading.surah.number);
  const [query, setQuery] = useState("");
  const { place } = reading;
  useFollowedAddress(reading);
  const { standing, heard, play } = useRecitedVerse(reading.surah.number);

  useEffect(() => {
    if (!place.isVerseAsked) return;
    document.getElementById(`verse-${place.ayah}`)?.scrollIntoView({ block: "start" });
  }, [place]);

  return (
    <article className="mx-auto max-w-3xl">
      <ReaderBar reading={reading} query={query} onQuery={setQuery} />
      <ProblemNotice place={place} />
      <SurahHeading reading={reading} isLoading={isLoading} />
      {query.trim() ? (
        <FoundVerses
          reading={reading}
          query={query}
          heard={heard}
          onPlay={play}
          onClose={() => setQuery("")}
        />
      ) : (
        <>
          <WindowLink reading={reading} side="earlier" />
          <VerseList
            reading={reading}
            fontSize={fontSize}
            hasTranslation={hasTranslation}
            current={standing ?? (place.isVerseAsked ? place.ayah : undefined)}
            heard={heard}
            onPlay={play}
            favorites={favorites}
            onFavorite={toggle}
          />
          <WindowLink reading={reading} side="later" />
          <SurahSteps address="/digital-quran" surah={reading.surah.number} />
        </>
      )}
      {hasFailed && (
        <div role="alert" className="panel my-6 flex flex-wrap items-center justify-between gap-3 p-4">
          <p>{text("restFailed")}</p>
          <Button look="primary" onClick={retry}>
            {text("retry")}
          </Button>
        </div>
      )}
    </article>
  );
}
