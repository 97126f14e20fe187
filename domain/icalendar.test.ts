import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calendarFile } from "./icalendar.ts";

const madeAt = Date.parse("2026-02-18T10:00:00Z");

/** Reads a file back by the rules of RFC 5545: unfolds, splits, unescapes. */
function read(file: string) {
  const unfolded = file.replaceAll("\r\n ", "").split("\r\n");
  const value = (name: string) =>
    unfolded
      .filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
      .map((line) => line.slice(line.indexOf(":") + 1))
      .map((text) => text.replace(/\\([\\;,nN])/g, (_, sign) => (sign.toLowerCase() === "n" ? "\n" : sign)));
  return { lines: file.split("\r\n"), value };
}

describe("a calendar file", () => {
  test("gives a moment in UTC and a whole day as dates, the end day not included", () => {
    const file = calendarFile(
      "Times",
      [
        { uid: "a@riwaq", summary: "Fajr", start: Date.parse("2026-02-18T03:04:30.500Z"), minutes: 10 },
        { uid: "b@riwaq", summary: "Eid", day: { year: 2026, month: 12, day: 31 } },
      ],
      madeAt,
    );
    const { value } = read(file);
    expect(value("DTSTART")).toEqual(["20260218T030430Z", "20261231"]);
    expect(value("DTEND")).toEqual(["20260218T031430Z", "20270101"]);
    expect(value("DTSTAMP")).toEqual(["20260218T100000Z", "20260218T100000Z"]);
    expect(file).not.toContain("VTIMEZONE");
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  });

  test("keeps every line within 75 octets and every text whole", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (words) => {
        const summary = `صلاة ${words.replace(/\p{Cc}/gu, "")}; a, b \\ c\nd`;
        const file = calendarFile(
          "n",
          [{ uid: "u", summary, day: { year: 2026, month: 1, day: 1 } }],
          madeAt,
        );
        const { lines, value } = read(file);
        for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(value("SUMMARY")).toEqual([summary]);
      }),
    );
  });

  test("cannot be broken into by a text with line ends and control signs", () => {
    const file = calendarFile(
      "x\r\nEND:VCALENDAR",
      [{ uid: "u", summary: "a\r\nBEGIN:VALARM\u0000\u0007", day: { year: 2026, month: 1, day: 1 } }],
      madeAt,
    );
    const { lines, value } = read(file);
    expect(lines.filter((line) => line === "END:VCALENDAR")).toHaveLength(1);
    expect(lines).not.toContain("BEGIN:VALARM");
    expect(value("SUMMARY")).toEqual(["a\nBEGIN:VALARM"]);
  });
});
