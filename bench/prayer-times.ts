import { readFileSync } from "node:fs";
import { calculationMethod, calculationMethods } from "#content/calculation-methods/index.ts";
import { builtInCities, citiesAddress, defaultPlace } from "#content/cities/index.ts";
import { readPlaceIndex } from "#domain/places/place-index.ts";
import { searchPlaces } from "#domain/places/search-places.ts";
import { calculationFor } from "#domain/prayer-times/calculation.ts";
import { matchMosque } from "#domain/prayer-times/match-mosque.ts";
import { type MosqueDay, readMosqueTable } from "#domain/prayer-times/mosque-table.ts";
import { timetable } from "#domain/prayer-times/timetable.ts";
import { formatClock } from "#domain/zoned-time.ts";

/** Milliseconds, medians of several runs after warming up. */
export type PrayerTimesFigures = {
  /** 365 days of nine times, computed and formatted as `HH:mm`. */
  readonly yearOfTimes: number;
  /** The slowest of all searches. */
  readonly slowestSearch: number;
  /** Reading the index file once. */
  readonly indexRead: number;
  /** Bytes of the index over the wire, brotli. */
  readonly indexBytes: number;
  /** Fitting every method to a week of a mosque's times. */
  readonly mosqueMatch: number;
};

const searches = [
  "a",
  "an",
  "san",
  "istanbul",
  "القاهرة",
  "new y",
  "xqzzwvbn",
  "kuala lumpor",
  "saint petersbrug",
];

/** Measures the prayer page's work on this machine. The texts must be built. */
export function measurePrayerTimes(): PrayerTimesFigures {
  const file = new URL(`../.built/public${citiesAddress}`, import.meta.url);
  const text = readFileSync(file, "utf8");
  const index = readPlaceIndex(JSON.parse(text));
  const week = mosqueWeek();
  return {
    yearOfTimes: Math.max(...builtInCities.slice(0, 3).map((place) => median(9, () => yearOf(place)))),
    slowestSearch: Math.max(...searches.map((typed) => median(9, () => searchPlaces(index, typed)))),
    indexRead: median(5, () => readPlaceIndex(JSON.parse(text))),
    indexBytes: readFileSync(new URL(`${file.href}.br`)).length,
    mosqueMatch: median(3, () => matchMosque(week, defaultPlace, calculationMethods)),
  };
}

function yearOf(place: (typeof builtInCities)[number]): string[] {
  const calculation = calculationFor(calculationMethod("egyptian"), {}, place.latitude);
  return timetable(place, { year: 2026, month: 1, day: 1 }, 365, calculation).flatMap(({ times }) =>
    Object.values(times).map((at) => (at === null ? "" : formatClock(place.timeZone, at))),
  );
}

function mosqueWeek(): readonly MosqueDay[] {
  const line = "05:02 06:31 12:10 15:22 17:50 19:08";
  return readMosqueTable(Array(7).fill(line).join("\n"), { year: 2026, month: 2, day: 10 }).days;
}

function median(runs: number, work: () => unknown): number {
  work();
  const times = Array.from({ length: runs }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  }).sort((a, b) => a - b);
  return Math.round((times[Math.floor(runs / 2)] ?? 0) * 10) / 10;
}
