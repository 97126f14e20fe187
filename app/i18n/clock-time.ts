import type { Language } from "#domain/language.ts";
import { localeOf } from "./locale.ts";

/** Seconds as minutes and seconds (`1:05`) in the language's digits. */
export function clockTime(seconds: number, language: Language): string {
  const digits = (value: number, least: number) =>
    new Intl.NumberFormat(localeOf(language), { minimumIntegerDigits: least, useGrouping: false }).format(
      value,
    );
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${digits(Math.floor(whole / 60), 1)}:${digits(whole % 60, 2)}`;
}
