import { useMessages } from "#app/i18n/messages.tsx";
import { useKeptSet } from "#app/platform/kept/use-kept-set.ts";
import { useToast } from "#app/ui/toast.ts";
import { verseKey } from "#domain/verse-reference.ts";

/** The kept verses, newest last, and the act of keeping or dropping one of a surah. */
export function useFavoriteVerses(surah: number) {
  const text = useMessages("reader");
  const showToast = useToast();
  const { ids, toggle } = useKeptSet("favourite-verse");
  return {
    favorites: ids,
    toggle(ayah: number) {
      const isFavorite = toggle(verseKey({ surah, ayah }));
      showToast({ title: text(isFavorite ? "addedToFavorites" : "removedFromFavorites") });
    },
  };
}
