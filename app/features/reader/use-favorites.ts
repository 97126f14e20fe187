import { useMessages } from "#app/i18n/messages.tsx";
import { openKept, useKeptLater } from "#app/platform/kept/use-kept-later.ts";
import { useToast } from "#app/ui/toast.ts";

/** The kept verses or surahs, newest last, and the act of keeping or dropping one. */
export function useFavorites(kind: "favourite-verse" | "favourite-surah") {
  const text = useMessages("reader");
  const showToast = useToast();
  const { ids } = useKeptLater(kind);
  const toggle = async (id: string) => {
    const kept = await openKept();
    await kept.load(kind);
    const isFavorite = kept.read(kind).bodies.has(id);
    if (isFavorite) kept.remove(kind, id);
    else kept.put(kind, id, true);
    showToast({ title: text(isFavorite ? "removedFromFavorites" : "addedToFavorites") });
  };
  return { favorites: ids, toggle };
}
