import { FileImage, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { PhotoProgress } from "#app/browser/read-photo.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { dayMarks, prayers } from "#domain/prayer-times/prayer-name.ts";
import {
  dayRows,
  isTimeCell,
  rowsText,
  type TextRows,
  tidyCell,
} from "#domain/timetable-photo/timetable-text.ts";
import { readTimetable } from "./read-timetable.ts";
import type { TimetableScript } from "./timetable-messages.ts";

type TimetablePickerProps = {
  readonly firstDay: CalendarDay;
  /** The times as lines of text, once the person has looked at them. */
  readonly onTake: (text: string) => void;
};

type State = PhotoProgress | "empty" | "failed" | undefined;

const scripts = ["latin", "arabic", "persian"] as const satisfies readonly TimetableScript[];

/** Reads the photo or PDF of a printed timetable on this device, and shows its cells for correction before they are used. */
export function TimetablePicker({ firstDay, onTake }: TimetablePickerProps) {
  const iqamahText = useMessages("iqamah");
  const language = useLanguage();
  const picker = useRef<HTMLInputElement>(null);
  const reading = useRef<AbortController>(undefined);
  const usual = language === "ar" ? "arabic" : language === "ur" ? "persian" : "latin";
  const [script, setScript] = useState<TimetableScript>(usual);
  const [state, setState] = useState<State>();
  const [rows, setRows] = useState<TextRows>([]);
  useEffect(() => () => reading.current?.abort(), []);

  const read = async (file: File) => {
    const own = new AbortController();
    reading.current?.abort();
    reading.current = own;
    const show = (next: State) => {
      if (!own.signal.aborted) setState(next);
    };
    show({ part: "loading", done: 0 });
    try {
      const found = dayRows(await readTimetable(file, script, show, own.signal), firstDay);
      if (own.signal.aborted) return;
      // What was read before stays where the new picture has no table.
      if (found.length > 0) setRows(found);
      show(found.length > 0 ? undefined : "empty");
    } catch (error) {
      if (!own.signal.aborted) console.warn("the timetable was not read", error);
      show("failed");
    }
  };
  const stop = () => {
    reading.current?.abort();
    setState(undefined);
  };
  const progress = typeof state === "object" ? state : undefined;
  return (
    <fieldset className="grid gap-3 border-line border-t pt-4">
      <legend className="sr-only">{iqamahText("photo")}</legend>
      <p className="text-ink-soft text-sm">{iqamahText("photoIntro")}</p>
      <label className="flex flex-col gap-1">
        <span>{iqamahText("photoDigits")}</span>
        <select
          value={script}
          onChange={({ target }) => setScript(scripts.find((each) => each === target.value) ?? usual)}
          className="field"
        >
          {scripts.map((each) => (
            <option key={each} value={each}>
              {iqamahText(`photoDigits.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <Button
        onClick={() => picker.current?.click()}
        disabled={progress !== undefined}
        className="justify-self-start"
      >
        <FileImage aria-hidden="true" className="size-4" />
        {iqamahText("photo")}
      </Button>
      <input
        ref={picker}
        type="file"
        accept="image/*,application/pdf"
        hidden
        aria-label={iqamahText("photo")}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void read(file);
          target.value = "";
        }}
      />
      {progress && (
        <div className="flex flex-wrap items-center gap-3">
          <progress value={progress.done} aria-label={iqamahText(`photo.${progress.part}`)} />
          <span className="text-ink-soft text-sm tabular-nums">
            {iqamahText(`photo.${progress.part}`)}{" "}
            {formatNumber(progress.done, language, { style: "percent", maximumFractionDigits: 0 })}
          </span>
          <Button look="bare" onClick={stop}>
            <X aria-hidden="true" className="size-4" />
            {iqamahText("photoCancel")}
          </Button>
        </div>
      )}
      <p role="status" className="text-sm empty:hidden">
        {typeof state === "string" && iqamahText(`photo.${state}`)}
      </p>
      {rows.length > 0 && (
        <>
          <CellTable rows={rows} onChange={setRows} />
          <Button
            onClick={() => {
              onTake(rowsText(rows.map((row) => row.map(tidyCell))));
              setRows([]);
            }}
            className="justify-self-start"
          >
            {iqamahText("photoTake")}
          </Button>
        </>
      )}
    </fieldset>
  );
}

const marksBy: Readonly<Record<number, readonly (typeof dayMarks)[number][]>> = { 5: prayers, 6: dayMarks };

type CellTableProps = { readonly rows: TextRows; readonly onChange: (rows: TextRows) => void };

/** The cells that were read, each a field; one that is no time is marked. */
function CellTable({ rows, onChange }: CellTableProps) {
  const text = useMessages("prayer");
  const iqamahText = useMessages("iqamah");
  const language = useLanguage();
  const width = rows[0]?.length ?? 0;
  const marks = marksBy[width];
  const nameOf = (column: number) => {
    const mark = marks?.[column];
    return mark ? text(`name.${mark}`) : formatNumber(column + 1, language);
  };
  const doubtful = rows.flat().filter((cell) => !isTimeCell(tidyCell(cell))).length;
  const set = (row: number, column: number, value: string) =>
    onChange(
      rows.map((cells, at) =>
        at === row ? cells.map((cell, index) => (index === column ? value : cell)) : cells,
      ),
    );
  return (
    <div className="overflow-x-auto">
      <table className="text-sm tabular-nums">
        <caption className="pb-2 text-start text-ink-soft">
          {iqamahText("photoCells", { count: rows.length })}{" "}
          {iqamahText("photoDoubtful", { count: doubtful })}
        </caption>
        <thead>
          <tr>
            <td />
            {Array.from({ length: width }, (_, column) => (
              <th key={nameOf(column)} scope="col" className="px-1 py-1 text-start font-medium">
                {nameOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the table
            <tr key={row}>
              <th scope="row" className="pe-1.5 text-end font-normal text-ink-soft">
                {formatNumber(row + 1, language)}
              </th>
              {cells.map((cell, column) => (
                <td key={nameOf(column)} className="p-0.5">
                  <input
                    value={cell}
                    dir="ltr"
                    aria-label={`${formatNumber(row + 1, language)} ${nameOf(column)}`}
                    aria-invalid={!isTimeCell(tidyCell(cell))}
                    onChange={({ target }) => set(row, column, target.value)}
                    className="field w-20 px-2 text-center aria-invalid:border-harm"
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
