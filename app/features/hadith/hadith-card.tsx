import { Ellipsis } from "lucide-react";
import { Link } from "wouter";
import type { TextActionsComponent } from "#app/browser/actionable-text.ts";
import { lineSeparator } from "#app/i18n/line-separator.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { printedNumber } from "#app/i18n/printed-number.ts";
import type { Hadith, HadithSet, HadithTexts } from "#content/hadith/index.ts";
import { useActionableHadith } from "./actionable-hadith.ts";
import { HadithGrades } from "./hadith-grades.tsx";
import { HadithWords } from "./hadith-words.tsx";
import { numberInSet } from "./number-in-set.ts";
import { placeInBook } from "./place-in-book.ts";

type HadithCardProps = {
  readonly hadith: Hadith;
  readonly names: HadithTexts["names"];
  /** The set that is shown, whose number leads. */
  readonly set: HadithSet | undefined;
  readonly query: string;
  readonly detailHref: string;
  readonly Actions: TextActionsComponent;
};

/** One hadith of the list: its grade, its beginning, where it stands, and its actions. */
export function HadithCard({ hadith, names, set, query, detailHref, Actions }: HadithCardProps) {
  const text = useMessages("texts");
  const own = useMessages("hadith");
  const { source, actionable } = useActionableHadith(hadith);
  const language = useLanguage();
  const { narrator, collection, book, category, sources } = hadith;
  const [place] = sources;
  const number = set && numberInSet(hadith, set);
  const line = [
    ...(number === undefined ? [] : [own("number", { number: formatNumber(number, language) })]),
    ...(place ? [`${place.name} ${printedNumber(place.number, language)}`] : []),
    ...(collection === "other"
      ? []
      : [place?.inBook ? `${book} (${placeInBook(place.inBook, own, language)})` : book]),
    narrator,
  ].join(lineSeparator(language));
  return (
    <li
      data-hadith={hadith.id}
      className="border-line border-t py-3 first:border-t-0 print:break-inside-avoid"
    >
      <div className="flex items-baseline justify-between gap-3">
        <HadithGrades hadith={hadith} names={names} />
        <span className="shrink-0 text-ink-soft text-sm">{names.categories[category]}</span>
      </div>
      <HadithWords hadith={hadith} query={query} isExcerpt />
      <div className="grid grid-cols-[minmax(0,1fr)_7.5625rem] items-center gap-2 text-ink-soft print:block">
        <p className="mt-1 text-sm">{line}</p>
        <span className="-me-2.75 flex min-w-33 shrink-0 self-end print:hidden">
          <Actions of={actionable} look="icons" />
          <Link
            href={detailHref}
            aria-label={text("detailsNamed", { name: source })}
            title={text("details")}
            className="inline-flex size-11 items-center justify-center rounded-control hover:bg-raised hover:text-ink"
          >
            <Ellipsis aria-hidden="true" className="size-5" />
          </Link>
        </span>
      </div>
    </li>
  );
}
