import { authorityMonths } from "./authority-months.ts";
import { civilDate, civilMonthLength, civilMonthStart } from "./civil-calendar.ts";
import { type MonthTable, monthTable } from "./month-table.ts";
import { ummAlQura } from "./umm-al-qura.ts";

/**
 * Who says that the month begins: Saudi Arabia's official calendar; Diyanet in Turkey; the calendar of one world
 * (ECFR, FCNA, Muhammadiyah); the ministries of Indonesia, and of Malaysia, Brunei and Singapore (MABIMS); the
 * sighting in Pakistan and in Morocco; and the arithmetical calendar. docs/decisions/038 names the sources.
 */
export const hijriCalendars = [
  "umm_alqura",
  "diyanet",
  "world",
  "indonesia",
  "malaysia",
  "pakistan",
  "morocco",
  "civil",
] as const;

export type HijriCalendar = (typeof hijriCalendars)[number];

const ofAuthority = (name: keyof typeof authorityMonths) =>
  monthTable(authorityMonths[name].firstDay, authorityMonths[name].monthLengths);

/** The months of each authority. */
export const monthTables: Readonly<Record<HijriCalendar, MonthTable>> = {
  umm_alqura: ummAlQura,
  diyanet: ofAuthority("diyanet"),
  world: ofAuthority("world"),
  indonesia: ofAuthority("indonesia"),
  malaysia: ofAuthority("malaysia"),
  pakistan: ofAuthority("pakistan"),
  morocco: ofAuthority("morocco"),
  civil: { start: civilMonthStart, length: civilMonthLength, date: civilDate },
};

/** The year from which each rule is in use; before it the table continues the rule backwards, as an approximation. */
export const exactFrom: Readonly<Record<Exclude<HijriCalendar, "civil">, number>> = {
  umm_alqura: 1420,
  diyanet: 1438,
  world: 1438,
  indonesia: 1443,
  malaysia: 1443,
  pakistan: 1438,
  morocco: 1438,
};

const authorities: Readonly<Record<string, HijriCalendar>> = {
  TR: "diyanet",
  US: "world",
  CA: "world",
  ID: "indonesia",
  MY: "malaysia",
  BN: "malaysia",
  SG: "malaysia",
  PK: "pakistan",
  MA: "morocco",
};

/** The authority of a country by its two letters (ISO 3166-1); Umm al-Qura where we have no source for another. */
export function authorityOf(countryCode: string): HijriCalendar {
  return authorities[countryCode] ?? "umm_alqura";
}

const fastAndFeasts = [9, 10, 12];

/**
 * True if the start of the month is only expected: the authority decides by a sighting on the evening of the 29th,
 * or publishes it later.
 */
export function isExpected(calendar: HijriCalendar, month: number): boolean {
  switch (calendar) {
    case "pakistan":
    case "morocco":
    case "diyanet":
      return true;
    case "umm_alqura":
    case "indonesia":
    case "malaysia":
      return fastAndFeasts.includes(month);
    case "world":
    case "civil":
      return false;
  }
}
