import { useEffect, useRef, useState } from "react";
import { deviceDay } from "#app/browser/device-clock.ts";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { findPart } from "#content/quran/index.ts";
import { addDays, dayNumber, formatCalendarDay, parseCalendarDay } from "#domain/calendar-day.ts";
import { type Khatma, khatmaPages, longestKhatmaName, readKhatma } from "#domain/khatma/khatma.ts";
import { khatmaDayOf, khatmaForecast } from "#domain/khatma/khatma-day.ts";
import { typedNumber } from "#domain/typed-number.ts";
import { verseAt, verseNumber } from "#domain/verse-reference.ts";
import type { QuranPages } from "./quran-pages.ts";

/** Days of a plan before another number is chosen. */
export const defaultDays = 30;

type KhatmaFormProps = {
  readonly quran: QuranPages;
  readonly initialDays: number;
  readonly onBegin: (plan: Khatma) => void;
  readonly onCancel: () => void;
};

/** A new plan: how many days or until when, from which page or verse, and by what its portions are cut. */
export function KhatmaForm({ quran, initialDays, onBegin, onCancel }: KhatmaFormProps) {
  const text = useMessages("khatma");
  const language = useLanguage();
  const today = deviceDay();
  const lastAfter = (days: number) => formatCalendarDay(addDays(today, days - 1));
  const [name, setName] = useState("");
  const [days, setDays] = useState(String(initialDays));
  const [finishBy, setFinishBy] = useState(lastAfter(initialDays));
  const [firstPage, setFirstPage] = useState("1");
  const [firstVerse, setFirstVerse] = useState({ surah: 1, ayah: "1" });
  const beginFrom = (surah: number, ayah: string) => {
    const verse = verseNumber({ surah, ayah: typedNumber(ayah) });
    setFirstVerse({ surah, ayah });
    setFirstPage(verse ? String(findPart(quran.pageStarts, verse)) : "");
  };
  const [portionsBy, setPortionsBy] = useState("page");

  const form = useRef<HTMLFormElement>(null);
  const firstField = useRef<HTMLInputElement>(null);
  // Not where the press of a pace beside it opened it: the other paces stay within reach.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused === document.body || form.current?.contains(focused)) firstField.current?.focus();
  }, []);

  const end = parseCalendarDay(finishBy);
  const length = end ? dayNumber(end) - dayNumber(today) + 1 : 0;
  const hasDays = length >= 1 && length <= khatmaPages;
  const plan = readKhatma({
    name: name.trim(),
    firstPage: typedNumber(firstPage),
    portionsBy,
    startsOn: formatCalendarDay(today),
    finishBy,
    read: 0,
  });
  const forecast = plan && hasDays ? khatmaForecast(plan, today, quran.quarterPages) : [];
  const [first] = forecast;
  const unit = plan && khatmaDayOf(plan, today, quran.quarterPages).unit;
  const last = forecast.at(-1);
  const pages = formatNumber(khatmaPages, language);
  const message =
    first && last
      ? text("preview", {
          count: first.portion.end - first.portion.start,
          last: dayText(last.day, language, "full"),
        })
      : text(hasDays ? "wrongPage" : "wrongDays", { pages });
  return (
    <form
      ref={form}
      aria-label={text("begin")}
      className="panel grid gap-4 p-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (plan && first) onBegin(plan);
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          ref={firstField}
          label={text("days")}
          inputMode="numeric"
          value={days}
          onChange={(event) => {
            const count = typedNumber(event.target.value);
            setDays(event.target.value);
            setFinishBy(
              Number.isInteger(count) && count >= 1 && count <= khatmaPages ? lastAfter(count) : "",
            );
          }}
        />
        <TextField
          label={text("finishBy")}
          type="date"
          min={formatCalendarDay(today)}
          max={lastAfter(khatmaPages)}
          value={finishBy}
          onChange={(event) => {
            const day = parseCalendarDay(event.target.value);
            setFinishBy(event.target.value);
            setDays(day ? String(dayNumber(day) - dayNumber(today) + 1) : "");
          }}
        />
        <TextField
          label={text("firstPage")}
          inputMode="numeric"
          value={firstPage}
          onChange={(event) => {
            const verse = verseAt(quran.pageStarts[typedNumber(event.target.value) - 1] ?? 0);
            setFirstPage(event.target.value);
            if (verse) setFirstVerse({ surah: verse.surah, ayah: String(verse.ayah) });
          }}
        />
        <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
          <SelectField
            label={text("firstSurah")}
            name="surah"
            value={String(firstVerse.surah)}
            onChange={(surah) => beginFrom(Number(surah), "1")}
            options={quran.names.map((surahName, at) => ({
              value: String(at + 1),
              label: `${formatNumber(at + 1, language)} ${surahName}`,
            }))}
          />
          <TextField
            label={text("firstVerse")}
            inputMode="numeric"
            value={firstVerse.ayah}
            onChange={(event) => beginFrom(firstVerse.surah, event.target.value)}
          />
        </div>
        <SelectField
          label={text("portionsBy")}
          name="portions"
          value={portionsBy}
          onChange={setPortionsBy}
          options={[
            { value: "page", label: text("byPage") },
            { value: "juz", label: text("byJuz") },
          ]}
        />
      </div>
      <TextField
        label={text("name")}
        maxLength={longestKhatmaName}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <p role="status" className="text-ink-soft">
        {message}
        {first && portionsBy === "juz" && unit && unit !== "juz" && ` ${text(`endsWith.${unit}`)}`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" disabled={!first}>
          {text("begin")}
        </Button>
        <Button onClick={onCancel}>{text("cancel")}</Button>
      </div>
    </form>
  );
}
