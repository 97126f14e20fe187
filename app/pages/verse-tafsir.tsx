import { Commentary } from "#app/features/resources/commentary.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { type VerseReference, verseKey } from "#domain/verse-reference.ts";

/** The commentary of a verse beside its text, which has the verse and its words already. */
export function VerseTafsir({ verse }: { readonly verse: VerseReference }) {
  return (
    <MoreWords area="resources">
      <Commentary key={verseKey(verse)} verse={verse} isBesideVerse />
    </MoreWords>
  );
}
