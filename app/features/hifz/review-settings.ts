import type { Scheme } from "#domain/review/schedule.ts";
import type { Json } from "#domain/sync/operation.ts";

export const fewestADay = 5;
export const mostADay = 500;
export const usualADay = 50;

/** Reads the scheme that was chosen. */
export function readScheme(value: Json): Scheme | undefined {
  return value === "ladder" || value === "fsrs" ? value : undefined;
}

/** Reads how many reviews a day may have. */
export function readDailyLimit(value: Json): number | undefined {
  const isOne =
    typeof value === "number" && Number.isInteger(value) && value >= fewestADay && value <= mostADay;
  return isOne ? value : undefined;
}
