"use no memo";

import { useMessages } from "#app/i18n/messages.tsx";
import type { ReadingPlace } from "./reading-place.ts";

/** Says calmly what the address asked for in vain, and what is shown instead. */
export function ProblemNotice({ place: { problem } }: { readonly place: ReadingPlace }) {
  const text = useMessages("reader");
  if (!problem) return null;
  return (
    <p role="status" className="panel mt-4 border-gold p-4 print:hidden">
      {text(problem.kind, { value: problem.value })}
    </p>
  );
}
