import { expect, test } from "vitest";
import { deviceMinute, devicePrayerDay } from "./device-day.ts";

test("the day of worship begins at three by the device's own clock", () => {
  expect(devicePrayerDay(new Date(2026, 2, 1, 2, 59))).toBe("2026-02-28");
  expect(devicePrayerDay(new Date(2026, 2, 1, 3, 0))).toBe("2026-03-01");
  expect(deviceMinute(new Date(2026, 2, 1, 5, 30))).toBe(330);
});
