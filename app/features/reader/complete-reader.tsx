import { type ReactNode, useMemo, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { openUserData } from "#app/storage/user-data/use-collection.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import type { VerseReference } from "#domain/verse-reference.ts";
import { CompleteActions, FavoriteSurah } from "./actions/complete-actions.tsx";
import { useBookmarks } from "./actions/use-bookmarks.ts";
import { useRecitedVerse } from "./actions/use-recited-verse.ts";
import { useVerseActions } from "./actions/use-verse-actions.ts";
import { CompleteControls } from "./complete-controls.tsx";
import type { CompleteData } from "./complete-data.ts";
import { VerseList } from "./list/verse-list.tsx";
import { PlayerPanel } from "./player-panel.tsx";
import { StartLink, SurahSteps, WindowLink } from "./reading/reader-links.tsx";
import { ProblemNotice, ReadingError } from "./reading/reader-notices.tsx";
import type { PlaceToOpen } from "./reading/reading-place.ts";
import { readingPlaceOf, verseParameter } from "./reading/reading-place.ts";
import { useOpenReading } from "./reading/use-open-reading.ts";
import { QuranSearch } from "./search/quran-search.tsx";
import {
  storedDarkReading,
  storedFontSize,
  storedPageView,
  storedTranslation,
  storedTransliteration,
} from "./settings/reader-settings.ts";
import { useEditions } from "./settings/use-editions.ts";
import { KeyHelp } from "./shortcuts/key-help.tsx";
import { useReaderKeys } from "./shortcuts/use-reader-keys.ts";
import { SurahHeading } from "./surah/surah-heading.tsx";
import type { VerseView } from "./verse/verse-view.ts";

const VerseSheet = lazyComponent(() => import("./verse/verse-sheet.tsx").then((sheet) => sheet.VerseSheet));
const PageView = lazyComponent(() => import("./mushaf/page-view.tsx").then((pages) => pages.PageView));

const address = "/complete-quran";

type CompleteReaderProps = {
  readonly first: CompleteData;
  readonly options: (surah: number) => ReactNode;
  readonly offline?: ReactNode;
};

/** The whole Quran with its player, the actions of each verse, and the reader's own settings. */
export function CompleteReader({ first, options, offline }: CompleteReaderProps) {
  const [fontSize] = useStoredValue(storedFontSize);
  const [hasTranslation] = useStoredValue(storedTranslation);
  const [hasTransliteration] = useStoredValue(storedTransliteration);
  const [isDark] = useStoredValue(storedDarkReading);
  const [isPaged] = useStoredValue(storedPageView);
  const editions = useEditions();
  const {
    reading: verified,
    isLoading,
    hasFailed,
    retry,
    verification,
  } = useOpenReading(first.reading, { ...editions, hasTransliteration });
  const addressed = readingPlaceOf(new URLSearchParams(useSearch()));
  // Page by page the address is the place; verse by verse it only follows the scrolling.
  const isPlaceInAddress = isPaged && addressed.surah === verified.surah.number;
  const reading = isPlaceInAddress ? { ...verified, place: addressed } : verified;
  const { place, surah } = reading;
  const { bookmarks, toggle } = useBookmarks(surah.number);
  const { recited, playing, play } = useRecitedVerse(surah.number);
  const [, navigate] = useLocation();
  // Undefined until a verse is opened, so that the code of its sheet loads only then.
  const [opened, setOpened] = useState<VerseReference & { readonly isOpen: boolean }>();
  const [areKeysOpen, setAreKeysOpen] = useState<boolean>();
  const openVerse = (reference: VerseReference) => {
    openUserData().catch(() => undefined);
    setOpened({ ...reference, isOpen: true });
  };
  const open = (ayah: number) => openVerse({ surah: surah.number, ayah });
  const openPlace = ({ surah: number, ayah, to }: PlaceToOpen) =>
    navigate(`${address}?surah=${number}&verse=${verseParameter(ayah, to)}`);
  const goTo = (ayah: number) => openPlace({ surah: surah.number, ayah });
  const actions = useVerseActions(reading, { play, mark: toggle, goTo, open });
  const onHelp = () => setAreKeysOpen(true);
  useReaderKeys(({ readerShortcuts }) =>
    readerShortcuts({ address, variant: "complete", reading, actions, recited, navigate, onHelp }),
  );
  // One object for all renderings, so that no verse renders again without need.
  const view: VerseView = useMemo(
    () => ({ variant: "complete", fontSize, hasTranslation, hasTransliteration, More: CompleteActions }),
    [fontSize, hasTranslation, hasTransliteration],
  );
  const current = recited ?? (place.isVerseRequested ? place.ayah : undefined);
  const player = (place: "top" | "side") => (
    <PlayerPanel surah={surah} ayah={current ?? 1} onPlay={play} place={place} options={options} />
  );
  const moveTo = ({ surah: number, ayah }: VerseReference) =>
    navigate(`${address}?surah=${number}&verse=${ayah}`, { replace: true });

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] print:block">
      <div className="min-w-0">
        <CompleteControls reading={reading} voices={first.voices} />
        <div className="mt-2">
          <QuranSearch surah={surah.number} onOpen={openPlace}>
            <ProblemNotice place={place} />
            {player("top")}
            <article className={isDark ? "night mt-4 rounded-panel px-2 sm:px-4" : ""}>
              <SurahHeading
                reading={reading}
                isLoading={isLoading}
                verification={verification}
                isBrief={isPaged}
                action={
                  <>
                    <StartLink address={address} reading={verified} />
                    <FavoriteSurah surah={surah.number} name={reading.name.name} />
                    {offline}
                    <KeyHelp
                      variant="complete"
                      isPaged={isPaged}
                      isOpen={areKeysOpen}
                      onOpen={setAreKeysOpen}
                    />
                  </>
                }
              />
              {isPaged ? (
                <MoreWords area="mushaf">
                  <PageView
                    fontSize={fontSize}
                    onMove={moveTo}
                    onOpen={(reference) => {
                      moveTo(reference);
                      openVerse(reference);
                    }}
                  />
                </MoreWords>
              ) : (
                <>
                  <WindowLink reading={reading} side="earlier" />
                  <VerseList
                    reading={reading}
                    view={view}
                    actions={actions}
                    current={current}
                    playing={playing}
                    marked={bookmarks}
                  />
                  <WindowLink reading={reading} side="later" />
                </>
              )}
            </article>
            {hasFailed && <ReadingError onRetry={retry} />}
            <SurahSteps address={address} surah={surah.number} />
          </QuranSearch>
        </div>
      </div>
      <aside className="hidden lg:block print:hidden">
        <div className="sticky top-20">{player("side")}</div>
      </aside>
      {/* A verse of another surah opens as soon as that surah is loaded. */}
      {opened?.surah === surah.number && (
        <MoreWords area="mushaf">
          <VerseSheet
            reading={reading}
            ayah={opened.ayah}
            isOpen={opened.isOpen}
            actions={actions}
            onClose={() => setOpened({ ...opened, isOpen: false })}
          />
        </MoreWords>
      )}
    </div>
  );
}
