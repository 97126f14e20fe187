import { type FormEvent, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { forgetDraft, useDraft } from "#app/storage/draft.ts";
import { text as someText } from "#app/storage/stored-shape.ts";
import { Button } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { useToast } from "#app/ui/toast.ts";
import { calculationMethods } from "#content/calculation-methods/index.ts";
import { formatCalendarDay, parseCalendarDay } from "#domain/calendar-day.ts";
import { limits } from "#domain/prayer-times/calculation-options.ts";
import { type MosqueMatch, matchMosque } from "#domain/prayer-times/match-mosque.ts";
import { type MosqueTable, readMosqueTable } from "#domain/prayer-times/mosque-table.ts";
import { calendarDayIn } from "#domain/zoned-time.ts";
import { MosqueResult } from "./mosque-result.tsx";
import { useCalculationChoices } from "./use-calculation-choices.ts";
import type { PrayerCalculation } from "./use-prayer-calculation.ts";

type MosqueSheetProps = {
  readonly setting: PrayerCalculation;
  readonly onClose: () => void;
};

const pastedDraft = "prayer.mosque";
const firstDayDraft = "prayer.mosque.firstDay";

type Answer = { readonly table: MosqueTable; readonly matches: readonly MosqueMatch[] };

/** Takes a mosque's own table as it was pasted, kept until a method is fitted to it, should the sheet be closed. */
export function MosqueSheet({ setting, onClose }: MosqueSheetProps) {
  const text = useMessages("prayer");
  const part = useMessages("prayerparts");
  const showToast = useToast();
  const { saveOwn } = useCalculationChoices();
  const { place } = setting;
  const [pasted, setPasted] = useDraft(pastedDraft, someText, "");
  const today = formatCalendarDay(calendarDayIn(place.timeZone, Date.now()));
  const [first, setFirst] = useDraft(firstDayDraft, someText, today);
  const [answer, setAnswer] = useState<Answer>();
  const firstDay = parseCalendarDay(first);
  const isDayFine =
    firstDay !== undefined && firstDay.year >= limits.year.min && firstDay.year <= limits.year.max;
  const match = (event: FormEvent) => {
    event.preventDefault();
    if (!firstDay || !isDayFine) return;
    const table = readMosqueTable(pasted, firstDay);
    setAnswer({ table, matches: matchMosque(table.days, place, calculationMethods).slice(0, 3) });
  };
  return (
    <Sheet title={text("matchMosque")} closeLabel={part("close")} isOpen onClose={onClose}>
      <form onSubmit={match} className="flex flex-col gap-4">
        <p className="text-ink-soft">{part("mosqueIntro")}</p>
        <label className="flex flex-col gap-1">
          <span>{part("mosqueFirstDay")}</span>
          <input
            type="date"
            required
            value={first}
            onChange={(event) => setFirst(event.target.value)}
            className="field"
          />
          {!isDayFine && (
            <span role="alert" className="text-harm text-sm">
              {part("mosqueNoDay")}
            </span>
          )}
        </label>
        <label className="flex flex-col gap-1">
          <span>{part("mosqueTimes")}</span>
          <textarea
            required
            rows={8}
            maxLength={40_000}
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
            placeholder={part("mosqueExample")}
            className="field py-2 font-mono text-sm"
          />
        </label>
        <Button type="submit" look="primary">
          {part("mosqueMatch")}
        </Button>
      </form>
      {answer && (
        <MosqueResult
          {...answer}
          onSave={({ method, choices }) => {
            saveOwn({ method, choices });
            forgetDraft(pastedDraft);
            forgetDraft(firstDayDraft);
            showToast({ title: part("mosqueSaved") });
            onClose();
          }}
        />
      )}
    </Sheet>
  );
}
