import { isFastDay, isOfMonth, type Occasion, type OccasionDay } from "#domain/fasting/occasions.ts";
import type { HijriDate } from "#domain/hijri/hijri-date.ts";
import type { Language } from "#domain/language.ts";
import type { FastingTimes } from "#domain/prayer-times/fasting-times.ts";
import type { Catalogue } from "./catalogue.ts";
import { localeOf } from "./locale.ts";
import { formatNumber } from "./numbers.ts";
import type { Values } from "./say.ts";
import { type ClockStyle, timeText } from "./time-text.ts";

/** The messages about days of fasting, from `useMessages` or `loadWords`. */
export type FastingWords = (key: keyof Catalogue["fasting"] & string, values?: Values) => string;

/** The name of what a day is. */
function occasionText(say: FastingWords, language: Language, occasion: Occasion, { day }: HijriDate): string {
  return say(`occasion.${occasion}`, { day: formatNumber(day, language) });
}

/** All that a day is, as a list in the language's own way. */
export function occasionsText(
  say: FastingWords,
  language: Language,
  { occasions, hijri }: OccasionDay,
): string {
  return new Intl.ListFormat(localeOf(language)).format(
    occasions.map((each) => occasionText(say, language, each, hijri)),
  );
}

/** Until when one eats before the fast, and when it is broken. */
export function fastText(
  say: FastingWords,
  language: Language,
  { begins, ends }: FastingTimes,
  style: ClockStyle,
): string {
  const clock = (at: number) => timeText(at, style, language, say);
  return say("fast", { from: clock(begins), until: clock(ends) });
}

/** What there is to say of a day beside its name, a line each: its fast, Al-Kahf, and whether its date is certain. */
export function dayDetails(
  say: FastingWords,
  day: OccasionDay,
  fast: string | undefined,
  isExpected: boolean,
): string {
  const { occasions } = day;
  return [
    ...(fast !== undefined && isFastDay(occasions) ? [fast] : []),
    ...(occasions.includes("kahf") ? [say("kahfBody")] : []),
    ...(isExpected && occasions.some(isOfMonth) ? [say("expectedNotice")] : []),
  ].join("\n");
}
