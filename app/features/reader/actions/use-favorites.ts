import { useLocation } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { saveRecord, useCollection } from "#app/storage/user-data/use-collection.ts";
import { useToast } from "#app/ui/toast.ts";

/** The favorite verses or surahs, newest last, and `toggle`, which adds or removes one with a toast to undo it. */
export function useFavorites(kind: "favourite-verse" | "favourite-surah") {
  const text = useMessages("reader");
  const showToast = useToast();
  const [address, navigate] = useLocation();
  const { ids } = useCollection(kind);
  const toggle = (id: string) => {
    const isFavorite = ids.includes(id);
    saveRecord(kind, id, isFavorite ? null : true);
    if (isFavorite)
      showToast({
        title: text("removedFromFavorites"),
        action: { label: text("undo"), onClick: () => saveRecord(kind, id, true) },
      });
    else
      showToast({
        title: text("addedToFavorites"),
        action: { label: text("show"), onClick: () => navigate(`${address}?tab=bookmarks`) },
      });
  };
  return { favorites: ids, toggle };
}
