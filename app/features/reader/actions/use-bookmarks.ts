import { useLocation } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import type { Bookmark } from "#app/storage/user-data/collections.ts";
import { openUserData, saveRecord, useCollection } from "#app/storage/user-data/use-collection.ts";
import { useToast } from "#app/ui/toast.ts";
import { verseKey } from "#domain/verse-reference.ts";

/** The bookmarked verses of all surahs, and `toggle`, which adds or removes the bookmark of a verse of this surah. */
export function useBookmarks(surah: number) {
  const text = useMessages("reader");
  const showToast = useToast();
  const [address, navigate] = useLocation();
  const { ids, bodies, isReady } = useCollection("bookmark");
  /** Reads the stored bookmarks first where they are not loaded yet, so that undo restores the colour. */
  const readBookmark = async (key: string) => {
    if (isReady) return bodies.get(key);
    const userData = await openUserData();
    await userData.load("bookmark");
    return userData.read("bookmark").bodies.get(key);
  };
  const toggle = async (ayah: number) => {
    const key = verseKey({ surah, ayah });
    const bookmark = (await readBookmark(key)) as Bookmark | undefined;
    saveRecord("bookmark", key, bookmark ? null : { colour: "green" });
    if (bookmark)
      showToast({
        title: text("bookmarkRemoved"),
        action: { label: text("undo"), onClick: () => saveRecord("bookmark", key, bookmark) },
      });
    else
      showToast({
        title: text("bookmarkAdded"),
        action: { label: text("show"), onClick: () => navigate(`${address}?tab=bookmarks`) },
      });
  };
  return { bookmarks: ids, toggle };
}
