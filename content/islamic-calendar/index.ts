import type { Language } from "#domain/language.ts";
import type { CalendarFile, CalendarTextFile } from "./schema.ts";

export type { EventId, EventType, HijriDate } from "./schema.ts";

type CalendarMonth = CalendarFile["months"][number];
type CalendarEvent = CalendarFile["events"][number];

/** A month with its texts; `quran` lists related references. */
export type IslamicMonth = CalendarMonth & { name: string; significance: string };

/** An event with its texts; `hijriDate.until` is set if it lasts several days. */
export type IslamicEvent = CalendarEvent & CalendarTextFile["events"][CalendarEvent["id"]];

export type CalendarTexts = {
  language: Language;
  /** How dates are calculated and why a local date may differ; shown beside the events. */
  note: string;
  months: IslamicMonth[];
  events: IslamicEvent[];
};

// One chunk per language; a test validates the data, so the browser does not.
const files = {
  en: () => import("./data/text.en.json", { with: { type: "json" } }),
  ar: () => import("./data/text.ar.json", { with: { type: "json" } }),
  fr: () => import("./data/text.fr.json", { with: { type: "json" } }),
  ur: () => import("./data/text.ur.json", { with: { type: "json" } }),
  id: () => import("./data/text.id.json", { with: { type: "json" } }),
  tr: () => import("./data/text.tr.json", { with: { type: "json" } }),
} satisfies Record<Language, () => Promise<unknown>>;

/**
 * Months in order and events by date of the Hijri year, in one language. Rejects if the chunk fails to load.
 */
export async function loadCalendarTexts(language: Language): Promise<CalendarTexts> {
  const [calendar, text] = await Promise.all([
    import("./data/calendar.json", { with: { type: "json" } }),
    files[language](),
  ]);
  const core = calendar.default as CalendarFile;
  const words = text.default as CalendarTextFile;
  return {
    language,
    note: words.note,
    months: core.months.map((month) => {
      const own = words.months[String(month.id)];
      if (own === undefined) throw new Error(`islamic-calendar: no ${language} text for month ${month.id}`);
      return { ...month, ...own };
    }),
    events: core.events.map((event) => ({ ...event, ...words.events[event.id] })),
  };
}
