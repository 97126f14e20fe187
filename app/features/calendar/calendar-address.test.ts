import { expect, test } from "vitest";
import { calendarAddress, monthParameter, yearParameters } from "./calendar-address.ts";

const read = (search: string) => calendarAddress(new URLSearchParams(search));

test("month, year and event are read back from what was written", () => {
  expect(read(`month=${monthParameter({ year: 1448, month: 1 })}`).month).toEqual({ year: 1448, month: 1 });
  expect(read("year=2028").year).toEqual({ kind: "gregorian", year: 2028 });
  expect(read("hijri=1449").year).toEqual({ kind: "hijri", year: 1449 });
  expect(read("event=ramadan-begins").event).toBe("ramadan-begins");
  expect(yearParameters({ kind: "hijri", year: 1449 })).toEqual({ year: undefined, hijri: "1449" });
  expect(yearParameters(undefined)).toEqual({ year: undefined, hijri: undefined });
});

test("an invalid month or year counts as absent", () => {
  for (const month of ["1447-13", "1447-00", "1447", "0000-01", "x", "1447-9", ""])
    expect(read(`month=${month}`).month, month).toBeUndefined();
  for (const year of ["0", "-5", "99999", "x", "20.5"]) {
    expect(read(`year=${year}`).year, year).toBeUndefined();
    expect(read(`hijri=${year}`).year, year).toBeUndefined();
  }
  expect(read("").event).toBeUndefined();
});
