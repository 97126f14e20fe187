import { expect, test } from "vitest";
import { formatClock } from "#domain/zoned-time.ts";
import { dayPeriods, forbiddenPeriods, isWithin, type Period } from "./day-periods.ts";
import { angles18, calculationAt, jakarta, tromso } from "./methods.testing.ts";
import { prayers } from "./prayer-name.ts";
import { timetable } from "./timetable.ts";

function periodsOf(place: typeof jakarta, month: number, choices = {}) {
  const calculation = calculationAt(place, angles18, choices);
  const [today, tomorrow] = timetable(place, { year: 2026, month, day: 21 }, 2, calculation);
  if (!today || !tomorrow) throw new Error("no days");
  return { today, tomorrow, periods: dayPeriods(today, tomorrow.times.fajr) };
}

test("each prayer ends where the hadith ends it", () => {
  const { today, tomorrow, periods } = periodsOf(jakarta, 3);
  const { times } = today;
  expect(periods.ends).toEqual({
    fajr: times.sunrise,
    dhuhr: times.asr,
    asr: times.sunset,
    maghrib: times.isha,
    isha: times.midnight,
  });
  expect(periods.lastIsha).toBe(tomorrow.times.fajr);
});

test("duha lies between the sun's rising and its highest stand, with a quarter of an hour and five minutes", () => {
  const { today, periods } = periodsOf(jakarta, 3);
  const clocks = ({ from, until }: Period) =>
    `${formatClock(jakarta.timeZone, from)}–${formatClock(jakarta.timeZone, until)}`;
  const shown = forbiddenPeriods.map((name) => periods.forbidden[name]).map((each) => each && clocks(each));
  expect(shown).toEqual([
    expect.stringMatching(/^04:4\d–05:5\d$/),
    expect.stringMatching(/^05:5\d–06:\d\d$/),
    expect.stringMatching(/^11:5\d–1[12]:\d\d$/),
    expect.stringMatching(/^15:\d\d–18:0\d$/),
    expect.stringMatching(/^17:4\d–18:0\d$/),
  ]);
  expect(periods.duha).toEqual({
    from: (today.times.sunrise ?? 0) + 15 * 60_000,
    until: (today.times.dhuhr ?? 0) - 5 * 60_000,
  });
  expect(isWithin(periods.duha?.from ?? 0, periods.duha)).toBe(true);
  expect(isWithin(periods.duha?.until ?? 0, periods.duha)).toBe(false);
});

test("where the sun gives no times there are no periods, and one that would end before it begins is none", () => {
  const { periods } = periodsOf(tromso, 6, { polarCircleResolution: "Unresolved" });
  expect(prayers.filter((prayer) => periods.ends[prayer] !== null)).toEqual(["dhuhr"]);
  expect(periods.duha).toBeNull();
  expect(isWithin(Date.now(), null)).toBe(false);
  // In the polar night the substituted day is shorter than half an hour.
  const winter = periodsOf(tromso, 12).periods;
  for (const name of forbiddenPeriods) {
    const period = winter.forbidden[name];
    if (period) expect(period.until).toBeGreaterThan(period.from);
  }
});
