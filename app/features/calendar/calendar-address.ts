/** A year by one of the two reckonings. */
export type ChosenYear = { readonly kind: "gregorian" | "hijri"; readonly year: number };

type Month = { readonly year: number; readonly month: number };

/** What the calendar shows, as its address says: each part undefined where it says nothing, or what cannot be. */
export type CalendarAddress = {
  readonly month: Month | undefined;
  readonly year: ChosenYear | undefined;
  /** The name of an event, which may be none of ours. */
  readonly event: string | undefined;
};

/** `1447-09`. */
export function monthParameter({ year, month }: Month): string {
  return `${year}-${String(month).padStart(2, "0")}`;
}

/** The parameters that name a year; the other reckoning's is taken away. */
export function yearParameters(chosen: ChosenYear | undefined) {
  const of = (kind: ChosenYear["kind"]) => (chosen?.kind === kind ? String(chosen.year) : undefined);
  return { year: of("gregorian"), hijri: of("hijri") };
}

function yearOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,4}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

function monthOf(text: string | null): Month | undefined {
  const [, year, month] = /^(\d{1,4})-(\d{2})$/.exec(text ?? "") ?? [];
  const asked = { year: Number(year), month: Number(month) };
  return asked.year >= 1 && asked.month >= 1 && asked.month <= 12 ? asked : undefined;
}

/** Reads the address; whatever is no month or year counts as absent. */
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

export const calendarTabs = ["months", "events"] as const;

export type CalendarTab = (typeof calendarTabs)[number];

/** The tab an address asks for; the months for anything unknown. */
export function calendarTabOf(search: URLSearchParams): CalendarTab {
  const asked = search.get("tab");
  return calendarTabs.find((tab) => tab === asked) ?? "months";
}
