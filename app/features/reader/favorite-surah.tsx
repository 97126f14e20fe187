import { Heart } from "lucide-react";
import { useMessages } from "#app/i18n/messages.tsx";
import { useKeptSet } from "#app/platform/kept/use-kept-set.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useToast } from "#app/ui/toast.ts";

/** Keeps a surah among the favorites. */
export function FavoriteSurah({ surah, name }: { readonly surah: number; readonly name: string }) {
  const text = useMessages("reader");
  const showToast = useToast();
  const favorites = useKeptSet("favourite-surah");
  const isFavorite = favorites.has(String(surah));
  return (
    <IconButton
      label={text(isFavorite ? "removeFavoriteSurah" : "addFavoriteSurah", { name })}
      aria-pressed={isFavorite}
      onClick={() =>
        showToast({
          title: text(favorites.toggle(String(surah)) ? "addedToFavorites" : "removedFromFavorites"),
        })
      }
    >
      <Heart aria-hidden="true" className={`size-5 ${isFavorite ? "fill-current text-gold" : ""}`} />
    </IconButton>
  );
}
