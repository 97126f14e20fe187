import { formatNumber } from "#app/i18n/numbers.ts";
import type { Language } from "#domain/language.ts";

/** The seconds of `hh:mm:ss`; undefined where there is no such text. */
export function secondsOf(clock: string | undefined): number | undefined {
  if (clock === undefined) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(":").map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
}

/** A length as a clock shows it, in the language's digits: `21:32`, `1:00:18`. */
export function lengthText(seconds: number, language: Language): string {
  const two = (value: number) => formatNumber(value, language, { minimumIntegerDigits: 2 });
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const parts = hours > 0 ? [formatNumber(hours, language), two(minutes)] : [formatNumber(minutes, language)];
  return [...parts, two(seconds % 60)].join(":");
}
