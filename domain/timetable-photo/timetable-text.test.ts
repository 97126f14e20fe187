import { describe, expect, test } from "vitest";
import { readMosqueTable } from "#domain/prayer-times/mosque-table.ts";
import { pageRows } from "./pdf-rows.ts";
import { dayRows, isTimeCell, rowsText, tidyCell } from "./timetable-text.ts";

const first = { year: 2026, month: 3, day: 4 };
const times = ["04:43", "05:55", "12:08", "15:09", "18:14", "19:23"];

describe("the cells of a table that was read", () => {
  test("get back a separator that was lost", () => {
    expect(["0512", "5.12", " 05 :12", "05::12", ":0512", "512", "Mon"].map(tidyCell)).toEqual([
      "05:12",
      "5:12",
      "05:12",
      "05:12",
      "05:12",
      "5:12",
      "Mon",
    ]);
    expect(["05:12", "25:12", "05:62", "5:1", "", "--"].map(isTimeCell)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test("are the days without headings and weekdays, from either side", () => {
    const rows = [
      ["Day", "Fajr", "Sunrise", "Dhuhr", "Asr", "Maghrib", "Isha"],
      ["Wed", ...times],
      ["Thu", ...times],
    ];
    expect(dayRows(rows, first)).toEqual([times, times]);
    expect(
      dayRows(
        rows.map((row) => row.toReversed()),
        first,
      ),
    ).toEqual([times, times]);
    expect(dayRows([["Masjid"], []], first)).toEqual([]);
  });

  test("become the text of a pasted table, with a gap for what is no time", () => {
    const text = rowsText([times, ["04:43", "05:55", "1?:08", "15:09", "18:14", "19:23"]]);
    const { days, unread } = readMosqueTable(text, first);
    expect(unread).toEqual([]);
    expect(days).toHaveLength(2);
    expect(days[1]?.times.dhuhr).toBeUndefined();
  });
});

describe("the texts of a PDF", () => {
  const at = (text: string, x: number, y: number) => ({ text, x, y, width: text.length * 5, height: 10 });

  test("are rows by their height and cells by the space between them", () => {
    const rows = pageRows([
      at("04:43", 100, 500),
      at("Wed", 20, 501),
      at("05", 160, 500),
      at(":55", 170, 500),
      at("Masjid an-Nur", 60, 700),
      at("٠٤:٤٢", 100, 480),
      at(" ", 130, 480),
    ]);
    expect(rows).toEqual([["Masjid an-Nur"], ["Wed", "04:43", "05:55"], ["04:42"]]);
  });

  test("are divided where a whole row is one text", () => {
    expect(pageRows([at("Wed 04:43 05:55 12:08", 20, 500)])).toEqual([["Wed", "04:43", "05:55", "12:08"]]);
  });
});
