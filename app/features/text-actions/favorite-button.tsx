import { Heart } from "lucide-react";
import type { ActedText } from "#app/browser/acted-text.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useCollectionSet } from "#app/storage/user-data/use-collection-set.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useToast } from "#app/ui/toast.ts";

type FavoriteButtonProps = { readonly of: ActedText; readonly look: "icons" | "row" };

/** Marks a text as a favourite or takes the mark away, and says so. */
export function FavoriteButton({ of: { kind, id, name }, look }: FavoriteButtonProps) {
  const text = useMessages("texts");
  const showToast = useToast();
  const { has, toggle } = useCollectionSet(`favourite-${kind}`);
  const isMarked = has(id);
  const act = () => {
    const isNow = toggle(id);
    showToast({
      title: text(isNow ? "addedToFavorites" : "removedFromFavorites"),
      description: text(`updated.${kind}`),
    });
  };
  if (look === "icons")
    return (
      <IconButton
        label={text(isMarked ? "removeFavorite" : "addFavorite", { name })}
        aria-pressed={isMarked}
        onClick={act}
      >
        <Heart aria-hidden="true" className={`size-5 ${isMarked ? "fill-current text-gold" : ""}`} />
      </IconButton>
    );
  return (
    <Button onClick={act}>
      <Heart aria-hidden="true" className={`size-4 ${isMarked ? "fill-current text-gold" : ""}`} />
      {text(isMarked ? "removeFromFavorites" : "addToFavorites")}
    </Button>
  );
}
