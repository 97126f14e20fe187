import type { Language } from "#domain/language.ts";
import { formatNumber } from "./numbers.ts";

/** A size in megabytes, or in kilobytes below one. */
export function formatBytes(bytes: number, language: Language): string {
  const isLarge = bytes >= 1_000_000;
  return formatNumber(bytes / (isLarge ? 1_000_000 : 1000), language, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge ? 1 : 0,
  });
}
