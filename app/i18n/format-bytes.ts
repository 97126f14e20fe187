import type { Language } from "#domain/language.ts";
import { formatNumber } from "./numbers.ts";

const units = [
  { unit: "gigabyte", bytes: 1e9, digits: 1 },
  { unit: "megabyte", bytes: 1e6, digits: 1 },
  { unit: "kilobyte", bytes: 1e3, digits: 0 },
] as const;

/** A size in gigabytes, megabytes or kilobytes, whichever leaves a number of 1 or more. */
export function formatBytes(size: number, language: Language): string {
  const { unit, bytes, digits } = units.find((one) => size >= one.bytes) ?? units[2];
  return formatNumber(size / bytes, language, { style: "unit", unit, maximumFractionDigits: digits });
}
