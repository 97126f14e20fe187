import { useState } from "react";
import type { ImportedHadith } from "#app/api/imported-hadith.ts";
import type { TextActionsComponent } from "#app/browser/actionable-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { ReportButton } from "#app/text-tools/report-button.tsx";
import { HadithNote } from "./hadith-note.tsx";
import { importedKey, useActionableImported } from "./imported-actions.ts";
import { ImportedWords } from "./imported-words.tsx";

type BrowsedHadithProps = {
  /** One hadith in each of its languages. */
  readonly rows: readonly ImportedHadith[];
  readonly Actions: TextActionsComponent;
};

/** A hadith in Arabic and in the reader's language, or where that is missing in those there are. */
export function BrowsedHadith({ rows, Actions }: BrowsedHadithProps) {
  const language = useLanguage();
  const arabic = rows.filter((row) => row.language === "ar");
  const own = rows.filter((row) => row.language === language && language !== "ar");
  const others = rows.filter((row) => row.language !== "ar");
  const shown = [...arabic, ...(own.length > 0 || (language === "ar" && arabic.length > 0) ? own : others)];
  return <ImportedCard rows={shown} query="" Actions={Actions} />;
}

type ImportedCardProps = BrowsedHadithProps & { readonly query: string };

/** A hadith of an operator's collection in all given languages, with what can be done with it, as an item of a list. */
export function ImportedCard({ rows, query, Actions }: ImportedCardProps) {
  const [first] = rows;
  if (!first) return null;
  return (
    <li
      data-imported={`${first.collection} ${first.number}`}
      className="grid gap-3 border-line border-t py-4 print:break-inside-avoid"
    >
      {rows.map((row) => (
        <div key={row.language}>
          <ImportedWords hadith={row} query={query} />
        </div>
      ))}
      <Tools first={first} rows={rows} Actions={Actions} />
    </li>
  );
}

type ToolsProps = BrowsedHadithProps & { readonly first: ImportedHadith };

/** The heart and sharing; folded beside them the person's note and the report of a mistake. */
function Tools({ first, rows, Actions }: ToolsProps) {
  const text = useMessages("browsing");
  const language = useLanguage();
  const [wasOpened, setWasOpened] = useState(false);
  const actionable = useActionableImported(first, rows);
  const { collection, number, title } = first;
  const about = `imported/${collection}/${number.replaceAll("/", ".")}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 print:hidden">
      <details onToggle={() => setWasOpened(true)}>
        <summary className="min-h-11 content-center text-ink-soft text-sm">{text("more")}</summary>
        {wasOpened && (
          <div className="grid gap-2 pt-2">
            <HadithNote id={importedKey(first)} />
            <ReportButton about={about} name={`${title} ${printedNumber(number, language)}`} />
          </div>
        )}
      </details>
      <span className="-me-2.75 text-ink-soft">
        <Actions of={actionable} look="icons" />
      </span>
    </div>
  );
}
