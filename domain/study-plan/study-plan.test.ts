import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, formatCalendarDay, parseCalendarDay, weekday } from "#domain/calendar-day.ts";
import { streakOf } from "./streak.ts";
import {
  changeLearnt,
  paceOf,
  readPlan,
  type StudyPlan,
  spreadOf,
  studyDayOf,
  studyDaysBetween,
} from "./study-plan.ts";

/** A Saturday. */
const saturday = { year: 2026, month: 11, day: 21 };
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const mulk: StudyPlan = {
  surah: 67,
  from: 1,
  to: 5,
  startsOn: "2026-11-21",
  finishBy: "2026-11-23",
  weekdays: everyDay,
  learnt: 0,
};
const times = (plan: StudyPlan, count: number, by = 0) =>
  Array.from({ length: count }).reduce<StudyPlan>((now) => changeLearnt(now, addDays(saturday, by), 1), plan);

describe("a plan", () => {
  test("divides its verses by the study days that are left", () => {
    expect(studyDayOf(mulk, saturday)).toMatchObject({
      fresh: { from: 1, to: 2 },
      daysLeft: 3,
      isLate: false,
    });
    const second = times(mulk, 2);
    expect(studyDayOf(second, addDays(saturday, 1)).fresh).toEqual({ from: 3, to: 4 });
    expect(studyDayOf(times(second, 2, 1), addDays(saturday, 2)).fresh).toEqual({ from: 5, to: 5 });
  });

  test("keeps the day's portion while it is being learnt, and undoes a press", () => {
    const one = times(mulk, 1);
    expect(studyDayOf(one, saturday)).toMatchObject({ fresh: { from: 1, to: 2 }, freshDone: 1 });
    expect(changeLearnt(one, saturday, -1).learnt).toBe(0);
    expect(changeLearnt(mulk, saturday, -1).learnt).toBe(0);
  });

  test("spreads a missed day over the rest, and keeps its pace when its last day is over", () => {
    expect(studyDayOf(mulk, addDays(saturday, 1)).fresh).toEqual({ from: 1, to: 3 });
    expect(studyDayOf(mulk, addDays(saturday, 9))).toMatchObject({ isLate: true, fresh: { from: 1, to: 2 } });
  });

  test("asks nothing new on a free day, and nothing when all is learnt", () => {
    expect(studyDayOf({ ...mulk, weekdays: [1] }, saturday)).toMatchObject({
      isStudyDay: false,
      fresh: undefined,
    });
    expect(studyDayOf({ ...mulk, learnt: 5 }, saturday)).toMatchObject({
      isFinished: true,
      fresh: undefined,
    });
    expect(studyDayOf({ ...mulk, learnt: 5 }, addDays(saturday, 20)).isLate).toBe(false);
  });

  test("is learnt whole by its last day by whoever does each day's portion", () => {
    const plans = fc.record({
      length: fc.integer({ min: 1, max: 286 }),
      days: fc.integer({ min: 0, max: 60 }),
      weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    });
    fc.assert(
      fc.property(plans, ({ length, days, weekdays }) => {
        const last = addDays(saturday, days);
        let plan: StudyPlan = { ...mulk, surah: 2, to: length, finishBy: formatCalendarDay(last), weekdays };
        let [busy, most, busyLast] = [0, 0, saturday];
        for (let step = 0; step <= days; step++) {
          const { fresh } = studyDayOf(plan, addDays(saturday, step));
          if (fresh) {
            busy++;
            most = Math.max(most, fresh.to - fresh.from + 1);
            busyLast = addDays(saturday, step);
          }
          if (fresh) plan = times(plan, fresh.to - fresh.from + 1, step);
        }
        expect(plan.learnt).toBe(studyDaysBetween(saturday, last, weekdays) > 0 ? length : 0);
        expect(paceOf(plan)).toBeGreaterThanOrEqual(1);
        expect(spreadOf(plan)).toEqual(busy === 0 ? undefined : { most, days: busy, last: busyLast });
        expect(readPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
      }),
    );
  });

  test("that is not one whole is not read", () => {
    const wrongs = [
      null,
      {},
      { ...mulk, to: 31 },
      { ...mulk, weekdays: [] },
      { ...mulk, finishBy: "2026-02-30" },
    ];
    for (const wrong of wrongs) expect(readPlan(wrong)).toBeUndefined();
    fc.assert(fc.property(fc.anything(), (value) => void readPlan(value)));
  });
});

describe("a streak", () => {
  const back = (...days: number[]) => new Set(days.map((by) => formatCalendarDay(addDays(saturday, -by))));

  test("counts days in a row and does not break before today is over", () => {
    expect(streakOf(back(0, 1, 2), saturday, everyDay)).toEqual({ days: 3, graceDays: 0, isTodayDone: true });
    expect(streakOf(back(1, 2), saturday, everyDay)).toEqual({ days: 2, graceDays: 0, isTodayDone: false });
  });

  test("forgives one missed day in seven, not two", () => {
    expect(streakOf(back(0, 2, 3), saturday, everyDay)).toMatchObject({ days: 3, graceDays: 1 });
    expect(streakOf(back(0, 2, 4), saturday, everyDay)).toMatchObject({ days: 2, graceDays: 1 });
    expect(streakOf(back(), saturday, everyDay)).toMatchObject({ days: 0, graceDays: 0 });
  });

  test("passes over the days that are free", () => {
    const free = [1, 2, 3, 4, 5];
    const workdays = Array.from({ length: 21 }, (_, by) => by).filter((by) =>
      free.includes(weekday(addDays(saturday, -by))),
    );
    expect(streakOf(back(...workdays), saturday, free)).toMatchObject({
      days: workdays.length,
      graceDays: 0,
    });
    expect(parseCalendarDay("2026-11-21")).toEqual(saturday);
  });
});
