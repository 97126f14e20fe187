import { useMemo } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { useKeptMap } from "#app/platform/kept/use-kept-map.ts";
import { useToast } from "#app/ui/toast.ts";
import { verseKey } from "#domain/verse-reference.ts";

/** The bookmarked verses of all surahs, and the act of setting or lifting one of this surah. */
export function useBookmarks(surah: number) {
  const text = useMessages("reader");
  const showToast = useToast();
  const { entries, put, remove, isReady } = useKeptMap("bookmark");
  const bookmarks = useMemo(() => [...entries.keys()], [entries]);
  const toggle = (ayah: number) => {
    const key = verseKey({ surah, ayah });
    const isBookmarked = entries.has(key);
    if (isBookmarked) remove(key);
    else put(key, { colour: "green" });
    showToast({ title: text(isBookmarked ? "bookmarkRemoved" : "bookmarkAdded") });
  };
  return { bookmarks, toggle, isReady };
}
