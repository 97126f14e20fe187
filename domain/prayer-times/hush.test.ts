import { expect, test } from "vitest";
import { hushEnd, isHushed, withoutHushed } from "./hush.ts";

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
