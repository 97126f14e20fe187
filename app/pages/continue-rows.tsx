import { useAthkarRow } from "#app/features/athkar/use-athkar-row.tsx";
import { useDueRow } from "#app/features/hifz/use-due-row.tsx";
import { ContinueList } from "#app/features/home/continue-list.tsx";
import { FirstVisit } from "#app/features/home/continue-section.tsx";
import { useKhatmaRows } from "#app/features/khatma/use-khatma-rows.tsx";
import { useListenedRow, useReadRow } from "#app/features/reader/preview/use-continue-rows.tsx";

/** What a person can go on with; the athkar of the hour join where anything was started. */
export function ContinueRows() {
  const read = useReadRow();
  const listened = useListenedRow();
  const due = useDueRow();
  const khatmas = useKhatmaRows();
  const athkar = useAthkarRow();
  const hasStarted = read || khatmas.length > 0 || listened || due || athkar.hasStarted;
  if (!hasStarted) return <FirstVisit />;
  return (
    <ContinueList rows={[read, ...khatmas, athkar.row, due, listened].filter((row) => row !== undefined)} />
  );
}
