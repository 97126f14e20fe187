import { Fragment } from "react";
import { useLanguage } from "#app/i18n/messages.tsx";
import type { Hadith, HadithTexts } from "#content/hadith/index.ts";
import type { Language } from "#domain/language.ts";

type HadithGradesProps = { readonly hadith: Hadith; readonly names: HadithTexts["names"] };

/** Between the graders of one grade. */
const separator = (language: Language) => (language === "ar" || language === "ur" ? "، " : ", ");

/** The grades of the hadith with their graders, each grade once; in the two Sahihs the collector is the grader. */
export function HadithGrades({ hadith, names }: HadithGradesProps) {
  const between = separator(useLanguage());
  const grades = [...new Set(hadith.grades.map(({ grade }) => grade))];
  return (
    <p data-grades="" className="flex flex-wrap items-center gap-x-2 text-sm">
      <span aria-hidden="true" className="size-2 shrink-0 rounded-round bg-green" />
      {grades.map((grade) => (
        <Fragment key={grade}>
          <b className="font-semibold">{names.grades[grade]}</b>
          <span className="text-ink-soft">
            {hadith.grades
              .filter((of) => of.grade === grade)
              .map(({ name }) => name)
              .join(between)}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
