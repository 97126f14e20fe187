import { useMessages } from "#app/i18n/messages.tsx";
import { type BookmarkColour, bookmarkColours } from "#app/storage/user-data/collections.ts";
import { useCollectionMap } from "#app/storage/user-data/use-collection-map.ts";
import { Button } from "#app/ui/button.tsx";
import { type VerseReference, verseKey } from "#domain/verse-reference.ts";
import { labelTone } from "./label-tone.ts";

const colourKey = {
  green: "labelGreen",
  gold: "labelGold",
  blue: "labelBlue",
  red: "labelRed",
  violet: "labelViolet",
} as const satisfies Record<BookmarkColour, string>;

/** The colour a verse is bookmarked with. */
export function VerseLabel({ reference }: { readonly reference: VerseReference }) {
  const text = useMessages("mushaf");
  const { entries, put, remove } = useCollectionMap("bookmark");
  const key = verseKey(reference);
  const chosen = entries.get(key)?.colour;
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">{text("bookmarkLabel")}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {bookmarkColours.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-pressed={colour === chosen}
            onClick={() => put(key, { colour })}
            className="flex min-h-11 items-center gap-2 rounded-control border border-line px-3 text-sm aria-pressed:border-ink"
          >
            <span aria-hidden="true" className={`size-4 rounded-round ${labelTone[colour]}`} />
            {text(colourKey[colour])}
          </button>
        ))}
        {chosen && (
          <Button look="bare" onClick={() => remove(key)}>
            {text("liftBookmark")}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
