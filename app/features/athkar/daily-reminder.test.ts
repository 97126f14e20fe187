import { describe, expect, test } from "vitest";
import { nextReminder } from "#domain/counting/reminder-times.ts";
import { minuteOf, reminderFile, timeFieldOf } from "./daily-reminder.tsx";

const at = (text: string) => Date.parse(text);

describe("the daily reminder", () => {
  test("is due at its minute today, or tomorrow when that is past, by the clock of the zone", () => {
    expect(nextReminder("Asia/Karachi", [390], at("2026-03-01T01:00:00Z"))).toBe(at("2026-03-01T01:30:00Z"));
    expect(nextReminder("Asia/Karachi", [390], at("2026-03-01T01:30:00Z"))).toBe(at("2026-03-02T01:30:00Z"));
    // Summer time begins in Paris on 29 March 2026.
    expect(nextReminder("Europe/Paris", [390], at("2026-03-28T12:00:00Z"))).toBe(at("2026-03-29T04:30:00Z"));
  });

  test("of several is due at the nearest, today or tomorrow", () => {
    const next = (now: string) => nextReminder("UTC", [60, 600, 1200], at(now));
    expect(next("2026-03-01T00:30:00Z")).toBe(at("2026-03-01T01:00:00Z"));
    expect(next("2026-03-01T01:00:00Z")).toBe(at("2026-03-01T10:00:00Z"));
    expect(next("2026-03-01T20:00:00Z")).toBe(at("2026-03-02T01:00:00Z"));
  });

  test("reads and writes a time field", () => {
    expect([timeFieldOf(5), timeFieldOf(1439)]).toEqual(["00:05", "23:59"]);
    expect([minuteOf("06:30"), minuteOf("23:59:10"), minuteOf(""), minuteOf("25:00")]).toEqual([
      390,
      1439,
      undefined,
      undefined,
    ]);
  });

  test("repeats in a calendar file at the local time, with an alarm", async () => {
    const file = await reminderFile("Athkar", "UTC", [390], at("2026-03-01T09:00:00Z"));
    expect(file).toContain("DTSTART:20260301T063000\r\n");
    expect(file).toContain("RRULE:FREQ=DAILY\r\n");
    expect(file).toContain("BEGIN:VALARM\r\n");
  });

  test("at an interval is one repeated entry for each time of the day", async () => {
    const file = await reminderFile("Athkar", "UTC", [480, 600, 720], at("2026-03-01T09:00:00Z"));
    expect(file.match(/^DTSTART:.*$/gm)).toEqual([
      "DTSTART:20260301T080000",
      "DTSTART:20260301T100000",
      "DTSTART:20260301T120000",
    ]);
    expect(file.match(/RRULE:FREQ=DAILY/g)).toHaveLength(3);
    expect(new Set(file.match(/^UID:.*$/gm)).size).toBe(3);
  });
});
