import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { occasionAt } from "#domain/counting/athkar-occasion.ts";
import { hourMark } from "./boot.ts";

/** Whether the page that was sent is hidden at an address and hour of the device. */
function hides(hour: number, minute: number, pathname = "/complete-athkar", search = ""): boolean {
  const dataset: Record<string, string> = {};
  class Clock {
    getHours = () => hour;
    getMinutes = () => minute;
  }
  runInNewContext(hourMark, {
    Date: Clock,
    location: { pathname, search },
    document: { documentElement: { dataset } },
  });
  return "hourUnknown" in dataset;
}

test("the morning's athkar are hidden in every minute that is another set's", () => {
  for (let minute = 0; minute < 24 * 60; minute += 1)
    expect(hides(Math.floor(minute / 60), minute % 60), String(minute)).toBe(
      occasionAt(minute) !== "morning",
    );
});

test("nothing is hidden where the address names a set, and on no other page", () => {
  for (const search of ["?category=sleep", "?tab=list&category=travel"])
    expect(hides(22, 0, "/complete-athkar", search)).toBe(false);
  expect(hides(22, 0, "/athkar")).toBe(false);
  expect(hides(22, 0, "/complete-athkar", "?lang=ar")).toBe(true);
});
