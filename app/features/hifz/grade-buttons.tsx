import { localeOf } from "#app/i18n/locale.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Language } from "#domain/language.ts";
import { grades, type ReviewGrade } from "#domain/review/review-card.ts";

type GradeButtonsProps = {
  /** When the card is due again after each grade, as text. */
  readonly waits: Readonly<Record<ReviewGrade, string>> | undefined;
  readonly isDisabled?: boolean;
  readonly onGrade: (grade: ReviewGrade) => void;
};

/** The four grades of a recitation, each with the time until the next review. */
export function GradeButtons({ waits, isDisabled = false, onGrade }: GradeButtonsProps) {
  const text = useMessages("hifz");
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {grades.map((grade) => (
        <Button
          key={grade}
          data-grade={grade}
          disabled={isDisabled}
          onClick={() => onGrade(grade)}
          className="flex-col gap-0! py-2"
        >
          <span>{text(`grade.${grade}`)}</span>{" "}
          {waits && <span className="font-normal text-ink-soft text-xs">{waits[grade]}</span>}
        </Button>
      ))}
    </div>
  );
}

const minute = 60_000;
const day = 24 * 60 * minute;
const steps = [
  ["month", 30 * day],
  ["day", day],
  ["hour", 60 * minute],
  ["minute", minute],
] as const;

type Step = (typeof steps)[number];

function inUnit(milliseconds: number, [unit, length]: Step, language: Language): string {
  const count = Math.max(1, Math.round(milliseconds / length));
  return new Intl.NumberFormat(localeOf(language), { style: "unit", unit, unitDisplay: "long" }).format(
    count,
  );
}

const largest = (milliseconds: number): Step =>
  steps.find(([, size]) => milliseconds >= size) ?? (steps.at(-1) as Step);

/** A wait in its largest whole unit, such as `3 days`. */
export function waitText(milliseconds: number, language: Language): string {
  return inUnit(milliseconds, largest(milliseconds), language);
}

/** Alternative waits, each exact: months are used only if every long wait is a whole number of them. */
export function waitTexts<Name extends string>(
  waits: Readonly<Record<Name, number>>,
  language: Language,
): Readonly<Record<Name, string>> {
  const entries = Object.entries<number>(waits);
  const month = 30 * day;
  const isWhole = entries.every(([, wait]) => wait < month || wait % month === 0);
  const stepFor = (wait: number): Step => (wait >= month && !isWhole ? ["day", day] : largest(wait));
  return Object.fromEntries(
    entries.map(([name, wait]) => [name, inUnit(wait, stepFor(wait), language)]),
  ) as Record<Name, string>;
}
