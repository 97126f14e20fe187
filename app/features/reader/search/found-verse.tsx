import type { MouseEvent, ReactNode } from "react";
import { useRouter } from "wouter";
import { type PlaceToOpen, verseParameter } from "#app/features/reader/reading/reading-place.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { MarkedText } from "#app/ui/marked-text.tsx";
import { isPlainPress } from "#app/ui/plain-press.ts";
import type { TranslationId } from "#content/quran/index.ts";
import type { Kind } from "#content/quran-search/index.ts";
import { directionOf, type Language } from "#domain/language.ts";
import type { VerseReference } from "#domain/verse-reference.ts";
import type { FoundVerse as VerseFound } from "./search-messages.ts";

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
export function FoundVerse({ verse, name, edition, onOpen }: FoundVerseProps) {
  const text = useMessages("finding");
  const language = useLanguage();
  const { why, marks, arabic, isAltered, translation } = verse;
  const isNamed = why.kind === "reference" || why.kind === "surah";
  const inField = why.field === "text" ? text("inArabic") : text("inTranslation");
  const reason = text(whyKey[why.kind]);
  const place = placeText(verse, language);
  return (
    <li className="relative rounded-panel border border-line bg-raised px-4 pt-2 pb-4 transition-colors focus-within:border-green hover:border-green">
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
export function OpenLink({ reference, onOpen, className, children }: OpenLinkProps) {
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
export function placeText({ surah, ayah }: VerseReference, language: Language, to?: number): string {
  const number = (value: number) => formatNumber(value, language);
  const end = to === undefined || to === ayah ? "" : `–${number(to)}`;
  return `${number(surah)}:${number(ayah)}${end}`;
}
