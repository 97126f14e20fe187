import { formatBytes } from "#app/i18n/format-bytes.ts";
import type { useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { ImportOutcome } from "#app/storage/user-data/own-data.ts";
import { largestFile } from "#app/storage/user-data/user-data-file.ts";
import type { Language } from "#domain/language.ts";

type Text = ReturnType<typeof useMessages<"credits">>;

/** What is said after a file was read, or refused. */
export function importAnswer(outcome: ImportOutcome, text: Text, language: Language): string {
  if (outcome.isDone) return text("own.imported", { count: outcome.changed });
  const { fault } = outcome;
  return text(`own.${fault.reason}`, {
    size: formatBytes(largestFile, language),
    record: "record" in fault ? formatNumber(fault.record, language) : "",
  });
}
