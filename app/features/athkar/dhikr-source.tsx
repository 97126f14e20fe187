import { BookMarked, ChevronDown } from "lucide-react";
import { useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import type { ShownDhikr } from "./athkar-set.ts";
import { joined, placesOf } from "./dhikr-places.ts";

const DhikrActions = lazyComponent(
  () => import("./dhikr-actions.tsx").then((file) => file.DhikrActions),
  <div className="min-h-11" />,
);

/** The source and grade of a dhikr in one line, which expands to its benefit, narrator, graders and actions. */
export function DhikrSource({ dhikr }: { readonly dhikr: ShownDhikr }) {
  const text = useMessages("athkar");
  const language = useLanguage();
  const { grades } = dhikr;
  const [wasOpened, setWasOpened] = useState(false);
  const places = placesOf(dhikr, language);
  const ours = dhikr.translation === undefined ? "oursNote" : "ours";
  const [first] = grades;
  const line = joined([places[0], first && text(`grade.${first.grade}`)], language);
  return (
    <details
      className="group shrink-0 border-line border-t text-sm print:border-t-0"
      data-source=""
      onToggle={(event) => setWasOpened((was) => was || event.currentTarget.open)}
    >
      <summary className="flex min-h-11 print:min-h-0 items-center justify-center gap-2 px-4 font-medium text-ink-soft text-xs leading-tight! hover:text-ink md:text-sm">
        <BookMarked aria-hidden="true" className="size-4 shrink-0 print:hidden" />
        <span>{line}</span>
        <span className="text-green print:hidden">{text("benefitShort")}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-green group-open:rotate-180 print:hidden"
        />
      </summary>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        className="grid max-h-[28svh] gap-2 overflow-y-auto px-4 pb-3 text-ink-soft -outline-offset-4 md:px-6 print:max-h-none"
      >
        <h3 className="font-semibold text-ink">{text("benefit")}</h3>
        <p className="max-w-[65ch] text-pretty text-base text-ink">{dhikr.benefit}</p>
        <p>
          <span className="font-medium text-ink">{text("source")}</span>{" "}
          <span>{joined(places, language)}</span>
        </p>
        {dhikr.narrator && <p>{text("narrator", { name: dhikr.narrator })}</p>}
        {grades.length > 0 && (
          <ul aria-label={text("grades")}>
            {grades.map(({ id, grade, grader }) => (
              <li key={id}>{text("gradedBy", { grade: text(`grade.${grade}`), grader })}</li>
            ))}
          </ul>
        )}
        <p className={dhikr.isReviewed ? "text-green" : ""}>{text(dhikr.isReviewed ? "reviewed" : ours)}</p>
      </div>
      {wasOpened && <DhikrActions dhikr={dhikr} />}
    </details>
  );
}
