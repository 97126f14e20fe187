import { Link, useSearch } from "wouter";
import { changedSearch } from "#app/browser/address-parameters.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { type FastingWords, occasionsText } from "#app/i18n/occasion-text.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { isFastDay, occasionDays } from "#domain/fasting/occasions.ts";
import type { HijriReckoning } from "#domain/hijri/hijri-calendar.ts";

/** A ring, a dot and a stroke, told apart by their form. */
const looks = {
  fast: "size-1.5 rounded-round border border-current text-green",
  ramadan: "size-1.5 rounded-round bg-current text-green",
  noFast: "h-0.5 w-2 bg-current text-ink-soft",
} as const;

const marks = ["fast", "ramadan", "noFast"] as const;
const names = { fast: "markFast", ramadan: "markRamadan", noFast: "markNoFast" } as const;

type DayMarkProps = {
  readonly words: FastingWords;
  readonly day: CalendarDay;
  readonly reckoning: HijriReckoning;
  readonly isToday: boolean;
};

/** The mark of a day on which one fasts, or does not; named in full for screen readers. */
export function DayMark({ words, day, reckoning, isToday }: DayMarkProps) {
  const language = useLanguage();
  const [found] = occasionDays(day, 1, reckoning, (kind) => kind !== "kahf");
  if (!found) return null;
  const { occasions } = found;
  const mark = occasions.includes("ramadan") ? "ramadan" : isFastDay(occasions) ? "fast" : "noFast";
  return (
    <>
      <span
        aria-hidden="true"
        data-mark={mark}
        className={`absolute start-1 top-1 ${looks[mark]} ${isToday ? "text-on-green!" : ""}`}
      />
      <span className="sr-only">{occasionsText(words, language, found)}</span>
    </>
  );
}

/** What the marks mean; leads to the list of the days. */
export function MarksLegend({ words }: { readonly words: FastingWords }) {
  const search = useSearch();
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-ink-soft text-xs">
      {marks.map((mark) => (
        <span key={mark} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={looks[mark]} />
          {words(names[mark])}
        </span>
      ))}
      <Link
        href={`/islamic-calendar${changedSearch(search, { tab: "fasting", event: undefined })}`}
        className="flex min-h-11 items-center text-green text-sm underline underline-offset-4"
      >
        {words("title")}
      </Link>
    </div>
  );
}
