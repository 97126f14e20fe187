import { z } from "zod";
import { languages } from "#domain/language.ts";

const reference = z.string().regex(/^\d{1,3}:\d{1,3}$/);
const words = z.string().trim().min(1);

export const eventIds = [
  "islamic-new-year",
  "ashura",
  "mawlid",
  "isra-miraj",
  "mid-shaban",
  "ramadan-begins",
  "last-ten-nights",
  "laylat-al-qadr",
  "eid-al-fitr",
  "hajj-begins",
  "arafah",
  "eid-al-adha",
  "tashriq",
] as const;

const eventTypes = ["major", "important", "blessed", "other"] as const;

const month = z.strictObject({
  id: z.int().min(1).max(12),
  arabicName: words,
  quran: z.array(reference).min(1).optional(),
});

/** Day of the Hijri month; `until` is the last day of an event of several days, in the same month. */
const hijriDate = z.strictObject({
  month: z.int().min(1).max(12),
  day: z.int().min(1).max(30),
  until: z.int().min(2).max(30).optional(),
});

const event = z.strictObject({
  id: z.enum(eventIds),
  arabicName: words,
  hijriDate,
  type: z.enum(eventTypes),
  quran: z.array(reference).min(1).optional(),
});

export const calendarFile = z.strictObject({
  months: z.array(month).length(12),
  events: z.array(event).length(eventIds.length),
});

const eventText = z.strictObject({
  name: words,
  description: words,
  significance: words,
  actions: z.array(words).min(1),
});

export const calendarTextFile = z.strictObject({
  language: z.enum(languages),
  author: z.literal("Riwaq"),
  note: words,
  months: z.record(z.string().regex(/^\d{1,2}$/), z.strictObject({ name: words, significance: words })),
  events: z.record(z.enum(eventIds), eventText),
});

export type HijriDate = z.infer<typeof hijriDate>;
export type EventId = (typeof eventIds)[number];
export type EventType = (typeof eventTypes)[number];
export type CalendarFile = z.infer<typeof calendarFile>;
export type CalendarTextFile = z.infer<typeof calendarTextFile>;
