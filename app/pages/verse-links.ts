import type { VerseLinks } from "#app/features/reader/verse/verse-view.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";

/** Links from a verse to other parts of the app; the code is loaded with the first verse that is opened. */
export const verseLinks: VerseLinks = {
  Rows: lazyComponent(() => import("./verse-link-rows.tsx").then((rows) => rows.VerseLinkRows)),
  Tafsir: lazyComponent(() => import("./verse-tafsir.tsx").then((part) => part.VerseTafsir)),
};
