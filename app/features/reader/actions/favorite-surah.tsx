import { Heart } from "lucide-react";
import { useMessages } from "#app/i18n/messages.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useFavorites } from "./use-favorites.ts";

/** Keeps a surah among the favorites. */
export function FavoriteSurah({ surah, name }: { readonly surah: number; readonly name: string }) {
  const text = useMessages("reader");
  const { favorites, toggle } = useFavorites("favourite-surah");
  const isFavorite = favorites.includes(String(surah));
  return (
    <IconButton
      label={text(isFavorite ? "removeFavoriteSurah" : "addFavoriteSurah", { name })}
      aria-pressed={isFavorite}
      onClick={() => toggle(String(surah))}
      className="print:hidden"
    >
      <Heart aria-hidden="true" className={`size-5 ${isFavorite ? "fill-current text-gold" : ""}`} />
    </IconButton>
  );
}
