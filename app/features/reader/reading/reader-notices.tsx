import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import type { ReadingPlace } from "./reading-place.ts";

/** Explains which surah or verse of the address does not exist, and what is shown instead. */
export function ProblemNotice({ place: { problem } }: { readonly place: ReadingPlace }) {
  const text = useMessages("reader");
  if (!problem) return null;
  return (
    <p role="status" className="panel mt-4 border-gold p-4 print:hidden">
      {text(problem.kind, { value: problem.value })}
    </p>
  );
}

/** Says that a surah, or the rest of it, did not load, with a button to try again. */
export function ReadingError({ onRetry }: { readonly onRetry: () => void }) {
  const text = useMessages("reader");
  return (
    <div
      role="alert"
      className="panel my-6 flex flex-wrap items-center justify-between gap-3 p-4 print:hidden"
    >
      <p>{text("restFailed")}</p>
      <Button look="primary" onClick={onRetry}>
        {text("retry")}
      </Button>
    </div>
  );
}
