import { Copy, Heart, Share2 } from "lucide-react";
import type { MoreActionsProps } from "#app/features/reader/verse/verse-view.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useFavorites } from "./use-favorites.ts";

/** The actions of a verse that only the complete reader has. */
export function CompleteActions({ ayah, number, actions }: MoreActionsProps) {
  const text = useMessages("reader");
  return (
    <>
      <IconButton label={text("copyVerse", { number })} onClick={() => actions.copy(ayah)}>
        <Copy aria-hidden="true" className="size-5.5" />
      </IconButton>
      <IconButton label={text("shareVerse", { number })} onClick={() => actions.share(ayah)}>
        <Share2 aria-hidden="true" className="size-5.5" />
      </IconButton>
    </>
  );
}

/** Button that adds a surah to the favorites or removes it. */
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
