import { CornerDownRight } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { useRouter } from "wouter";
import { type PlaceToOpen, verseParameter } from "#app/features/reader/reading/reading-place.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { MarkedText } from "#app/ui/marked-text.tsx";
import { isPlainPress } from "#app/ui/plain-press.ts";
import { type SurahName, type TranslationId, translationFor } from "#content/quran/index.ts";
import type { Kind } from "#content/quran-search/index.ts";
import { directionOf, type Language } from "#domain/language.ts";
import { type VerseReference, verseKey } from "#domain/verse-reference.ts";
import type { NamedPlace, SearchAnswer, FoundVerse as VerseFound } from "./search-messages.ts";

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

const whyKey = {
  reference: "whyReference",
  surah: "whySurah",
  phrase: "whyPhrase",
  words: "whyWords",
  stem: "whyStem",
  beginning: "whyBeginning",
  near: "whyNear",
  some: "whySome",
} as const satisfies Record<Kind, string>;

type FoundVerseProps = {
  readonly verse: VerseFound;
  readonly name: string | undefined;
  readonly edition: TranslationId | undefined;
  readonly onOpen: (place: PlaceToOpen) => void;
};

/** One match: its place, why it matches, and its text with the matched letters marked. */
function FoundVerse({ verse, name, edition, onOpen }: FoundVerseProps) {
  const text = useMessages("finding");
  const language = useLanguage();
  const { why, marks, arabic, isAltered, translation } = verse;
  const isNamed = why.kind === "reference" || why.kind === "surah";
  const inField = why.field === "text" ? text("inArabic") : text("inTranslation");
  const reason = text(whyKey[why.kind]);
  const place = placeText(verse, language);
  return (
    <li className="relative rounded-panel border border-edge bg-raised px-4 pt-2 pb-4 transition-colors focus-within:border-green hover:border-green">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <OpenLink
          reference={verse}
          onOpen={onOpen}
          className="inline-flex min-h-11 items-center font-medium text-green after:absolute after:inset-0 after:rounded-panel"
        >
          {name ? text("reference", { name, place }) : place}
        </OpenLink>
        <p className="text-ink-soft text-sm">{isNamed ? reason : `${reason} · ${inField}`}</p>
      </div>
      {arabic === undefined ? (
        <p className="py-2 text-ink-soft">{text(isAltered ? "altered" : "noText")}</p>
      ) : (
        <p lang="ar" dir="rtl" data-found-arabic="" className="quran text-pretty text-2xl leading-[2.3]!">
          <MarkedText text={arabic} marks={why.field === "text" ? marks : []} />
        </p>
      )}
      {edition && translation !== undefined && (
        <p
          lang={edition}
          dir={directionOf(edition)}
          data-found-translation=""
          className="mt-2 max-w-[65ch] text-pretty text-ink-soft"
        >
          <MarkedText text={translation} marks={why.field === "translation" ? marks : []} />
        </p>
      )}
    </li>
  );
}

type OpenLinkProps = {
  readonly reference: PlaceToOpen;
  readonly onOpen: (place: PlaceToOpen) => void;
  readonly className: string;
  readonly children: ReactNode;
};

/** A link to a verse in the open reader. A plain click stays in the page. */
function OpenLink({ reference, onOpen, className, children }: OpenLinkProps) {
  const { hrefs } = useRouter();
  const follow = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onOpen(reference);
  };
  return (
    <a
      href={hrefs(`?surah=${reference.surah}&verse=${verseParameter(reference.ayah, reference.to)}`)}
      data-step=""
      onClick={follow}
      className={className}
    >
      {children}
    </a>
  );
}

/** `2:255` or `2:255–257` in the digits of a language. */
function placeText({ surah, ayah }: VerseReference, language: Language, to?: number): string {
  const number = (value: number) => formatNumber(value, language);
  const end = to === undefined || to === ayah ? "" : `–${number(to)}`;
  return `${number(surah)}:${number(ayah)}${end}`;
}
