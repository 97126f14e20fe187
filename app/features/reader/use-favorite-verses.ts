import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/platform/stored-value.ts";
import { useToast } from "#app/ui/toast.ts";
import { verseKey } from "#domain/verse-reference.ts";
import { storedFavoriteVerses } from "./favorite-verses.ts";

/** The kept verses, and the act of keeping or dropping one of a surah. */
export function useFavoriteVerses(surah: number) {
  const text = useMessages("reader");
  const showToast = useToast();
  const [favorites, keep] = useStoredValue(storedFavoriteVerses);
  const toggle = (ayah: number) => {
    const key = verseKey({ surah, ayah });
    const current = storedFavoriteVerses.read();
    const isFavorite = current.includes(key);
    keep(isFavorite ? current.filter((other) => other !== key) : [...current, key]);
    showToast({ title: text(isFavorite ? "removedFromFavorites" : "addedToFavorites") });
  };
  return { favorites, toggle };
}
