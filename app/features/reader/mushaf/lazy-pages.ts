import { asksForPages } from "#app/features/reader/settings/use-view.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import type { ReadText } from "#content/quran/index.ts";
import type { VerseReference } from "#domain/verse-reference.ts";
import type { ShownPage } from "./shown-page.ts";

/** The reader page by page; its code is loaded when that view is chosen. */
export const PagedReader = lazyComponent(() => import("./paged-reader.tsx").then((file) => file.PagedReader));

/** The page of the mushaf that an address names, with the code that shows it; null for an address that names none. */
export async function sentPage(
  search: URLSearchParams,
  place: VerseReference,
  read: ReadText,
): Promise<ShownPage | null> {
  if (!asksForPages(search)) return null;
  const [{ pageOfVerse, readShownPage }] = await Promise.all([
    import("./shown-page.ts"),
    PagedReader.ready(),
  ]);
  return readShownPage(read, await pageOfVerse(place));
}
