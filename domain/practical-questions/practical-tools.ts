import type { CalendarDay } from "#domain/calendar-day.ts";
import type { HijriDate } from "#domain/hijri/hijri-date.ts";
import { dayMarks } from "#domain/prayer-times/prayer-name.ts";
import type { NisabMetal } from "#domain/zakat/zakat.ts";

/** The times of a day that are asked for: one, all of them, the next one, or the last third of the night. */
export const askedMoments = ["all", "next", ...dayMarks, "lastThird"] as const;
export type AskedMoment = (typeof askedMoments)[number];

/** The events whose date is asked for; `next-eid` is the nearer of the two feasts. */
export const askedEvents = [
  "islamic-new-year",
  "ashura",
  "mawlid",
  "isra-miraj",
  "mid-shaban",
  "ramadan-begins",
  "eid-al-fitr",
  "hajj-begins",
  "arafah",
  "eid-al-adha",
  "tashriq",
  "next-eid",
] as const;
export type AskedEvent = (typeof askedEvents)[number];

/** A question for a date; a year below 1700 is a Hijri one. */
export type DateQuestion =
  | { readonly tool: "hijri-today" }
  | { readonly tool: "event-date"; readonly event: AskedEvent; readonly year?: number }
  | {
      readonly tool: "hijri-month";
      /** 1 (Muharram) to 12. */
      readonly month: number;
      /** 1 to 30; the first where none is named. */
      readonly day: number;
      readonly year?: number;
    }
  | { readonly tool: "hijri-day"; readonly hijri: HijriDate }
  | { readonly tool: "gregorian-day"; readonly day: CalendarDay };

/** A question for the sum of zakat on money, in the words of the asker, or on a weight of gold or silver. */
export type ZakatQuestion =
  | { readonly tool: "zakat"; readonly amount: number; readonly unit: string }
  | { readonly tool: "zakat-metal"; readonly metal: NisabMetal; readonly grams: number };

/** A question that one of our own tools answers: times, the qibla, dates of both calendars, the sum of zakat. */
export type PracticalQuestion =
  | {
      readonly tool: "prayer-times";
      readonly moment: AskedMoment;
      readonly day: "today" | "tomorrow";
      /** The place in the words of the question; absent where it names none. */
      readonly place?: string;
    }
  | { readonly tool: "qibla"; readonly place?: string }
  | DateQuestion
  | ZakatQuestion;

/** The tools of ours that answer practical questions. */
const practicalTools = [
  "prayer-times",
  "qibla",
  "hijri-today",
  "event-date",
  "hijri-month",
  "hijri-day",
  "gregorian-day",
  "zakat",
  "zakat-metal",
] as const satisfies readonly PracticalQuestion["tool"][];

/** True for a question that one of our own tools answers, among those that are computed. */
export function isPractical<Asked extends { readonly tool: string }>(
  asked: Asked | PracticalQuestion | undefined,
): asked is PracticalQuestion {
  return practicalTools.some((tool) => tool === asked?.tool);
}
