import { CornerDownRight } from "lucide-react";
import type { PlaceToOpen } from "#app/features/reader/reading/reading-place.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { type SurahName, translationFor } from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";
import { verseKey } from "#domain/verse-reference.ts";
import { FoundVerse, OpenLink, placeText } from "./found-verse.tsx";
import type { NamedPlace, SearchAnswer } from "./search-messages.ts";

type SearchResultsProps = {
  readonly found: SearchAnswer;
  readonly isCurrent: boolean;
  /** The translation that was searched; `ar` for the Arabic only. */
  readonly searched: Language;
  readonly names: readonly SurahName[];
  readonly onOpen: (place: PlaceToOpen) => void;
  readonly onMore: () => void;
};

/** The place that the query names, and the matching verses, with a button to show more. */
export function SearchResults({ found, isCurrent, searched, names, onOpen, onMore }: SearchResultsProps) {
  const text = useMessages("finding");
  const language = useLanguage();
  const { place, verses, total } = found;
  const edition = translationFor(searched);
  const number = (value: number) => formatNumber(value, language);
  return (
    <div aria-busy={!isCurrent || !found.isComplete} className="grid gap-3">
      {place && (
        <div>
          <GoToPlace place={place} names={names} onOpen={onOpen} />
        </div>
      )}
      <ol className="grid gap-3">
        {verses.map((verse) => (
          <FoundVerse
            key={verseKey(verse)}
            verse={verse}
            name={names[verse.surah - 1]?.name}
            edition={edition}
            onOpen={onOpen}
          />
        ))}
      </ol>
      {verses.length < total && (
        <div className="flex flex-wrap items-center justify-center gap-4 py-2">
          <Button data-step="" onClick={onMore} disabled={!isCurrent}>
            {text("showMore")}
          </Button>
          <p className="text-ink-soft text-sm">
            {text("shown", { shown: number(verses.length), total: number(total) })}
          </p>
        </div>
      )}
    </div>
  );
}

type GoToPlaceProps = {
  readonly place: NamedPlace;
  readonly names: readonly SurahName[];
  readonly onOpen: (place: PlaceToOpen) => void;
};

/** Link to the place that the query names. */
function GoToPlace({ place, names, onOpen }: GoToPlaceProps) {
  const text = useMessages("finding");
  const language = useLanguage();
  const { kind, number, at, to } = place;
  const name = names[at.surah - 1]?.name ?? "";
  const label = {
    juz: () => text("goToJuz", { number: formatNumber(number, language) }),
    page: () => text("goToPage", { number: formatNumber(number, language) }),
    surah: () => text("goToSurah", { name }),
    verses: () => text("goToVerse", { name, place: placeText(at, language, to) }),
  }[kind]();
  return (
    <OpenLink reference={{ ...at, to }} onOpen={onOpen} className={buttonClass("primary", "text-center")}>
      <CornerDownRight aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
      <span>{label}</span>
    </OpenLink>
  );
}
