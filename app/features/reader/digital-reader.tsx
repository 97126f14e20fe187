import { Bookmark, Settings2 } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { Link, useLocation } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { translationFor } from "#content/quran/index.ts";
import { verseKey } from "#domain/verse-reference.ts";
import { ResumeTrigger } from "./actions/resume-trigger.tsx";
import { useFavorites } from "./actions/use-favorites.ts";
import { useRecitedVerse } from "./actions/use-recited-verse.ts";
import { useVerseActions } from "./actions/use-verse-actions.ts";
import { VerseList } from "./list/verse-list.tsx";
import { StartLink, SurahSteps, WindowLink } from "./reading/reader-links.tsx";
import { ProblemNotice, ReadingError } from "./reading/reader-notices.tsx";
import type { Reading } from "./reading/reading.ts";
import { type PlaceToOpen, verseParameter } from "./reading/reading-place.ts";
import { useOpenReading } from "./reading/use-open-reading.ts";
import { QuranSearch } from "./search/quran-search.tsx";
import { storedFontSize, storedTranslation } from "./settings/reader-settings.ts";
import { KeyHelp } from "./shortcuts/key-help.tsx";
import { useReaderKeys } from "./shortcuts/use-reader-keys.ts";
import { SurahHeading } from "./surah/surah-heading.tsx";
import { SurahPicker } from "./surah/surah-picker.tsx";

/** The digital mushaf: one surah, verse by verse, with its translation. */
export function DigitalReader({ first, offline }: { readonly first: Reading; readonly offline?: ReactNode }) {
  const edition = translationFor(useLanguage()) ?? null;
  const { reading, isLoading, hasFailed, retry, verification } = useOpenReading(first, { edition });
  const [fontSize] = useStoredValue(storedFontSize);
  const [hasTranslation] = useStoredValue(storedTranslation);
  const { favorites, toggle } = useFavorites("favourite-verse");
  const [address, navigate] = useLocation();
  const [areKeysOpen, setAreKeysOpen] = useState<boolean>();
  const { place, surah } = reading;
  const { recited, playing, play } = useRecitedVerse(surah.number);
  const mark = (ayah: number) => toggle(verseKey({ surah: surah.number, ayah }));
  const openPlace = ({ surah: number, ayah, to }: PlaceToOpen) =>
    navigate(`${address}?surah=${number}&verse=${verseParameter(ayah, to)}`);
  const goTo = (ayah: number) => openPlace({ surah: surah.number, ayah });
  const actions = useVerseActions(reading, { play, mark, goTo, open: play });
  const onHelp = () => setAreKeysOpen(true);
  useReaderKeys(({ readerShortcuts }) =>
    readerShortcuts({ address, variant: "digital", reading, actions, recited, navigate, onHelp }),
  );
  // One object for all renderings, so that no verse renders again without need.
  const view = useMemo(
    () => ({ variant: "digital", fontSize, hasTranslation, hasTransliteration: false }) as const,
    [fontSize, hasTranslation],
  );

  return (
    <article className="mx-auto max-w-3xl">
      <div className="mb-2 print:hidden">
        <ReaderBar reading={reading} />
      </div>
      <QuranSearch surah={surah.number} onOpen={openPlace}>
        <ProblemNotice place={place} />
        <SurahHeading
          reading={reading}
          isLoading={isLoading}
          verification={verification}
          action={
            <>
              <StartLink address={address} reading={reading} />
              <KeyHelp variant="digital" isOpen={areKeysOpen} onOpen={setAreKeysOpen} />
              {offline}
              <ResumeTrigger surah={surah.number} />
            </>
          }
        />
        <WindowLink reading={reading} side="earlier" />
        <VerseList
          reading={reading}
          view={view}
          actions={actions}
          current={recited ?? (place.isVerseRequested ? place.ayah : undefined)}
          playing={playing}
          marked={favorites}
        />
        <WindowLink reading={reading} side="later" />
        <SurahSteps address="/digital-quran" surah={surah.number} />
      </QuranSearch>
      {hasFailed && <ReadingError onRetry={retry} />}
    </article>
  );
}

const ReaderSettings = lazyComponent(() =>
  import("./settings/reader-settings-panel.tsx").then((panel) => panel.ReaderSettings),
);

/** Choice of the surah, the way to the bookmarks, and the settings. */
function ReaderBar({ reading }: { readonly reading: Reading }) {
  const text = useMessages("reader");
  const [areSettingsOpen, setAreSettingsOpen] = useState(false);
  const [address, navigate] = useLocation();
  return (
    <div className="grid grid-cols-[1fr_auto_auto] gap-2">
      <SurahPicker
        reading={reading}
        onChoose={(surah) => {
          navigate(`${address}?surah=${surah}`);
          scrollTo(0, 0);
        }}
      />
      <Link
        href={`${address}?tab=bookmarks`}
        aria-label={text("tabBookmarks")}
        title={text("tabBookmarks")}
        className="inline-flex size-11 items-center justify-center rounded-control border border-line bg-raised text-ink-soft hover:text-ink"
      >
        <Bookmark aria-hidden="true" className="size-5" />
      </Link>
      <IconButton
        label={text("settings")}
        aria-expanded={areSettingsOpen}
        onClick={() => setAreSettingsOpen(!areSettingsOpen)}
        className="border border-line bg-raised"
      >
        <Settings2 aria-hidden="true" className="size-5" />
      </IconButton>
      <noscript>
        <form method="get" className="flex gap-2">
          <input type="number" name="surah" min="1" max="114" aria-label={text("surah")} className="field" />
          <button type="submit" className="min-h-11 px-4">
            {text("goTo")}
          </button>
        </form>
      </noscript>
      {areSettingsOpen && <ReaderSettings />}
    </div>
  );
}
