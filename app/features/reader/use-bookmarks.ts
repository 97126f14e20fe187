import { useMessages } from "#app/i18n/messages.tsx";
import { keepSoon, openKept, useKeptLater } from "#app/platform/kept/use-kept-later.ts";
import { useToast } from "#app/ui/toast.ts";
import { verseKey } from "#domain/verse-reference.ts";

/** The bookmarked verses of all surahs, and the act of setting or lifting one of this surah. */
export function useBookmarks(surah: number) {
  const text = useMessages("reader");
  const showToast = useToast();
  const { ids, isReady } = useKeptLater("bookmark");
  /** A bookmark keeps its colour: where the kept ones are not read yet, they are read first. */
  const isBookmarkedNow = async (key: string) => {
    if (isReady) return ids.includes(key);
    const kept = await openKept();
    await kept.load("bookmark");
    return kept.read("bookmark").bodies.has(key);
  };
  const toggle = async (ayah: number) => {
    const key = verseKey({ surah, ayah });
    const isBookmarked = await isBookmarkedNow(key);
    keepSoon("bookmark", key, isBookmarked ? null : { colour: "green" });
    showToast({ title: text(isBookmarked ? "bookmarkRemoved" : "bookmarkAdded") });
  };
  return { bookmarks: ids, toggle };
}
