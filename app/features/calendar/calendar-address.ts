/** A year of one of the two calendars. */
export type ChosenYear = { readonly kind: "gregorian" | "hijri"; readonly year: number };

type Month = { readonly year: number; readonly month: number };

/** What the address asks the calendar to show; a part is undefined where the address has none or an invalid one. */
export type CalendarAddress = {
  readonly month: Month | undefined;
  readonly year: ChosenYear | undefined;
  /** Id of an event, which may be unknown. */
  readonly event: string | undefined;
};

/** A Hijri month as it is written in the address, `1447-09`. */
export function monthParameter({ year, month }: Month): string {
  return `${year}-${String(month).padStart(2, "0")}`;
}

/** The address parameters of a year; the other calendar's parameter is removed. */
export function yearParameters(chosen: ChosenYear | undefined) {
  const of = (kind: ChosenYear["kind"]) => (chosen?.kind === kind ? String(chosen.year) : undefined);
  return { year: of("gregorian"), hijri: of("hijri") };
}

function yearOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,4}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

function monthOf(text: string | null): Month | undefined {
  const [, year, month] = /^(\d{1,4})-(\d{2})$/.exec(text ?? "") ?? [];
  const parsed = { year: Number(year), month: Number(month) };
  return parsed.year >= 1 && parsed.month >= 1 && parsed.month <= 12 ? parsed : undefined;
}

/** Reads the address; an invalid month or year counts as absent. */
export function calendarAddress(search: URLSearchParams): CalendarAddress {
  const [gregorian, hijri] = [yearOf(search.get("year")), yearOf(search.get("hijri"))];
  return {
    month: monthOf(search.get("month")),
    year: gregorian
      ? { kind: "gregorian", year: gregorian }
      : hijri
        ? { kind: "hijri", year: hijri }
        : undefined,
    event: search.get("event") ?? undefined,
  };
}

export const calendarTabs = ["months", "events", "fasting"] as const;

export type CalendarTab = (typeof calendarTabs)[number];

/** The tab that the address names; `months` for anything unknown. */
export function calendarTabOf(search: URLSearchParams): CalendarTab {
  const requested = search.get("tab");
  return calendarTabs.find((tab) => tab === requested) ?? "months";
}
