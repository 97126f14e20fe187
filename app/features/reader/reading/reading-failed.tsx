"use no memo";

import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";

/** Says that a surah, or the rest of it, did not arrive, and tries again. */
export function ReadingFailed({ onRetry }: { readonly onRetry: () => void }) {
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
