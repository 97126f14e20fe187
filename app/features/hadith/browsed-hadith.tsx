import { useState } from "react";
import type { ImportedHadith } from "#app/api/imported-hadith.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { ReportButton } from "#app/text-tools/report-button.tsx";
import { HadithNote } from "./hadith-note.tsx";
import { ImportedWords } from "./imported-card.tsx";

/** A hadith in Arabic and in the reader's language, or where that is missing in those there are. */
export function BrowsedHadith({ rows }: { readonly rows: readonly ImportedHadith[] }) {
  const text = useMessages("browsing");
  const language = useLanguage();
  const [wasOpened, setWasOpened] = useState(false);
  const arabic = rows.filter((row) => row.language === "ar");
  const own = rows.filter((row) => row.language === language && language !== "ar");
  const others = rows.filter((row) => row.language !== "ar");
  const shown = [...arabic, ...(own.length > 0 || (language === "ar" && arabic.length > 0) ? own : others)];
  const [first] = rows;
  if (!first) return null;
  const { collection, number, title } = first;
  const about = `imported/${collection}/${number.replaceAll("/", ".")}`;
  return (
    <li data-imported={`${collection} ${number}`} className="grid gap-3 border-line border-t py-4">
      {shown.map((row) => (
        <div key={row.language}>
          <ImportedWords hadith={row} query="" />
        </div>
      ))}
      <details className="print:hidden" onToggle={() => setWasOpened(true)}>
        <summary className="min-h-11 content-center text-ink-soft text-sm">{text("more")}</summary>
        {wasOpened && (
          <div className="grid gap-2 pt-2">
            <HadithNote id={`${collection}/${number}`} />
            <ReportButton about={about} name={`${title} ${printedNumber(number, language)}`} />
          </div>
        )}
      </details>
    </li>
  );
}
