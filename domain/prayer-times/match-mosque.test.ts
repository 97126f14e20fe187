import { describe, expect, test } from "vitest";
import { daysFrom } from "#domain/calendar-day.ts";
import { clockIn } from "#domain/zoned-time.ts";
import { type CalculationChoices, calculationFor } from "./calculation.ts";
import type { CalculationMethod } from "./calculation-method.ts";
import { noAdjustments } from "./calculation-options.ts";
import { dayTimes } from "./day-times.ts";
import { matchMosque, placeShift } from "./match-mosque.ts";
import { angles18, jakarta, london, ninetyMinutes } from "./methods.testing.ts";
import type { MosqueDay } from "./mosque-table.ts";
import { dayMarks } from "./prayer-name.ts";

const isna: CalculationMethod = { ...angles18, id: "isna", fajrAngle: 15, ishaAngle: 15 };
const other: CalculationMethod = { ...angles18, id: "other", ishaAngle: 18, adjustments: noAdjustments };
const methods = [angles18, isna, ninetyMinutes, other];

/** A week as a mosque prints it. */
function printed(place: typeof jakarta, method: CalculationMethod, choices: CalculationChoices): MosqueDay[] {
  const calculation = calculationFor(method, choices, place.latitude);
  return daysFrom({ year: 2026, month: 3, day: 26 }, 7).map((day) => {
    const { times } = dayTimes(place, day, calculation);
    const minutes = dayMarks.map((mark) => {
      const { hour, minute } = clockIn(place.timeZone, times[mark] ?? 0);
      return [mark, hour * 60 + minute];
    });
    return { day, times: Object.fromEntries(minutes) };
  });
}

describe("matching a mosque", () => {
  test("finds the method, the madhab and no minutes where it follows one exactly", () => {
    for (const method of [angles18, isna, ninetyMinutes])
      for (const madhab of ["shafi", "hanafi"] as const) {
        const [best] = matchMosque(printed(jakarta, method, { madhab }), jakarta, methods);
        expect(best).toMatchObject({
          method: method.id,
          choices: { madhab, adjustments: {} },
          worstResidual: 0,
          offsets: 0,
          isLikely: true,
        });
      }
  });

  test("finds the minutes a mosque adds, through a change of summer time", () => {
    const adjustments = { fajr: -2, dhuhr: 4, maghrib: 3 };
    const days = printed(london, angles18, { madhab: "hanafi", adjustments });
    const [best] = matchMosque(days, london, methods);
    expect(best).toMatchObject({
      method: "mwl",
      choices: { madhab: "hanafi", adjustments },
      worstResidual: 0,
    });
  });

  test("finds angles of a mosque's own, when no method is near", () => {
    const days = printed(jakarta, other, { fajrAngle: 12.5, ishaAngle: 12.5 });
    const [best] = matchMosque(days, jakarta, [angles18, other]);
    expect(best?.method).toBe("other");
    expect(best?.choices.fajrAngle).toBeCloseTo(12.5, 0);
    expect(best?.choices.ishaAngle).toBeCloseTo(12.5, 0);
  });

  test("gives back the mosque's times with the choices it found, to the residuals it shows", () => {
    const days = printed(london, isna, { adjustments: { isha: 5 } });
    const odd = days.map((each, index) =>
      index === 3 ? { ...each, times: { ...each.times, asr: (each.times.asr ?? 0) + 2 } } : each,
    );
    const [best] = matchMosque(odd, london, methods);
    expect(best?.residuals.filter(({ minutes }) => minutes !== 0)).toEqual([
      { day: { year: 2026, month: 3, day: 29 }, mark: "asr", minutes: 2 },
    ]);
    expect(best).toMatchObject({ method: "isna", worstResidual: 2, isLikely: true });
  });

  test("works with prayers missing from the table", () => {
    const days = printed(jakarta, isna, {}).map(({ day, times }) => ({
      day,
      times: { fajr: times.fajr ?? 0, maghrib: times.maghrib ?? 0, isha: times.isha ?? 0 },
    }));
    expect(matchMosque(days, jakarta, methods)[0]?.method).toBe("isna");
  });

  test("says that it is unlikely when the times are another place's", () => {
    const days = printed(jakarta, angles18, {});
    expect(matchMosque(days, london, methods)[0]?.isLikely).toBe(false);
    expect(matchMosque([], london, methods)).toEqual([]);
  });

  test("knows a table of another place by sunrise, noon and sunset, and by how much", () => {
    const shiftOf = (days: MosqueDay[], place = london) => {
      const [best] = matchMosque(days, place, methods);
      return best && placeShift(best);
    };
    // Jakarta's clock is not London's.
    expect(Math.abs(shiftOf(printed(jakarta, angles18, {}))?.minutes ?? 0)).toBeGreaterThan(9);
    // Manchester is 2.1° west of London: everything is nine minutes later there.
    const manchester = { ...london, longitude: london.longitude - 2.1 };
    const shift = shiftOf(printed(manchester, angles18, {}));
    expect(Math.abs(shift?.minutes ?? 0)).toBeGreaterThanOrEqual(8);
    expect(Math.abs(shift?.minutes ?? 0)).toBeLessThanOrEqual(9);
    // A mosque's own minutes are no other place.
    expect(
      shiftOf(printed(london, angles18, { adjustments: { sunrise: -3, dhuhr: 8, maghrib: 7 } })),
    ).toBeUndefined();
    expect(shiftOf(printed(london, isna, { madhab: "hanafi" }))).toBeUndefined();
  });
});
