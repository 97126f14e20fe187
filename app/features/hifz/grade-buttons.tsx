import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
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
