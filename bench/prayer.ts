import type { Figure } from "#tests/support/figure.ts";
import { measurePrayerTimes } from "./prayer-times.ts";

/** The cost of computing prayer times and of searching places. */
export function benchPrayer(): Figure[] {
  const { yearOfTimes, slowestSearch, indexRead, indexBytes, mosqueMatch } = measurePrayerTimes();
  return [
    { name: "a year of prayer times", value: yearOfTimes, unit: "ms", atMost: 60 },
    { name: "slowest place search", value: slowestSearch, unit: "ms", atMost: 30 },
    { name: "reading the place index", value: indexRead, unit: "ms" },
    { name: "place index", value: indexBytes / 1024, unit: "KiB brotli" },
    { name: "matching a mosque", value: mosqueMatch, unit: "ms" },
  ];
}
