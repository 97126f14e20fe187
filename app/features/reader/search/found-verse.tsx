import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { MarkedText } from "#app/ui/marked-text.tsx";
import type { TranslationId } from "#content/quran/index.ts";
import type { Kind } from "#content/quran-search/index.ts";
import { directionOf } from "#domain/language.ts";
import { OpenLink } from "./open-link.tsx";
import { placeText } from "./place-text.ts";
import type { PlaceToOpen } from "./place-to-open.ts";
import type { FoundVerse as Found } from "./search-messages.ts";

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
  readonly verse: Found;
  readonly name: string | undefined;
  readonly edition: TranslationId | undefined;
  readonly onOpen: (place: PlaceToOpen) => void;
};

/** One match: where it stands, why it is one, and its text with the matched letters marked. */
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
