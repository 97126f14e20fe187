import { useAthkarRow } from "#app/features/athkar/use-athkar-row.tsx";
import { useDueRow } from "#app/features/hifz/use-due-row.tsx";
import { ContinueList } from "#app/features/home/continue-list.tsx";
import { FirstVisit } from "#app/features/home/continue-section.tsx";
import { useKhatmaRow } from "#app/features/khatma/use-khatma-row.tsx";
import { useListenedRow, useReadRow } from "#app/features/reader/preview/use-continue-rows.tsx";

/** What a person can go on with; the athkar of the hour join where anything was started. */
export function HomeContinue() {
  const read = useReadRow();
  const listened = useListenedRow();
  const due = useDueRow();
  const khatma = useKhatmaRow();
  const athkar = useAthkarRow();
  const hasStarted = read || khatma || listened || due || athkar.hasStarted;
  if (!hasStarted) return <FirstVisit />;
  return <ContinueList rows={[read, khatma, athkar.row, due, listened].filter((row) => row !== undefined)} />;
}
