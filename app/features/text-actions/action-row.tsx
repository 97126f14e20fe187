import type { ActedText } from "#app/browser/acted-text.ts";
import { FavoriteButton } from "./favorite-button.tsx";
import { ImageButtons } from "./image-buttons.tsx";
import { PlayPassage } from "./play-passage.tsx";
import { ReadAloudButton } from "./read-aloud-button.tsx";
import { ShareButton } from "./share-button.tsx";

/** All that can be done with an opened text, each act a named button. */
export function ActionRow({ of }: { readonly of: ActedText }) {
  const { passage, card, id, kind, name } = of;
  return (
    <div className="flex flex-wrap gap-2 border-line border-t pt-4">
      {passage && <PlayPassage passage={passage} name={name} look="row" />}
      <FavoriteButton of={of} look="row" />
      <ShareButton of={of} look="row" />
      <ImageButtons name={`${kind}-${id}`} card={card} />
      {card.translation !== undefined && <ReadAloudButton words={card.translation} />}
    </div>
  );
}
