import { useMessages } from "#app/i18n/messages.tsx";
import { openKept, useKeptLater } from "#app/platform/kept/use-kept-later.ts";
import { useToast } from "#app/ui/toast.ts";
import { verseKey } from "#domain/verse-reference.ts";

/** The bookmarked verses of all surahs, and the act of setting or lifting one of this surah. */
export function useBookmarks(surah: number) {
  const text = useMessages("reader");
  const showToast = useToast();
  const { ids } = useKeptLater("bookmark");
  const toggle = async (ayah: number) => {
    const kept = await openKept();
    await kept.load("bookmark");
    const key = verseKey({ surah, ayah });
    const isBookmarked = kept.read("bookmark").bodies.has(key);
    if (isBookmarked) kept.remove("bookmark", key);
    else kept.put("bookmark", key, { colour: "green" });
    showToast({ title: text(isBookmarked ? "bookmarkRemoved" : "bookmarkAdded") });
  };
  return { bookmarks: ids, toggle };
}
