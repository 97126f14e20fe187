import { Heart, Share2 } from "lucide-react";
import type { ActionableText } from "#app/browser/actionable-text.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useCollectionSet } from "#app/storage/user-data/use-collection.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useToast } from "#app/ui/toast.ts";

type FavoriteButtonProps = { readonly of: ActionableText; readonly look: "icons" | "row" };

/** Adds a text to the favorites or removes it, and says so in a toast, from which what was removed can be had back. */
export function FavoriteButton({ of: { kind, id, name }, look }: FavoriteButtonProps) {
  const text = useMessages("texts");
  const showToast = useToast();
  const { has, toggle, add } = useCollectionSet(`favourite-${kind}`);
  const isMarked = has(id);
  const toggleFavorite = () => {
    const isAdded = toggle(id);
    showToast({
      title: text(isAdded ? "addedToFavorites" : "removedFromFavorites"),
      description: text(`updated.${kind}`),
      ...(isAdded ? {} : { action: { label: text("undo"), onClick: () => add(id) } }),
    });
  };
  if (look === "icons")
    return (
      <IconButton
        label={text(isMarked ? "removeFavorite" : "addFavorite", { name })}
        aria-pressed={isMarked}
        onClick={toggleFavorite}
      >
        <Heart aria-hidden="true" className={`size-5 ${isMarked ? "fill-current text-gold" : ""}`} />
      </IconButton>
    );
  return (
    <Button onClick={toggleFavorite}>
      <Heart aria-hidden="true" className={`size-4 ${isMarked ? "fill-current text-gold" : ""}`} />
      {text(isMarked ? "removeFromFavorites" : "addToFavorites")}
    </Button>
  );
}

type ShareButtonProps = { readonly of: ActionableText; readonly look: "icons" | "row" };

/** Opens the device's share sheet with a text, or copies it where there is none; a toast says so. */
export function ShareButton({ of: { kind, name, shared }, look }: ShareButtonProps) {
  const text = useMessages("texts");
  const showToast = useToast();
  const share = async () => {
    const { title, text: words, path } = shared;
    const { shareOrCopy } = await import("#app/browser/share.ts");
    const outcome = await shareOrCopy({ title, text: words, url: new URL(path, location.href).href });
    if (outcome === "copied")
      showToast({ title: text("copiedToClipboard"), description: text(`copied.${kind}`) });
    if (outcome === "failed")
      showToast({
        variant: "destructive",
        title: text("errorSharing"),
        description: text(`couldNotShare.${kind}`),
      });
  };
  if (look === "icons")
    return (
      <IconButton label={text("shareNamed", { name })} onClick={share}>
        <Share2 aria-hidden="true" className="size-5" />
      </IconButton>
    );
  return (
    <Button onClick={share}>
      <Share2 aria-hidden="true" className="size-4" />
      {text("share")}
    </Button>
  );
}
