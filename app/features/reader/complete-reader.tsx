import { type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { useStoredValue } from "#app/platform/stored-value.ts";
import { CompleteControls } from "./complete-controls.tsx";
import type { CompleteData } from "./complete-data.ts";
import { FavoriteSurah } from "./favorite-surah.tsx";
import { QuranSearch } from "./finding/quran-search.tsx";
import { PlayerPanel } from "./player-panel.tsx";
import { ProblemNotice } from "./problem-notice.tsx";
import {
  storedDarkReading,
  storedFontSize,
  storedTranslation,
  storedTransliteration,
} from "./reader-settings.ts";
import { ReadingFailed } from "./reading-failed.tsx";
import { SurahHeading } from "./surah-heading.tsx";
import { SurahSteps } from "./surah-steps.tsx";
import { useBookmarks } from "./use-bookmarks.ts";
import { useCompleteReading } from "./use-complete-reading.ts";
import { useRecitedVerse } from "./use-recited-verse.ts";
import { useVerseDeeds } from "./use-verse-deeds.ts";
import { VerseList } from "./verse-list.tsx";
import { VerseSheet } from "./verse-sheet.tsx";
import { WindowLink } from "./window-link.tsx";

/** The whole Quran with its player, its deeds per verse, and the reader's own settings. */
export function CompleteReader({
  first,
  offline,
}: {
  readonly first: CompleteData;
  readonly offline?: ReactNode;
}) {
  const [fontSize] = useStoredValue(storedFontSize);
  const [hasTranslation] = useStoredValue(storedTranslation);
  const [hasTransliteration] = useStoredValue(storedTransliteration);
  const [isDark] = useStoredValue(storedDarkReading);
  const { reading, isLoading, hasFailed, retry, verification } = useCompleteReading(
    first.reading,
    hasTransliteration,
  );
  const { place, surah } = reading;
  const { bookmarks, toggle } = useBookmarks(surah.number);
  const { standing, heard, play } = useRecitedVerse(surah.number);
  const [, navigate] = useLocation();
  const [openAyah, setOpenAyah] = useState<number>();
  const deeds = useVerseDeeds(reading, { play, mark: toggle, open: setOpenAyah });
  const view = { door: "complete", fontSize, hasTranslation, hasTransliteration } as const;
  const current = standing ?? (place.isVerseAsked ? place.ayah : undefined);
  const player = (place: "top" | "side") => (
    <PlayerPanel surah={surah} ayah={current ?? 1} onPlay={play} place={place} />
  );

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <CompleteControls reading={reading} />
        <div className="mt-2">
          <QuranSearch
            surah={surah.number}
            onOpen={({ surah: number, ayah }) => navigate(`/complete-quran?surah=${number}&verse=${ayah}`)}
          >
            <ProblemNotice place={place} />
            {player("top")}
            <article className={isDark ? "night mt-4 rounded-panel px-2 sm:px-4" : ""}>
              <SurahHeading
                reading={reading}
                isLoading={isLoading}
                verification={verification}
                deed={[
                  <FavoriteSurah key="favorite" surah={surah.number} name={reading.name.name} />,
                  offline,
                ]}
              />
              <WindowLink reading={reading} side="earlier" />
              <VerseList
                reading={reading}
                view={view}
                deeds={deeds}
                current={current}
                heard={heard}
                marked={bookmarks}
              />
              <WindowLink reading={reading} side="later" />
            </article>
            {hasFailed && <ReadingFailed onRetry={retry} />}
            <SurahSteps address="/complete-quran" surah={surah.number} />
          </QuranSearch>
        </div>
      </div>
      <aside className="hidden lg:block">
        <div className="sticky top-20">{player("side")}</div>
      </aside>
      <VerseSheet reading={reading} ayah={openAyah} onClose={() => setOpenAyah(undefined)} />
    </div>
  );
}
