import { type ReactNode, useDeferredValue } from "react";
import { Link, useSearch } from "wouter";
import { useViewInPlace } from "#app/browser/view-in-place.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { type CompleteData, type CompleteTab, completeTabOf, completeTabs } from "./complete-data.ts";
import { CompleteReader } from "./complete-reader.tsx";
import { ContinueReading } from "./reading/reader-links.tsx";

const SurahsTab = lazyComponent(() => import("./surah/surahs-tab.tsx").then((tab) => tab.SurahsTab));
const BookmarksTab = lazyComponent(() => import("./saved/bookmarks-tab.tsx").then((tab) => tab.BookmarksTab));

const tabKey = { reader: "tabReader", surahs: "tabSurahs", bookmarks: "tabBookmarks" } as const;

/** Loads the code of a tab, so that it is in the first paint. */
export async function preloadTab(tab: CompleteTab): Promise<void> {
  if (tab === "surahs") await SurahsTab.ready();
  if (tab === "bookmarks") await BookmarksTab.ready();
}

type CompleteQuranProps = {
  readonly first: CompleteData;
  /** Renders the player's settings for a surah. */
  readonly options: (surah: number) => ReactNode;
  readonly offline?: ReactNode;
};

/** The complete Quran: reader, list of surahs and bookmarks, each with its own address. */
export function CompleteQuran({ first, options, offline }: CompleteQuranProps) {
  const text = useMessages("reader");
  const name = useMessages("shell");
  const chosen = completeTabOf(new URLSearchParams(useSearch()));
  // The tab is shown as selected at once, its content renders after that.
  const tab = useDeferredValue(chosen);
  useViewInPlace(tab, chosen !== tab);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <p className="font-display text-2xl">{name("title.completeQuran")}</p>
        <div
          role="tablist"
          aria-label={name("title.completeQuran")}
          className="-mx-1 flex flex-wrap gap-1 max-sm:w-full"
        >
          {completeTabs.map((other) => (
            <Link
              key={other}
              href={other === "reader" ? "/complete-quran" : `/complete-quran?tab=${other}`}
              role="tab"
              id={`tab-${other}`}
              aria-selected={other === chosen}
              aria-controls="tab-panel"
              className="flex min-h-11 items-center rounded-round border border-transparent px-3 text-ink-soft text-sm hover:text-ink aria-selected:border-green aria-selected:text-ink sm:px-4 sm:text-base"
            >
              {text(tabKey[other])}
            </Link>
          ))}
        </div>
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
        {tab === "reader" && (
          <>
            <ContinueReading address="/complete-quran" />
            <CompleteReader first={first} options={options} offline={offline} />
          </>
        )}
        {tab === "surahs" && <SurahsTab sent={first.names} />}
        {tab === "bookmarks" && <BookmarksTab address="/complete-quran" />}
      </div>
    </>
  );
}
