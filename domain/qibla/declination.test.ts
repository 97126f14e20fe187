import { describe, expect, test } from "vitest";
import { magneticDeclination } from "./declination.ts";

const year2025 = Date.UTC(2025, 0, 1);

describe("magnetic declination", () => {
  // Test values of the World Magnetic Model 2025, NOAA NCEI and BGS; altitudes up to 8 km make no difference
  // here.
  test.each([
    [80, 0, 1.28],
    [0, 120, -0.16],
    [-80, 240, 68.78],
    [-50, -103, 27.96],
    [0, 21, 1.29],
  ])("at %d°, %d° is what the model's makers publish", (latitude, longitude, published) => {
    const found = magneticDeclination({ latitude, longitude }, year2025);
    expect(found?.degrees).toBeCloseTo(published, 1);
    expect(found?.model).toBe("WMM-2025");
  });

  test("half a year later has moved on", () => {
    const found = magneticDeclination({ latitude: -52, longitude: -75 }, Date.UTC(2025, 6, 2));
    expect(Math.abs((found?.degrees ?? 0) - 14.91)).toBeLessThan(0.05);
  });

  test("is not said for a time without a model, nor by a clock that gives no time", () => {
    const cairo = { latitude: 30.0444, longitude: 31.2357 };
    expect(magneticDeclination(cairo, Date.UTC(2031, 0, 1))).toBeUndefined();
    expect(magneticDeclination(cairo, Date.UTC(1995, 0, 1))).toBeUndefined();
    expect(magneticDeclination(cairo, Number.NaN)).toBeUndefined();
    expect(magneticDeclination(cairo, year2025)?.validUntil).toBe(Date.UTC(2029, 10, 13, 3));
  });

  test("is not said near a magnetic pole, where a needle shows nothing", () => {
    expect(magneticDeclination({ latitude: 85.8, longitude: 139 }, year2025)).toBeUndefined();
  });
});
