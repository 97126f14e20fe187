import type { Language } from "#domain/language.ts";
import { formatNumber } from "./numbers.ts";

/** Seconds as minutes and seconds (`1:05`) in the language's digits. */
export function clockTime(seconds: number, language: Language): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  const ungrouped = minutes < 1000 ? undefined : { useGrouping: false };
  const [tens, ones] = [formatNumber(Math.floor(rest / 10), language), formatNumber(rest % 10, language)];
  return `${formatNumber(minutes, language, ungrouped)}:${tens}${ones}`;
}
