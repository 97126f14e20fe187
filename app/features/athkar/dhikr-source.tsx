"use no memo";

import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import type { ShownDhikr } from "./athkar-set.ts";

/** Where a remembrance stands, who narrated it, how it is graded and by whom, and whose words explain it. */
export function DhikrSource({ dhikr }: { readonly dhikr: ShownDhikr }) {
  const text = useMessages("athkar");
  const language = useLanguage();
  const { grades } = dhikr;
  const places = dhikr.sources.map(({ collection, book, number }) =>
    [collection, book && `(${book})`, printedNumber(number, language)].filter(Boolean).join(" "),
  );
  const ours = dhikr.translation === undefined ? "oursNote" : "ours";
  return (
    <footer className="mt-6 grid gap-2 text-ink-soft text-sm">
      <p>
        <span className="font-medium text-ink">{text("source")}</span> <span>{places.join(" · ")}</span>
      </p>
      <p>{text("narrator", { name: dhikr.narrator })}</p>
      {grades.length > 0 && (
        <ul aria-label={text("grades")} className="flex flex-wrap gap-2">
          {grades.map(({ id, grade, grader }) => (
            <li key={id} className="rounded-round border border-line px-3 py-0.5">
              {text("gradedBy", { grade: text(`grade.${grade}`), grader })}
            </li>
          ))}
        </ul>
      )}
      <p className={dhikr.isReviewed ? "text-green" : ""}>{text(dhikr.isReviewed ? "reviewed" : ours)}</p>
    </footer>
  );
}
