import { Link } from "wouter";
import type { TextActionsComponent } from "#app/browser/actionable-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { MarkedText } from "#app/ui/marked-text.tsx";
import type { Hadith, HadithTexts } from "#content/hadith/index.ts";
import { directionOf } from "#domain/language.ts";
import { marksIn, readQuery } from "#domain/text-search/text-search.ts";
import { useActionableHadith } from "./actionable-hadith.ts";

type HadithCardProps = {
  readonly hadith: Hadith;
  readonly names: HadithTexts["names"];
  readonly query: string;
  readonly detailHref: string;
  readonly Actions: TextActionsComponent;
};

/** One hadith of the list with its source and its actions. */
export function HadithCard({ hadith, names, query, detailHref, Actions }: HadithCardProps) {
  const hadithText = useMessages("hadith");
  const text = useMessages("texts");
  const { source, actionable } = useActionableHadith(hadith);
  return (
    <li data-hadith={hadith.id} className="panel p-5 sm:p-6">
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)_5rem] items-start gap-3">
        <HadithBadges hadith={hadith} names={names} />
        <Actions of={actionable} look="icons" />
      </div>
      <HadithWords hadith={hadith} query={query} />
      <div className="mt-5 flex flex-wrap items-end justify-between gap-3 border-line border-t pt-4">
        <div className="text-sm">
          <p>{hadithText("narratedBy", { name: hadith.narrator })}</p>
          <p className="text-ink-soft">{source}</p>
          {hadith.collection !== "other" && (
            <p className="text-ink-soft">{hadithText("inBook", { book: hadith.book })}</p>
          )}
        </div>
        <Link href={detailHref} aria-label={text("detailsNamed", { name: source })} className={buttonClass()}>
          {text("details")}
        </Link>
      </div>
    </li>
  );
}

type HadithBadgesProps = { readonly hadith: Hadith; readonly names: HadithTexts["names"] };

/** Number, each grade with its grader, and category; in the two Sahihs the collector is the grader. */
export function HadithBadges({ hadith, names }: HadithBadgesProps) {
  const text = useMessages("hadith");
  const number = printedNumber(hadith.hadithNumber, useLanguage());
  return (
    <ul className="flex flex-wrap items-center gap-2">
      <li>
        <Badge>{text("number", { number })}</Badge>
      </li>
      {hadith.grades.map(({ grade, grader, name }) => (
        <li key={grader}>
          <Badge look="gold">{text("graded", { grade: names.grades[grade], grader: name })}</Badge>
        </li>
      ))}
      <li>
        <Badge look="green">{names.categories[hadith.category]}</Badge>
      </li>
    </ul>
  );
}

type HadithWordsProps = { readonly hadith: Hadith; readonly query: string };

/** The Arabic of a hadith and its translation, with matches of the search marked. */
export function HadithWords({ hadith, query }: HadithWordsProps) {
  const language = useLanguage();
  const parsed = readQuery(query);
  return (
    <>
      <p lang="ar" dir="rtl" data-arabic="" className="text-pretty font-naskh text-2xl leading-loose">
        <MarkedText text={hadith.arabic} marks={marksIn(hadith.arabic, parsed)} />
      </p>
      {hadith.text !== undefined && (
        <p
          lang={language}
          dir={directionOf(language)}
          data-translation=""
          className="mt-4 max-w-[65ch] text-pretty text-ink-soft"
        >
          <MarkedText text={hadith.text} marks={marksIn(hadith.text, parsed)} />
        </p>
      )}
    </>
  );
}
