import { type ReactNode, useDeferredValue } from "react";
import { useSearch } from "wouter";
import { useViewInPlace } from "#app/browser/view-in-place.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { DigitalReader } from "./digital-reader.tsx";
import { ContinueReading } from "./reading/reader-links.tsx";
import type { Reading } from "./reading/reading.ts";

const Bookmarks = lazyComponent(() =>
  import("./saved/bookmarks-tab.tsx").then((tab) => tab.DigitalBookmarks),
);

const asksForBookmarks = (search: string) => new URLSearchParams(search).get("tab") === "bookmarks";

/** Loads the code of the bookmarks where the address names them, so that they are in the first paint. */
export async function preloadView(search: URLSearchParams): Promise<void> {
  if (asksForBookmarks(search.toString())) await Bookmarks.ready();
}

type DigitalQuranProps = { readonly first: Reading; readonly offline?: ReactNode };

/** The digital mushaf, and its bookmarks with their own address. */
export function DigitalQuran({ first, offline }: DigitalQuranProps) {
  const chosen = asksForBookmarks(useSearch());
  const areBookmarksShown = useDeferredValue(chosen);
  useViewInPlace(areBookmarksShown ? "bookmarks" : "reader", chosen !== areBookmarksShown);
  if (areBookmarksShown) return <Bookmarks />;
  return (
    <>
      <ContinueReading address="/digital-quran" />
      <DigitalReader first={first} offline={offline} />
    </>
  );
}
