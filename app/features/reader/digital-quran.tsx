import { ChevronLeft } from "lucide-react";
import { type ReactNode, useDeferredValue } from "react";
import { Link, useSearch } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { useViewInPlace } from "#app/platform/view-in-place.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { later } from "#app/ui/later.tsx";
import { ContinueReading } from "./continue-reading.tsx";
import { DigitalReader } from "./digital-reader.tsx";
import type { Reading } from "./reading.ts";

const BookmarksTab = later(() => import("./saved/bookmarks-tab.tsx").then((tab) => tab.BookmarksTab));

const address = "/digital-quran";

const asksForBookmarks = (search: string) => new URLSearchParams(search).get("tab") === "bookmarks";

/** Fetches what an address shows beside the reader, so that it stands in the first paint. */
export async function readyView(search: URLSearchParams): Promise<void> {
  if (asksForBookmarks(search.toString())) await BookmarksTab.ready();
}

type DigitalQuranProps = { readonly first: Reading; readonly offline?: ReactNode };

/** The digital mushaf, and at an address of its own what was marked in it. */
export function DigitalQuran({ first, offline }: DigitalQuranProps) {
  const text = useMessages("reader");
  const chosen = asksForBookmarks(useSearch());
  const areBookmarksShown = useDeferredValue(chosen);
  useViewInPlace(areBookmarksShown ? "bookmarks" : "reader", chosen !== areBookmarksShown);
  if (!areBookmarksShown)
    return (
      <>
        <ContinueReading address={address} />
        <DigitalReader first={first} offline={offline} />
      </>
    );
  return (
    <div className="mx-auto max-w-3xl">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="font-display text-2xl">{text("tabBookmarks")}</p>
        <Link href={address} className={buttonClass()}>
          <ChevronLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          {text("tabReader")}
        </Link>
      </div>
      <BookmarksTab address={address} />
    </div>
  );
}
