import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { Hadith, HadithTexts } from "#content/hadith/index.ts";

type HadithBadgesProps = { readonly hadith: Hadith; readonly names: HadithTexts["names"] };

/** Number, each grade with its grader, and category; in the two Sahihs the grader is the collector himself. */
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
