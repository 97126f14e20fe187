import { expect, test } from "vitest";
import { arc, arcPath, arcX, arcY, sunAt } from "./day-card.tsx";

const hour = 3_600_000;
const day = { fajr: 5 * hour, sunrise: 7 * hour, sunset: 17 * hour, isha: 19 * hour };

test("the sun is on the horizon at sunrise and sunset, highest between them and below it at night", () => {
  expect(arcY(day, arcX(day, day.sunrise))).toBeCloseTo(arc.horizon);
  expect(arcY(day, arcX(day, day.sunset))).toBeCloseTo(arc.horizon);
  expect(arcY(day, arcX(day, 12 * hour))).toBeCloseTo(arc.horizon - arc.rise);
  expect(arcY(day, arcX(day, day.fajr))).toBeGreaterThan(arc.horizon);
  expect(arcY(day, arcX(day, day.isha))).toBeLessThan(arc.horizon + arc.sink);
});

test("the way of the sun has no step at the horizon", () => {
  const x = arcX(day, day.sunset);
  expect(Math.abs(arcY(day, x + 0.1) - arcY(day, x - 0.1))).toBeLessThan(0.3);
  expect(arcPath(day)).toMatch(/^M-180 [\d.]+L/);
});

test("the sun stays in the drawing through the whole night", () => {
  for (const now of [-2 * hour, 0, 23 * hour, 30 * hour]) {
    const { x, y } = sunAt(day, now);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(arc.width);
    expect(y).toBeLessThan(arc.height);
  }
});
