import { describe, expect, test } from "vitest";
import { calendarFile } from "#domain/icalendar.ts";
import { fastingTimes } from "./fasting-times.ts";
import { noIqamah } from "./iqamah.ts";
import { angles18, calculationAt, jakarta, london, ninetyMinutes, tromso } from "./methods.testing.ts";
import { noticeDue } from "./notice-plan.ts";
import { dayMoments, prayers } from "./prayer-name.ts";
import { type NoticeSettings, upcomingNotices } from "./prayer-notices.ts";
import { month, timetable, week } from "./timetable.ts";
import {
  type TimetableHeadings,
  timetableCsv,
  timetableEntries,
  timetableFileName,
} from "./timetable-file.ts";

const at = (text: string) => Date.parse(text);
const first = { year: 2026, month: 2, day: 26 };
const headings = Object.fromEntries(["date", ...dayMoments].map((name) => [name, name])) as TimetableHeadings;

describe("a timetable", () => {
  test("of a week has seven days, over the end of a month", () => {
    const days = week(jakarta, first, calculationAt(jakarta, angles18));
    expect(days.map(({ day }) => day.day)).toEqual([26, 27, 28, 1, 2, 3, 4]);
  });

  test("of a month has its days, in a leap year too", () => {
    expect(month(jakarta, 2028, 2, calculationAt(jakarta, angles18))).toHaveLength(29);
    expect(month(jakarta, 2026, 12, calculationAt(jakarta, angles18))).toHaveLength(31);
  });

  test("goes into a spreadsheet by the place's clock", () => {
    const days = timetable(jakarta, first, 1, calculationAt(jakarta, angles18));
    expect(timetableCsv(days, "Asia/Jakarta", { ...headings, fajr: 'Fajr, "subuh"' })).toBe(
      'date,"Fajr, ""subuh""",sunrise,dhuhr,asr,sunset,maghrib,isha,midnight,lastThird\r\n' +
        "2026-02-26,04:48,05:58,12:07,15:12,18:13,18:13,19:19,23:31,01:16\r\n",
    );
  });

  test("leaves a cell empty where there is no time", () => {
    const calculation = calculationAt(tromso, angles18, { polarCircleResolution: "Unresolved" });
    const days = timetable(tromso, { year: 2026, month: 6, day: 21 }, 1, calculation);
    expect(timetableCsv(days, tromso.timeZone, headings)).toContain("2026-06-21,,,12:47,17:58,,,,,");
    expect(timetableEntries(days, prayers, { names, place: "Tromsø" })).toHaveLength(2);
  });

  test("goes into a calendar in UTC, the same entry by the same name each time", () => {
    const days = timetable(london, { year: 2026, month: 3, day: 28 }, 2, calculationAt(london, angles18));
    const entries = timetableEntries(days, ["dhuhr"], { names, place: "London" });
    const file = calendarFile("London", entries, at("2026-03-01T00:00Z"));
    expect(file).toContain("DTSTART:20260328T120700Z");
    expect(file).toContain("DTSTART:20260329T120600Z");
    expect(entries.map(({ uid }) => uid)).toEqual([
      "dhuhr-2026-03-28-london@riwaq",
      "dhuhr-2026-03-29-london@riwaq",
    ]);
    expect(timetableFileName(first, "ics")).toBe("prayer-times-2026-02-26.ics");
  });
});

const names = {
  fajr: "Fajr",
  sunrise: "Sunrise",
  dhuhr: "Dhuhr",
  asr: "Asr",
  maghrib: "Maghrib",
  isha: "Isha",
};

describe("the fast", () => {
  test("runs from fajr to maghrib", () => {
    const first = { year: 2026, month: 2, day: 18 };
    const [ramadan] = timetable(jakarta, first, 1, calculationAt(jakarta, ninetyMinutes));
    const fast = ramadan && fastingTimes(ramadan);
    expect(fast?.begins).toBe(ramadan?.times.fajr);
    expect(fast?.minutes).toBe(((ramadan?.times.maghrib ?? 0) - (ramadan?.times.fajr ?? 0)) / 60_000);
  });

  test("is not given where there is no dawn or sunset", () => {
    const calculation = calculationAt(tromso, angles18, { polarCircleResolution: "Unresolved" });
    const [day] = timetable(tromso, { year: 2026, month: 6, day: 21 }, 1, calculation);
    expect(day && fastingTimes(day)).toBeUndefined();
  });
});

describe("notices", () => {
  const off = { isOn: false, minutesBefore: 0 };
  const settings: NoticeSettings = {
    fajr: { isOn: true, minutesBefore: 15 },
    dhuhr: off,
    asr: off,
    maghrib: { isOn: true, minutesBefore: 0 },
    isha: off,
  };
  const now = at("2026-03-04T05:00Z");
  const notices = upcomingNotices(jakarta, calculationAt(jakarta, angles18), settings, now);

  test("are those asked for in the next fourteen days, and contain only a time and a prayer", () => {
    expect(notices).toHaveLength(27);
    expect(notices[0]).toEqual({ at: at("2026-03-04T11:11Z"), prayer: "maghrib" });
    expect(notices[1]).toEqual({ at: at("2026-03-04T21:34Z"), prayer: "fajr" });
    expect(new Set(notices.flatMap((notice) => Object.keys(notice)))).toEqual(new Set(["at", "prayer"]));
  });

  test("never come in a heap: after a sleep the last is given if it is fresh, the others never", () => {
    const second = notices[1]?.at ?? 0;
    expect(noticeDue(notices, now, second + 60_000)).toEqual(notices[1]);
    expect(noticeDue(notices, now, second + 3_600_000)).toBeUndefined();
    expect(noticeDue(notices, second, second + 60_000)).toBeUndefined();
    expect(noticeDue(notices, second + 60_000, second - 60_000)).toBeUndefined();
  });

  test("of an iqamah come beside those of the adhan, where they are asked for", () => {
    const rules = { fajr: { after: 20 }, dhuhr: { after: 10 } };
    const mosque = { ...noIqamah, rules, noticeBefore: 5 };
    const calculation = calculationAt(jakarta, angles18);
    const both = upcomingNotices(jakarta, calculation, settings, now, mosque);
    // Dhuhr's notices are off.
    expect(both.filter(({ isIqamah }) => isIqamah)).toHaveLength(13);
    const fajr = notices[1]?.at ?? 0;
    expect(both[2]).toEqual({ at: fajr + 30 * 60_000, prayer: "fajr", isIqamah: true });
    expect(upcomingNotices(jakarta, calculation, settings, now, { ...mosque, noticeBefore: null })).toEqual(
      notices,
    );
  });

  test("are none for a clock that gives no time", () => {
    expect(upcomingNotices(jakarta, calculationAt(jakarta, angles18), settings, Number.NaN)).toEqual([]);
  });
});
