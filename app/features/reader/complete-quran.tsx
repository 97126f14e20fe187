import { type ReactNode, useDeferredValue } from "react";
import { useSearch } from "wouter";
import { useViewInPlace } from "#app/browser/view-in-place.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { ModeSwitch } from "./bar/bar-controls.tsx";
import { type CompleteData, type CompleteTab, completeTabOf, completeTabs } from "./complete-data.ts";
import { CompleteReader } from "./complete-reader.tsx";
import { ContinueReading } from "./reading/reader-links.tsx";
import type { VerseLinks } from "./verse/verse-view.ts";

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
  readonly links: VerseLinks;
};

/** The complete Quran: reader, list of surahs and bookmarks, each with its own address. */
export function CompleteQuran({ first, options, offline, links }: CompleteQuranProps) {
  const text = useMessages("reader");
  const name = useMessages("shell");
  const chosen = completeTabOf(new URLSearchParams(useSearch()));
  // The tab is shown as selected at once, its content renders after that.
  const tab = useDeferredValue(chosen);
  useViewInPlace(tab, chosen !== tab);
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-x-2 print:hidden">
        <p className="reader-title grow basis-32 font-display text-2xl md:text-3xl">
          {name("title.completeQuran")}
        </p>
        {/* Filled by the view of pages, instead of the title. */}
        <div data-bar-room="title" className="flex flex-1 items-center empty:hidden" />
        <ModeSwitch current="study" />
      </div>
      <Tabs
        label={name("title.completeQuran")}
        panelId="tab-panel"
        current={chosen}
        tabs={completeTabs.map((id) => ({
          id,
          label: text(tabKey[id]),
          href: id === "reader" ? "/complete-quran" : `/complete-quran?tab=${id}`,
        }))}
      />
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
        {tab === "reader" && (
          <>
            <ContinueReading address="/complete-quran" />
            <CompleteReader first={first} options={options} offline={offline} links={links} />
          </>
        )}
        {tab === "surahs" && <SurahsTab sent={first.names} />}
        {tab === "bookmarks" && <BookmarksTab address="/complete-quran" />}
      </div>
    </>
  );
}
