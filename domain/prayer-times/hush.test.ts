import { expect, test } from "vitest";
import { hushEnd, isHushed, typedHushEnd, withoutHushed } from "./hush.ts";

const now = Date.UTC(2026, 10, 26, 12);
const hour = 3_600_000;
const notices = [
  { at: now + hour, prayer: "asr" },
  { at: now + 17 * hour, prayer: "fajr" },
  { at: now + 24 * hour, prayer: "dhuhr" },
] as const;

test("a hush until the next fajr leaves fajr itself announced", () => {
  const until = hushEnd("fajr", notices, now);
  expect(withoutHushed(notices, until, now).map(({ prayer }) => prayer)).toEqual(["fajr", "dhuhr"]);
  expect(hushEnd("fajr", [], now)).toBe(now + 24 * hour);
});

test("a hush of hours ends after them", () => {
  expect(hushEnd("hours", notices, now)).toBe(now + 3 * hour);
  expect(isHushed(now + 1, now)).toBe(true);
  expect(isHushed(now, now)).toBe(false);
  expect(withoutHushed(notices, 0, now)).toEqual(notices);
});

test("an end that only a wrong clock could have stored does not silence for months", () => {
  expect(isHushed(now + 60 * 24 * hour, now)).toBe(false);
  expect(withoutHushed(notices, now + 60 * 24 * hour, now)).toEqual(notices);
});

test("a typed end is by the place's clock, ahead and within a week", () => {
  const at = (typed: string) => typedHushEnd(typed, "Asia/Karachi", now);
  // Noon in UTC is 17:00 there.
  expect(at("2026-11-26T18:30")).toEqual({ until: now + 1.5 * hour });
  expect(at("2026-11-26T17:00")).toEqual({ problem: "past" });
  expect(at("2026-12-03T17:00")).toEqual({ until: now + 7 * 24 * hour });
  expect(at("2026-12-03T17:01")).toEqual({ problem: "far" });
  for (const typed of ["", "2026-11-26", "2026-02-30T10:00", "2026-11-26T24:00", "tomorrow"])
    expect(at(typed), typed).toBeUndefined();
});
