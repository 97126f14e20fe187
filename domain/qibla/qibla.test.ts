import { CalculationMethod, Coordinates, PrayerTimes } from "adhan";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compassHeading, turnTo } from "./compass-heading.ts";
import { distanceToKaaba, kaaba, qiblaBearing, roundedBearing } from "./qibla.ts";
import { qiblaFromSun, sunPosition } from "./sun-position.ts";

const latitude = fc.double({ min: -90, max: 90, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });

describe("the qibla", () => {
  // Published bearings: the test values of adhan 4.4, which give their sources.
  test.each([
    ["Washington", 38.9072, -77.0369, 56.56],
    ["New York", 40.7128, -74.0059, 58.4817],
    ["San Francisco", 37.7749, -122.4194, 18.843],
    ["Anchorage", 61.2181, -149.9003, 350.883],
    ["Sydney", -33.8688, 151.2093, 277.4996],
    ["Auckland", -36.8485, 174.7633, 261.1972],
    ["London", 51.5074, -0.1278, 118.987],
    ["Paris", 48.8566, 2.3522, 119.163],
    ["Oslo", 59.9139, 10.7522, 139.027],
    ["Islamabad", 33.7294, 73.0931, 255.882],
    ["Tokyo", 35.6895, 139.6917, 293.021],
    ["Jakarta", -6.18233995, 106.84287154, 295.1444],
  ])("of %s is as published", (_, lat, lng, expected) => {
    expect(qiblaBearing({ latitude: lat, longitude: lng })).toBeCloseTo(expected, 2);
  });

  test("is never the fixed 115.5 for want of a place: the meeting of equator and Greenwich is a place", () => {
    expect(roundedBearing(qiblaBearing({ latitude: 0, longitude: 0 }) ?? Number.NaN)).toBe(58.5);
  });

  test("has no direction at the Kaaba and opposite it, and one everywhere else", () => {
    expect(qiblaBearing(kaaba)).toBeNull();
    expect(qiblaBearing({ latitude: -21.4225, longitude: -140.1738 })).toBeNull();
    expect(qiblaBearing({ latitude: 21.42664, longitude: 39.82563 })).not.toBeNull();
    fc.assert(
      fc.property(latitude, longitude, (lat, lng) => {
        const bearing = qiblaBearing({ latitude: lat, longitude: lng });
        if (bearing === null) return;
        expect(bearing).toBeGreaterThanOrEqual(0);
        expect(bearing).toBeLessThan(360);
        expect(roundedBearing(bearing)).toBeLessThan(360);
      }),
    );
  });

  test("says how far the Kaaba is", () => {
    expect(distanceToKaaba(kaaba)).toBe(0);
    expect(distanceToKaaba({ latitude: 51.5074, longitude: -0.1278 })).toBeCloseTo(4790, -2);
    expect(distanceToKaaba({ latitude: -21.4225, longitude: -140.1738 })).toBeCloseTo(Math.PI * 6371, 0);
  });
});

describe("the sun's direction", () => {
  test("is south at northern noon and north at southern noon", () => {
    const noonAt = (lat: number, lng: number) =>
      new PrayerTimes(
        new Coordinates(lat, lng),
        new Date(2026, 2, 21, 12),
        CalculationMethod.UmmAlQura(),
      ).dhuhr.getTime();
    expect(sunPosition({ latitude: 51.5, longitude: 0 }, noonAt(51.5, 0)).azimuth).toBeCloseTo(180, 0);
    const south = sunPosition({ latitude: -33.9, longitude: 151.2 }, noonAt(-33.9, 151.2)).azimuth;
    expect(Math.min(south, 360 - south)).toBeLessThan(0.6);
  });

  test("stands at adhan's horizon at adhan's sunrise and sunset, anywhere", () => {
    const days = fc.integer({ min: 0, max: 3650 });
    fc.assert(
      fc.property(fc.double({ min: -60, max: 60, noNaN: true }), longitude, days, (lat, lng, offset) => {
        const date = new Date(2022, 0, 1 + offset, 12);
        const times = new PrayerTimes(new Coordinates(lat, lng), date, unrounded());
        const place = { latitude: lat, longitude: lng };
        for (const at of [times.sunrise, times.sunset])
          expect(sunPosition(place, at.getTime()).altitude).toBeCloseTo(-50 / 60, 1);
      }),
    );
  });

  test("stands over the Kaaba twice a year, when every shadow in the world points away from it", () => {
    // 27 May 2026, 09:18 UTC.
    const overhead = Date.parse("2026-05-27T09:18Z");
    expect(sunPosition(kaaba, overhead).altitude).toBeGreaterThan(89.5);
    const cairo = { latitude: 30.0444, longitude: 31.2357 };
    const found = qiblaFromSun(qiblaBearing(cairo) ?? Number.NaN, sunPosition(cairo, overhead));
    expect(Math.abs(found?.turn ?? 99)).toBeLessThan(1.5);
  });

  test("is not offered at night or with the sun overhead", () => {
    expect(qiblaFromSun(100, { azimuth: 90, altitude: -1 })).toBeUndefined();
    expect(qiblaFromSun(100, { azimuth: 90, altitude: 85 })).toBeUndefined();
    expect(qiblaFromSun(10, { azimuth: 350, altitude: 30 })).toEqual({ turn: 20, sunAzimuth: 350 });
  });
});

describe("the compass", () => {
  test("turns with the device, the right way round in landscape", () => {
    expect(compassHeading({ alpha: 90, isAbsolute: true }, 0)?.heading).toBe(270);
    expect(compassHeading({ alpha: 90, isAbsolute: true }, 90)?.heading).toBe(0);
    expect(compassHeading({ compassHeading: 350, compassAccuracy: 12 }, 270)).toEqual({
      heading: 260,
      accuracy: 12,
      isTrueNorth: false,
    });
  });

  test("adds the declination where it is known, and says which north it means", () => {
    expect(compassHeading({ compassHeading: 359 }, 0, 4)).toEqual({
      heading: 3,
      accuracy: undefined,
      isTrueNorth: true,
    });
    expect(compassHeading({ compassHeading: 10 }, 0, Number.NaN)?.isTrueNorth).toBe(false);
  });

  test("gives nothing for a sensor that sends nothing, NaN, or an angle from nowhere", () => {
    for (const reading of [
      {},
      { alpha: null, isAbsolute: true },
      { alpha: Number.NaN, isAbsolute: true },
      { alpha: 40, isAbsolute: false },
      { compassHeading: -1 },
      { compassHeading: Number.NaN },
    ])
      expect(compassHeading(reading, 0)).toBeUndefined();
    expect(compassHeading({ compassHeading: 10, compassAccuracy: -1 }, Number.NaN)).toEqual({
      heading: 10,
      accuracy: undefined,
      isTrueNorth: false,
    });
  });

  test("shows the short way to turn", () => {
    expect(turnTo(10, 350)).toBe(20);
    expect(turnTo(350, 10)).toBe(-20);
    expect(turnTo(180, 0)).toBe(180);
  });
});

function unrounded() {
  const parameters = CalculationMethod.UmmAlQura();
  parameters.rounding = "none";
  return parameters;
}
