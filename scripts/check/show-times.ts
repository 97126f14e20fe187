import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { calendarDayAt, parseCalendarDay } from "#domain/calendar-day.ts";
import type { Place } from "#domain/places/place.ts";
import { placeInZone, zoneFileOf } from "#domain/places/zone-place.ts";
import { buildContents } from "#scripts/build/build-contents.ts";
import { timesReport } from "./times-report.ts";

// `npm run show-times` prints what ten visitors see today; `npm run show-times -- 2026-06-21` on another day.
const root = resolve(import.meta.dirname, "../..");
await buildContents(root);
// The addresses of the built files are known only now.
const { defaultPlace, placeSource } = await import("#content/cities/index.ts");

const tromso: Place = {
  id: "NO:69.6489,18.9551",
  name: "Tromsø",
  names: {},
  countryCode: "NO",
  region: "",
  latitude: 69.6489,
  longitude: 18.9551,
  timeZone: "Europe/Oslo",
};

const zones = [
  "Europe/London",
  "Europe/Paris",
  "Europe/Istanbul",
  "Africa/Casablanca",
  "UTC",
  "Asia/Riyadh",
  "Asia/Karachi",
  "Asia/Kuala_Lumpur",
  "Asia/Jakarta",
];

function guessIn(zone: string): Place | undefined {
  const file = resolve(root, `.built/public${placeSource.zoneFile(zoneFileOf(zone))}`);
  return placeInZone(JSON.parse(readFileSync(file, "utf8")), zone);
}

const today = calendarDayAt(Math.floor(Date.now() / 86_400_000));
const day = parseCalendarDay(process.argv[2] ?? "") ?? today;
const visitors = [
  { zone: "Europe/Oslo", guessed: guessIn("Europe/Oslo"), chosen: tromso },
  ...zones.map((zone) => ({ zone, guessed: guessIn(zone) })),
];
for (const visitor of visitors) console.log(`${timesReport(visitor, defaultPlace, day).join("\n")}\n`);
