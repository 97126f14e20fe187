import type { ActedText } from "#app/platform/acted-text.ts";
import { FavoriteButton } from "./favorite-button.tsx";
import { ImageButtons } from "./image-buttons.tsx";
import { PlayPassage } from "./play-passage.tsx";
import { ReadAloudButton } from "./read-aloud-button.tsx";
import { ShareButton } from "./share-button.tsx";

type TextActionsProps = { readonly of: ActedText; readonly look: "icons" | "row" };

/** What can be done with a hadith, a supplication or a name. */
export function TextActions({ of, look }: TextActionsProps) {
  const { passage, card, id, kind } = of;
  if (look === "icons")
    return (
      <div className="-me-2 -mt-2 flex shrink-0">
        {passage && <PlayPassage passage={passage} name={of.name} look={look} />}
        <FavoriteButton of={of} look={look} />
        <ShareButton of={of} look={look} />
      </div>
    );
  return (
    <div className="flex flex-wrap gap-2 border-line border-t pt-4">
      {passage && <PlayPassage passage={passage} name={of.name} look={look} />}
      <FavoriteButton of={of} look={look} />
      <ShareButton of={of} look={look} />
      <ImageButtons name={`${kind}-${id}`} card={card} />
      {card.translation !== undefined && <ReadAloudButton words={card.translation} />}
    </div>
  );
}
