import { Copy, Ellipsis, Share2 } from "lucide-react";
import type { MoreActionsProps } from "#app/features/reader/verse/verse-view.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";

/** What the complete reader offers with a verse beside playing and keeping it. */
export function CompleteActions({ ayah, number, actions }: MoreActionsProps) {
  const text = useMessages("reader");
  return (
    <>
      <IconButton label={text("copyVerse", { number })} onClick={() => actions.copy(ayah)}>
        <Copy aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label={text("shareVerse", { number })} onClick={() => actions.share(ayah)}>
        <Share2 aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        label={text("moreOfVerse", { number })}
        aria-haspopup="dialog"
        onClick={() => actions.open(ayah)}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </IconButton>
    </>
  );
}
