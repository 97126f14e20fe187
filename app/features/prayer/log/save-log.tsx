import { FileDown, FileJson, Printer } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { saveFile } from "#app/browser/save-file.ts";
import { saveText } from "#app/browser/save-text.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { exportFile } from "#app/storage/user-data/user-data-file.ts";
import { Button } from "#app/ui/button.tsx";
import { type CalendarDay, formatCalendarDay } from "#domain/calendar-day.ts";
import { csvTable } from "#domain/csv-table.ts";
import { logTable } from "#domain/prayer-log/log-table.ts";
import { pausedDays } from "#domain/prayer-log/pause.ts";
import type { PrayerLog } from "./use-prayer-log.ts";

type SaveLogProps = { readonly today: CalendarDay; readonly log: PrayerLog };

/** The log as a table, as a file that Riwaq reads again, and on paper. */
export function SaveLog({ today, log }: SaveLogProps) {
  const text = useMessages("prayerlog");
  const prayerText = useMessages("prayer");
  const part = useMessages("prayerparts");
  const [result, setResult] = useState("");
  const name = `prayer-log-${formatCalendarDay(today)}`;
  const saveTable = () => {
    const words = {
      date: prayerText("date"),
      prayers: {
        fajr: text("name.fajr"),
        dhuhr: text("name.dhuhr"),
        asr: text("name.asr"),
        maghrib: text("name.maghrib"),
        isha: text("name.isha"),
      },
      marks: {
        onTime: text("mark.onTime"),
        congregation: text("mark.congregation"),
        late: text("mark.late"),
        missed: text("mark.missed"),
      },
      owed: text("owedTitle"),
      paused: text("paused"),
    };
    const { pauses, sharing } = log.pauses;
    const paused = sharing.log ? pausedDays(pauses, formatCalendarDay(today)) : undefined;
    saveText(`${name}.csv`, "text/csv", csvTable(logTable(log.days, log.owed, words, paused)));
    setResult(text("saved", { name: `${name}.csv` }));
  };
  const saveRecords = async () => {
    try {
      saveFile(`${name}.json`, await exportFile(undefined, Date.now(), "prayer-log"));
      setResult(text("saved", { name: `${name}.json` }));
    } catch {
      setResult(text("saveFailed"));
    }
  };
  return (
    <section aria-label={text("save")} className="grid gap-2 print:hidden">
      <div className="flex flex-wrap gap-2">
        <Button onClick={saveTable}>
          <FileDown aria-hidden="true" className="size-4" />
          {part("saveCsv")}
        </Button>
        <Button onClick={saveRecords}>
          <FileJson aria-hidden="true" className="size-4" />
          {text("saveJson")}
        </Button>
        <Button onClick={() => print()}>
          <Printer aria-hidden="true" className="size-4" />
          {part("print")}
        </Button>
      </div>
      <p role="status" className="text-ink-soft text-sm">
        {result}
      </p>
      <p className="text-ink-soft text-sm">
        {text("saveHint")}{" "}
        <Link href="/credits#privacy" className="text-green underline">
          {text("saveAll")}
        </Link>
      </p>
    </section>
  );
}
