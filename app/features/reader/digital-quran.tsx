import { Bookmark, Pause, Play } from "lucide-react";
import { type ReactNode, useDeferredValue } from "react";
import { Link, useSearch } from "wouter";
import { prefetchPlayer } from "#app/audio/open-player.ts";
import { useIsWide } from "#app/browser/use-is-wide.ts";
import { useViewInPlace } from "#app/browser/view-in-place.ts";
import { soonAfter } from "#app/hydration/soon.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { chipClass } from "#app/ui/choices.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useSettledPart } from "#app/ui/use-settled-part.ts";
import { verseKey } from "#domain/verse-reference.ts";
import { useFavorites } from "./actions/use-favorites.ts";
import { ModeSwitch } from "./bar/bar-controls.tsx";
import { ReaderBar } from "./bar/reader-bar.tsx";
import { PagedReader } from "./mushaf/lazy-pages.ts";
import type { ShownPage } from "./mushaf/shown-page.ts";
import { OpenedVerse, ProblemNotice, ReaderText, ReadingError } from "./reader-text.tsx";
import { ContinueReading, StartLink, SurahSteps } from "./reading/reader-links.tsx";
import type { Reading } from "./reading/reading.ts";
import { useVersePart, type VersePart } from "./reading/verse-part.ts";
import { QuranSearch } from "./search/quran-search.tsx";
import { ViewSwitch } from "./settings/view-switch.tsx";
import { SurahHeading } from "./surah/surah-heading.tsx";
import { type OpenReader, useReader } from "./use-reader.ts";
import type { VerseLinks } from "./verse/verse-view.ts";

const Bookmarks = lazyComponent(() =>
  import("./saved/bookmarks-tab.tsx").then((tab) => tab.DigitalBookmarks),
);

const asksForBookmarks = (search: string) => new URLSearchParams(search).get("tab") === "bookmarks";

/** Loads the code of the bookmarks where the address names them, so that they are in the first paint. */
export async function preloadView(search: URLSearchParams): Promise<void> {
  if (asksForBookmarks(search.toString())) await Bookmarks.ready();
}

/** The surah of the address and where its verse stands in the mushaf. */
export type DigitalData = {
  readonly reading: Reading;
  readonly part: VersePart;
  /** The page of the mushaf that the address names. */
  readonly page: ShownPage | null;
};

type DigitalQuranProps = {
  readonly first: DigitalData;
  readonly offline?: ReactNode;
  readonly links: VerseLinks;
};

/** The digital mushaf, and its bookmarks with their own address. */
export function DigitalQuran({ first: { reading, part, page }, offline, links }: DigitalQuranProps) {
  const chosen = asksForBookmarks(useSearch());
  const areBookmarksShown = useDeferredValue(chosen);
  useViewInPlace(areBookmarksShown ? "bookmarks" : "reader", chosen !== areBookmarksShown);
  if (areBookmarksShown) return <Bookmarks />;
  return <DigitalReader first={reading} part={part} page={page} offline={offline} links={links} />;
}

const ResumeTrigger = lazyComponent(() =>
  import("./actions/resume-trigger.tsx").then((file) => file.ResumeTrigger),
);
const KeyHelp = lazyComponent(() => import("./shortcuts/key-help.tsx").then((file) => file.KeyHelp));
const SurahColumn = lazyComponent(() => import("./surah/surah-list.tsx").then((list) => list.SurahColumn));

const address = "/digital-quran";

function useFavoriteVerses(surah: number) {
  const { favorites, toggle } = useFavorites("favourite-verse");
  return { marked: favorites, mark: (ayah: number) => toggle(verseKey({ surah, ayah })) };
}

type DigitalReaderProps = {
  readonly first: Reading;
  readonly part: VersePart;
  readonly page: ShownPage | null;
  /** What else there is to do with the surah, as chips. */
  readonly offline?: ReactNode;
  readonly links: VerseLinks;
};

/** The digital mushaf: one surah, verse by verse, with its translation. */
function DigitalReader({ first, part: sentPart, page, offline, links }: DigitalReaderProps) {
  const reader = useReader({ address, first, variant: "digital", useMarks: useFavoriteVerses });
  const { reading, loaded, settings, isPaged, readAyah, keys } = reader;
  const { place, surah } = reading;
  const part = useVersePart({ surah: surah.number, ayah: readAyah ?? 1 }, sentPart);
  const text = useMessages("reader");
  const isWide = useIsWide("64rem") && !isPaged;
  const hasColumn = useSettledPart(SurahColumn, isWide, soonAfter);
  const hasResume = useSettledPart(ResumeTrigger);
  const hasKeyHelp = useSettledPart(KeyHelp);
  const switches = (
    <>
      <div className={isPaged ? "max-sm:hidden" : ""}>
        <ModeSwitch current="read" />
      </div>
      <ViewSwitch />
    </>
  );
  const actions = (
    <>
      <ListenChip reader={reader} />
      {offline}
      <Link href={`${address}?tab=bookmarks`} className={chipClass}>
        <Bookmark aria-hidden="true" className="size-4" />
        {text("tabBookmarks")}
      </Link>
      {hasResume && <ResumeTrigger surah={surah.number} />}
    </>
  );
  const ways = (
    <>
      <StartLink address={address} reading={loaded} />
      {hasKeyHelp && <KeyHelp {...keys} />}
    </>
  );
  const verses = (
    <>
      <div className="flex flex-wrap justify-between gap-2 pt-1.5 md:pt-5 print:hidden">{switches}</div>
      <ContinueReading address={address} />
      <ProblemNotice place={place} />
      <SurahHeading
        reading={reading}
        isLoading={reader.isLoading}
        verification={reader.verification}
        actions={actions}
      />
      <ReaderText reader={reader} />
      <div className="flex flex-wrap gap-2 pt-4 print:hidden">{ways}</div>
    </>
  );
  return (
    <QuranSearch
      surah={surah.number}
      onOpen={reader.openPlace}
      {...reader.search}
      placeField={(field) => (
        <ReaderBar
          address={address}
          reading={reading}
          ayah={readAyah}
          part={part}
          field={field}
          onSearch={() => reader.search.onOpenChange(true)}
        />
      )}
    >
      <div className={isPaged ? "" : "reader-columns print:block"}>
        {!isPaged && (
          <nav aria-label={text("tabSurahs")} className="hidden lg:block print:hidden">
            {isWide && hasColumn && <SurahColumn address={address} current={surah.number} />}
          </nav>
        )}
        <article
          className={`${isPaged ? "" : "mx-auto max-w-text"} w-full ${settings.isDark ? "night shadow-[0_0_0_1rem_var(--ground)]" : ""}`}
        >
          {isPaged ? (
            <PagedReader
              reader={reader}
              sent={page}
              above={switches}
              actions={
                <>
                  {actions}
                  {ways}
                </>
              }
            />
          ) : (
            verses
          )}
          {reader.hasFailed && <ReadingError onRetry={reader.retry} />}
          <SurahSteps address={address} surah={surah.number} />
        </article>
        <div className={isPaged ? "" : "reader-side print:hidden"}>
          <OpenedVerse reader={reader} links={links} />
        </div>
      </div>
    </QuranSearch>
  );
}

/** Plays the surah from the verse being read, or pauses it. */
function ListenChip({ reader }: { readonly reader: OpenReader }) {
  const text = useMessages("reader");
  const isPlaying = reader.playing !== undefined;
  const Sign = isPlaying ? Pause : Play;
  return (
    <button
      type="button"
      onClick={() => reader.play(reader.current ?? 1)}
      onPointerEnter={prefetchPlayer}
      className={chipClass}
    >
      <Sign aria-hidden="true" className="size-4" />
      {text(isPlaying ? "pause" : "listen")}
    </button>
  );
}
