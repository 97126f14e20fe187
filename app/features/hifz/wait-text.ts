import { localeOf } from "#app/i18n/locale.ts";
import type { Language } from "#domain/language.ts";

const minute = 60_000;
const steps = [
  ["month", 30 * 24 * 60 * minute],
  ["day", 24 * 60 * minute],
  ["hour", 60 * minute],
  ["minute", minute],
] as const;

/** A wait in the largest unit that it fills, as `3 days`. */
export function waitText(milliseconds: number, language: Language): string {
  const [unit, length] = steps.find(([, size]) => milliseconds >= size) ?? steps[3];
  const count = Math.max(1, Math.round(milliseconds / length));
  return new Intl.NumberFormat(localeOf(language), { style: "unit", unit, unitDisplay: "long" }).format(
    count,
  );
}
