import { Copy, Ellipsis, Share2 } from "lucide-react";
import { useMessages } from "#app/i18n/messages.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { MoreDeedsProps } from "./verse-view.ts";

/** What the complete reader offers with a verse beside playing and keeping it. */
export function CompleteDeeds({ ayah, number, deeds }: MoreDeedsProps) {
  const text = useMessages("reader");
  return (
    <>
      <IconButton label={text("copyVerse", { number })} onClick={() => deeds.copy(ayah)}>
        <Copy aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label={text("shareVerse", { number })} onClick={() => deeds.share(ayah)}>
        <Share2 aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        label={text("moreOfVerse", { number })}
        aria-haspopup="dialog"
        onClick={() => deeds.open(ayah)}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </IconButton>
    </>
  );
}
