import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { eventEntries } from "./hijri/event-calendar.ts";
import { eventsOfYear } from "./hijri/event-dates.ts";
import { calendarFile } from "./icalendar.ts";
import { angles18, calculationAt, london, tromso } from "./prayer-times/methods.testing.ts";
import { dayMarks } from "./prayer-times/prayer-name.ts";
import { month } from "./prayer-times/timetable.ts";
import { timetableEntries } from "./prayer-times/timetable-file.ts";

const madeAt = Date.parse("2026-03-01T00:00:00Z");
const names = {
  fajr: "الفجر",
  sunrise: "Sunrise",
  dhuhr: "Dhuhr",
  asr: "Asr",
  maghrib: "Maghrib",
  isha: "Isha",
};

/** The events of a calendar file as a library of its own reads them. */
function eventsOf(file: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.name).toBe("vcalendar");
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

describe("a timetable's calendar file", () => {
  const days = month(london, 2026, 3, calculationAt(london, angles18));
  const place = "London; the \\ one, on the Thames";
  const events = eventsOf(calendarFile("March", timetableEntries(days, dayMarks, { names, place }), madeAt));

  test("holds every time of the month as a moment, through the change to summer time", () => {
    expect(events).toHaveLength(31 * dayMarks.length);
    const moments = days.flatMap(({ times }) => dayMarks.map((mark) => times[mark]));
    expect(events.map(({ startDate }) => startDate.toJSDate().getTime())).toEqual(moments);
    for (const { startDate, endDate } of events) {
      expect(startDate.zone.tzid).toBe("UTC");
      expect(endDate.subtractDate(startDate).toSeconds()).toBe(600);
    }
  });

  test("keeps names and places whole, and names each entry once", () => {
    expect(events[0]?.summary).toBe("الفجر");
    expect(events[0]?.location).toBe(place);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  test("leaves out what the sun does not give", () => {
    const polar = month(
      tromso,
      2026,
      6,
      calculationAt(tromso, angles18, { polarCircleResolution: "Unresolved" }),
    );
    const file = calendarFile("June", timetableEntries(polar, dayMarks, { names, place }), madeAt);
    for (const { startDate } of eventsOf(file)) expect(startDate.toJSDate().getTime()).not.toBeNaN();
  });
});

describe("the events' calendar file", () => {
  test("holds whole days, one for each day of an event of several", () => {
    const yearly = [
      { id: "ashura", hijriDate: { month: 1, day: 10 } },
      { id: "tashriq", hijriDate: { month: 12, day: 11, until: 13 } },
    ];
    const today = { year: 2025, month: 7, day: 1 };
    const dates = eventsOfYear(yearly, 1447, today, { calendar: "umm_alqura", adjustment: 0 });
    const words = { name: "Ashura, the tenth", description: "One line\nand another; with signs" };
    const events = eventsOf(
      calendarFile(
        "Events",
        eventEntries(dates, () => words),
        madeAt,
      ),
    );
    expect(events.map(({ startDate }) => startDate.toString())).toEqual([
      "2025-07-05",
      "2026-05-28",
      "2026-05-29",
      "2026-05-30",
    ]);
    for (const event of events) {
      expect(event.startDate.isDate).toBe(true);
      expect(event.endDate.subtractDate(event.startDate).toSeconds()).toBe(86_400);
      expect(event.description).toBe(words.description);
    }
  });
});
