import { expect, test } from "vitest";
import { reminderIntervals, reminderMinutes } from "./reminder-times.ts";

test("once a day it is one minute", () => {
  expect(reminderMinutes({ minute: 390, until: 1200 })).toEqual([390]);
});

test("at an interval it is from the first minute up to the last", () => {
  expect(reminderMinutes({ minute: 480, every: 120, until: 960 })).toEqual([480, 600, 720, 840, 960]);
  expect(reminderMinutes({ minute: 480, every: 120, until: 959 })).toEqual([480, 600, 720, 840]);
  expect(reminderMinutes({ minute: 480, every: 60, until: 480 })).toEqual([480]);
});

test("a part of the day may go over midnight", () => {
  expect(reminderMinutes({ minute: 1320, every: 60, until: 60 })).toEqual([0, 60, 1320, 1380]);
});

test("every choice is within the day, each minute once", () => {
  for (const every of reminderIntervals)
    for (let minute = 0; minute < 1440; minute += 97)
      for (let until = 0; until < 1440; until += 53) {
        const minutes = reminderMinutes({ minute, every, until });
        expect(new Set(minutes).size).toBe(minutes.length);
        expect(minutes.length).toBeLessThanOrEqual(48);
        expect(minutes.every((each) => each >= 0 && each < 1440)).toBe(true);
      }
});
