import { type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { useLanguage } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { translationFor } from "#content/quran/index.ts";
import { verseKey } from "#domain/verse-reference.ts";
import { ResumeListening } from "./actions/resume-listening.tsx";
import { useFavorites } from "./actions/use-favorites.ts";
import { useRecitedVerse } from "./actions/use-recited-verse.ts";
import { useVerseActions } from "./actions/use-verse-actions.ts";
import { VerseList } from "./list/verse-list.tsx";
import { WindowLink } from "./list/window-link.tsx";
import { ReaderBar } from "./reader-bar.tsx";
import { ProblemNotice } from "./reading/problem-notice.tsx";
import type { Reading } from "./reading/reading.ts";
import { ReadingFailed } from "./reading/reading-failed.tsx";
import { verseParameter } from "./reading/reading-place.ts";
import { StartLink } from "./reading/start-link.tsx";
import { useFollowedAddress } from "./reading/use-followed-address.ts";
import { useOpenedVerse } from "./reading/use-opened-verse.ts";
import { useReading } from "./reading/use-reading.ts";
import { useResumedNotice } from "./reading/use-resumed-notice.ts";
import { useSavedPosition } from "./reading/use-saved-position.ts";
import { useVerification, withoutAltered } from "./reading/use-verification.ts";
import type { PlaceToOpen } from "./search/place-to-open.ts";
import { QuranSearch } from "./search/quran-search.tsx";
import { storedFontSize, storedTranslation } from "./settings/reader-settings.ts";
import { KeyHelp } from "./shortcuts/key-help.tsx";
import { useReaderKeys } from "./shortcuts/use-reader-keys.ts";
import { useReaderShortcuts } from "./shortcuts/use-reader-shortcuts.ts";
import { SurahHeading } from "./surah/surah-heading.tsx";
import { SurahSteps } from "./surah/surah-steps.tsx";

/** The digital mushaf: one surah, verse by verse, with its translation. */
export function DigitalReader({ first, offline }: { readonly first: Reading; readonly offline?: ReactNode }) {
  const edition = translationFor(useLanguage()) ?? null;
  const { reading: loaded, isLoading, hasFailed, retry } = useReading(first, { edition });
  const verification = useVerification(loaded);
  const reading = withoutAltered(loaded, verification);
  const [fontSize] = useStoredValue(storedFontSize);
  const [hasTranslation] = useStoredValue(storedTranslation);
  const { favorites, toggle } = useFavorites("favourite-verse");
  const [address, navigate] = useLocation();
  const [areKeysOpen, setAreKeysOpen] = useState<boolean>();
  const { place, surah } = reading;
  useFollowedAddress(loaded);
  useOpenedVerse(loaded);
  useSavedPosition();
  useResumedNotice(loaded);
  const { standing, playing, play } = useRecitedVerse(surah.number);
  const mark = (ayah: number) => toggle(verseKey({ surah: surah.number, ayah }));
  const openPlace = ({ surah: number, ayah, to }: PlaceToOpen) =>
    navigate(`${address}?surah=${number}&verse=${verseParameter(ayah, to)}`);
  const goTo = (ayah: number) => openPlace({ surah: surah.number, ayah });
  const actions = useVerseActions(reading, { play, mark, goTo, open: play });
  const acts = useReaderShortcuts({
    variant: "digital",
    reading,
    actions,
    standing,
    onHelp: () => setAreKeysOpen(true),
  });
  useReaderKeys(acts);
  const view = { variant: "digital", fontSize, hasTranslation, hasTransliteration: false } as const;

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
              <StartLink address={address} reading={loaded} />
              <KeyHelp acts={acts} isOpen={areKeysOpen} onOpen={setAreKeysOpen} />
              {offline}
              <ResumeListening surah={surah.number} />
            </>
          }
        />
        <WindowLink reading={reading} side="earlier" />
        <VerseList
          reading={reading}
          view={view}
          actions={actions}
          current={standing ?? (place.isVerseAsked ? place.ayah : undefined)}
          playing={playing}
          marked={favorites}
        />
        <WindowLink reading={reading} side="later" />
        <SurahSteps address="/digital-quran" surah={surah.number} />
      </QuranSearch>
      {hasFailed && <ReadingFailed onRetry={retry} />}
    </article>
  );
}
