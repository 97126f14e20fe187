import { expect, test } from "vitest";
import { type CalendarDay, daysFrom, formatCalendarDay, parseCalendarDay } from "#domain/calendar-day.ts";
import {
  defaultReckoning,
  gregorianDayOf,
  type HijriReckoning,
  hijriDateOf,
} from "#domain/hijri/hijri-calendar.ts";
import { corrected } from "#domain/hijri/month-correction.ts";
import { calendarFile } from "#domain/icalendar.ts";
import { occasionEntries } from "./occasion-entries.ts";
import {
  isFastDay,
  isOfMonth,
  kindOf,
  type Occasion,
  occasionDays,
  occasionKinds,
  occasionsOn,
} from "./occasions.ts";

function day(text: string): CalendarDay {
  const parsed = parseCalendarDay(text);
  if (!parsed) throw new Error(`${text} is no day`);
  return parsed;
}

/** The days of 1447 AH by Umm al-Qura: 26 June 2025 to 15 June 2026. */
const yearOf1447 = (reckoning: HijriReckoning) =>
  daysFrom(day("2025-06-26"), 355).map((each) => ({
    each: formatCalendarDay(each),
    occasions: occasionsOn(each, reckoning),
  }));
const daysOf = (occasion: Occasion, reckoning = defaultReckoning) =>
  yearOf1447(reckoning)
    .filter(({ occasions }) => occasions.includes(occasion))
    .map(({ each }) => each);

test("the days of a year are those of Umm al-Qura's published dates", () => {
  expect(daysOf("ashuraEve")).toEqual(["2025-07-04"]);
  expect(daysOf("ashura")).toEqual(["2025-07-05"]);
  expect(daysOf("ashuraAfter")).toEqual(["2025-07-06"]);
  expect(daysOf("arafah")).toEqual(["2026-05-26"]);
  expect(daysOf("eidAlFitr")).toEqual(["2026-03-20"]);
  expect(daysOf("eidAlAdha")).toEqual(["2026-05-27"]);
  expect(daysOf("tashriq")).toEqual(["2026-05-28", "2026-05-29", "2026-05-30"]);
  expect(daysOf("ramadan")).toHaveLength(30);
  expect(daysOf("ramadan").at(0)).toBe("2026-02-18");
  expect(daysOf("ramadan").at(-1)).toBe("2026-03-19");
  expect(daysOf("shawwal")).toHaveLength(28);
  expect(daysOf("shawwal")[0]).toBe("2026-03-21");
});

test("white days are three in a month but for Ramadan, and two in Dhu al-Hijjah", () => {
  const white = daysOf("white");
  expect(white).toHaveLength(10 * 3 + 2);
  // The 13th of Dhu al-Hijjah is a day of tashriq.
  expect(white).not.toContain("2026-05-30");
  expect(white).toContain("2026-05-31");
});

test("nothing is fasted on a feast, and only the month's fast in Ramadan", () => {
  for (const { each, occasions } of yearOf1447(defaultReckoning)) {
    const isFeast = occasions.some((occasion) => kindOf(occasion) === "noFast");
    if (isFeast) expect(isFastDay(occasions), each).toBe(false);
    if (occasions.includes("ramadan"))
      expect(
        occasions.filter((occasion) => occasion !== "kahf"),
        each,
      ).toEqual(["ramadan"]);
  }
  const ofWeek = [...daysOf("monday"), ...daysOf("thursday")];
  // 28 May 2026 was a Thursday of tashriq, 3 July 2025 a plain one.
  expect(ofWeek).not.toContain("2026-05-28");
  expect(ofWeek).toContain("2025-07-03");
});

test("a day can be several things, and Al-Kahf is read on Fridays of every kind", () => {
  // Monday 1 June 2026 is 15 Dhu al-Hijjah.
  expect(occasionsOn(day("2026-06-01"), defaultReckoning)).toEqual(["white", "monday"]);
  // Friday 29 May 2026 is a day of tashriq, Friday 20 February 2026 one of Ramadan.
  expect(occasionsOn(day("2026-05-29"), defaultReckoning)).toEqual(["tashriq", "kahf"]);
  expect(occasionsOn(day("2026-02-20"), defaultReckoning)).toEqual(["ramadan", "kahf"]);
  expect(daysOf("kahf")).toHaveLength(51);
});

test("the days follow the authority and a correction from its month on", () => {
  // Pakistan began Ramadan 1447 on 19 February 2026, a day after Umm al-Qura.
  const pakistan: HijriReckoning = { calendar: "pakistan", adjustment: 0 };
  const first = gregorianDayOf({ year: 1447, month: 9, day: 1 }, pakistan);
  expect(first && formatCalendarDay(first)).toBe("2026-02-19");
  expect(daysOf("ramadan", pakistan)[0]).toBe("2026-02-19");

  const late = corrected(defaultReckoning, { year: 1447, month: 12 }, -1);
  expect(daysOf("arafah", late)).toEqual(["2026-05-27"]);
  expect(daysOf("tashriq", late)).toEqual(["2026-05-29", "2026-05-30", "2026-05-31"]);
  // The months before stay.
  expect(daysOf("ashura", late)).toEqual(["2025-07-05"]);
  expect(daysOf("eidAlFitr", late)).toEqual(["2026-03-20"]);
  expect(occasionsOn(day("2026-05-26"), late)).toEqual([]);
});

test("outside the calendar's years a day is nothing", () => {
  expect(hijriDateOf(day("2100-01-04"))).toBeUndefined();
  expect(occasionsOn(day("2100-01-04"), defaultReckoning)).toEqual([]);
  expect(occasionDays(day("2100-01-04"), 30, defaultReckoning)).toEqual([]);
});

test("coming days are those of the wanted kinds; the six of Shawwal are named once", () => {
  const coming = occasionDays(day("2026-03-18"), 40, defaultReckoning, (kind) => kind === "shawwal");
  expect(coming).toEqual([
    { day: day("2026-03-21"), hijri: { year: 1447, month: 10, day: 2 }, occasions: ["shawwal"] },
  ]);
  const all = occasionDays(day("2026-03-18"), 355, defaultReckoning);
  expect(new Set(all.flatMap(({ occasions }) => occasions.map(kindOf)))).toEqual(new Set(occasionKinds));
  expect((["monday", "kahf", "white", "ramadan"] as const).map(isOfMonth)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test("a calendar file has each day once, with the same identity when it is made again", () => {
  const days = occasionDays(day("2026-03-18"), 355, defaultReckoning);
  const entries = occasionEntries(days, ({ occasions }) => ({
    summary: occasions.join(", "),
    description: "",
  }));
  const uids = entries.map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(days.length);
  expect(uids).toContain("eidAlAdha-2026-05-27@riwaq");
  const file = calendarFile("Fasts", entries, Date.UTC(2026, 2, 18));
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(days.length);
  expect(file).toContain("DTSTART;VALUE=DATE:20260526\r\nDTEND;VALUE=DATE:20260527");
});
