import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { Hadith, HadithTexts } from "#content/hadith/index.ts";

type HadithBadgesProps = { readonly hadith: Hadith; readonly names: HadithTexts["names"] };

/** True for the two Sahihs: that the collection took it in says more than a badge would. */
function isOfTheSahihs({ collection }: Hadith): boolean {
  return collection === "bukhari" || collection === "muslim";
}

/** Number, grade with its grader, and category; for the two Sahihs the collection in place of the grade. */
export function HadithBadges({ hadith, names }: HadithBadgesProps) {
  const text = useMessages("hadith");
  const number = printedNumber(hadith.hadithNumber, useLanguage());
  return (
    <ul className="flex flex-wrap items-center gap-2">
      <li>
        <Badge>{text("number", { number })}</Badge>
      </li>
      {isOfTheSahihs(hadith) ? (
        <li className="px-1 text-gold text-sm">{names.collections[hadith.collection]}</li>
      ) : (
        hadith.grades.map(({ grade, grader, name }) => (
          <li key={grader}>
            <Badge look="gold">{text("graded", { grade: names.grades[grade], grader: name })}</Badge>
          </li>
        ))
      )}
      <li>
        <Badge look="green">{names.categories[hadith.category]}</Badge>
      </li>
    </ul>
  );
}
