import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findPart, loadStructure, quarterPagesOf } from "#content/quran/index.ts";
import { addDays, dayNumber, formatCalendarDay, parseCalendarDay } from "#domain/calendar-day.ts";
import {
  isKhatmaFinished,
  isLeftToRead,
  type Khatma,
  khatmaFinishedOn,
  khatmaPageAfter,
  khatmaPages,
  pagesReadWith,
  readKhatma,
  withPagesRead,
} from "./khatma.ts";
import { khatmaDayOf, khatmaForecast, type PageSpan, pagesOfPortion } from "./khatma-day.ts";

const structure = await loadStructure();
const juzPages = structure.juz.map((verse) => findPart(structure.page, verse));
const quarterPages = quarterPagesOf(structure);

const start = { year: 2026, month: 11, day: 1 };
const dayAfter = (days: number) => addDays(start, days);

function planOf(days: number, rest: Partial<Khatma> = {}): Khatma {
  return {
    name: "",
    firstPage: 1,
    portionsBy: "page",
    startsOn: formatCalendarDay(start),
    finishBy: formatCalendarDay(dayAfter(days - 1)),
    read: 0,
    ...rest,
  };
}

const pagesIn = (spans: readonly PageSpan[]) =>
  spans.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
const allPages = Array.from({ length: khatmaPages }, (_, index) => index + 1);

describe("the pages of a plan", () => {
  const plans = fc.record({
    days: fc.integer({ min: 1, max: 604 }),
    firstPage: fc.integer({ min: 1, max: 604 }),
    portionsBy: fc.constantFrom("page" as const, "juz" as const),
  });

  test("each is in exactly one portion, and every day to the last has one", () => {
    fc.assert(
      fc.property(plans, ({ days, ...rest }) => {
        const plan = planOf(days, rest);
        const forecast = khatmaForecast(plan, start, quarterPages);
        const pages = forecast.flatMap(({ portion }) => pagesIn(pagesOfPortion(plan, portion)));
        expect(pages[0]).toBe(rest.firstPage);
        expect(pages.sort((one, other) => one - other)).toEqual(allPages);
        expect(forecast.length).toBe(days);
      }),
      { numRuns: 40 },
    );
  });

  test("the same holds when days are missed, read in part, read ahead and the end is moved", () => {
    const steps = fc.array(fc.constantFrom("done", "missed", "half", "ahead", "moved"), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(plans, steps, ({ days, ...rest }, each) => {
        let plan = planOf(days, rest);
        const pages: number[] = [];
        for (let passed = 0; !isKhatmaFinished(plan) && passed < 4000; passed++) {
          const day = dayAfter(passed);
          const { portion } = khatmaDayOf(plan, day, quarterPages);
          if (!portion) break;
          expect(portion.start).toBe(plan.read);
          expect(portion.end).toBeGreaterThan(plan.read);
          const step = each[passed] ?? "done";
          if (step === "missed") continue;
          if (step === "moved") {
            plan = { ...plan, finishBy: formatCalendarDay(dayAfter(passed + 7)) };
            continue;
          }
          const end =
            step === "half"
              ? portion.start + Math.ceil((portion.end - portion.start) / 2)
              : Math.min(khatmaPages, portion.end + (step === "ahead" ? 5 : 0));
          pages.push(...pagesIn(pagesOfPortion(plan, { start: plan.read, end })));
          plan = withPagesRead(plan, day, end);
        }
        expect(pages.sort((one, other) => one - other)).toEqual(allPages);
      }),
      { numRuns: 40 },
    );
  });

  test("thirty days by juz are a juz a day, of the length it has in the mushaf", () => {
    const forecast = khatmaForecast(planOf(30, { portionsBy: "juz" }), start, quarterPages);
    expect(forecast.map(({ portion }) => portion.start + 1)).toEqual(juzPages);
    expect(formatCalendarDay(forecast.at(-1)?.day ?? start)).toBe("2026-11-30");
  });

  test("a plan has a portion on every day and ends on its last, by page and by juz", () => {
    const some = [90, 120, 236, 237, 239, 240, 241, 365, 603, 604];
    for (const days of [...Array.from({ length: 64 }, (_, index) => index + 1), ...some])
      for (const portionsBy of ["page", "juz"] as const) {
        const plan = planOf(days, { portionsBy });
        const forecast = khatmaForecast(plan, start, quarterPages);
        expect(forecast, `${days} by ${portionsBy}`).toHaveLength(days);
        expect(forecast.at(-1)).toMatchObject({ day: dayAfter(days - 1), portion: { end: khatmaPages } });
      }
  });

  test("where there are more days than juz, they are cut: into hizbs, quarters of a hizb, then pages", () => {
    const byJuz = (days: number) => planOf(days, { portionsBy: "juz" });
    const units = [30, 31, 60, 61, 236, 300].map(
      (days) => khatmaDayOf(byJuz(days), start, quarterPages).unit,
    );
    expect(units).toEqual(["juz", "quarter", "hizb", "quarter", "quarter", "page"]);
    const sixty = khatmaForecast(byJuz(60), start, quarterPages);
    const hizbPages = quarterPages.filter((_, index) => index % 4 === 0);
    expect(sixty.map(({ portion }) => portion.start + 1)).toEqual(hizbPages);
    // 240 quarters over 45 days: fifteen days of six, thirty of five.
    const counts = khatmaForecast(byJuz(45), start, quarterPages).map(
      ({ portion }) => quarterPages.filter((page) => page > portion.start && page <= portion.end).length,
    );
    expect(new Set(counts)).toEqual(new Set([6, 5]));
  });

  test("who reads ahead or misses a day by juz still has a portion on every day that is left", () => {
    const plan = planOf(30, { portionsBy: "juz" });
    const ahead = withPagesRead(plan, start, (juzPages[3] ?? 0) - 1);
    const rest = khatmaForecast(ahead, dayAfter(1), quarterPages);
    expect(rest).toHaveLength(29);
    expect(rest[0]?.portion).toEqual({ start: (juzPages[3] ?? 0) - 1, end: (juzPages[4] ?? 0) - 1 });
    expect(khatmaForecast(plan, dayAfter(3), quarterPages)).toHaveLength(27);
  });

  test("thirty days by page are 21 pages, then 20", () => {
    const sizes = khatmaForecast(planOf(30), start, quarterPages).map(
      ({ portion }) => portion.end - portion.start,
    );
    expect(sizes).toHaveLength(30);
    expect(new Set(sizes)).toEqual(new Set([21, 20]));
  });

  test("after the last page of the mushaf come those before the first of the plan", () => {
    const plan = planOf(30, { firstPage: 600 });
    const { portion } = khatmaDayOf(plan, start, quarterPages);
    expect(portion && pagesOfPortion(plan, portion)).toEqual([
      { from: 600, to: 604 },
      { from: 1, to: 16 },
    ]);
    expect(pagesReadWith(plan, 604)).toBe(5);
    expect(pagesReadWith(plan, 1)).toBe(6);
    expect(pagesReadWith(plan, 599)).toBe(604);
    const begun = { ...plan, read: 6 };
    expect([600, 604, 1, 2, 599].map((page) => isLeftToRead(begun, page))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(khatmaPageAfter(plan, 5)).toBe(1);
    expect(khatmaPageAfter(plan, 604)).toBe(600);
  });
});

describe("a day", () => {
  test("its portion stays while it is read, and tomorrow follows on", () => {
    const plan = planOf(30);
    const half = withPagesRead(plan, start, 10);
    expect(khatmaDayOf(half, start, quarterPages)).toEqual({
      portion: { start: 0, end: 21 },
      unit: "page",
      isDone: false,
      daysLeft: 30,
    });
    const done = withPagesRead(half, start, 21);
    expect(khatmaDayOf(done, start, quarterPages)).toMatchObject({
      portion: { start: 0, end: 21 },
      isDone: true,
    });
    expect(khatmaForecast(done, start, quarterPages)[0]).toEqual({
      day: dayAfter(1),
      portion: { start: 21, end: 42 },
    });
    expect(withPagesRead(done, start, 0)).toMatchObject({ read: 0, lastDay: { before: 0 } });
  });

  test("missed days are spread over those that remain", () => {
    const plan = planOf(30, { read: 21, lastDay: { day: "2026-11-01", before: 0 } });
    // Ten days later 583 pages are left for 20 days.
    expect(khatmaDayOf(plan, dayAfter(10), quarterPages)).toEqual({
      portion: { start: 21, end: 51 },
      unit: "page",
      isDone: false,
      daysLeft: 20,
    });
  });

  test("the last day asks for what is left; after it the first pace goes on", () => {
    const plan = planOf(30, { read: 500 });
    expect(khatmaDayOf(plan, dayAfter(29), quarterPages)).toMatchObject({
      portion: { start: 500, end: 604 },
      daysLeft: 1,
    });
    expect(khatmaDayOf(plan, dayAfter(30), quarterPages)).toMatchObject({
      portion: { start: 500, end: 521 },
      daysLeft: 0,
    });
    const byJuz = khatmaDayOf({ ...plan, portionsBy: "juz" }, dayAfter(40), quarterPages);
    expect(quarterPages).toContain((byJuz.portion?.end ?? 0) + 1);
    const moved = { ...plan, finishBy: formatCalendarDay(dayAfter(43)) };
    expect(khatmaDayOf(moved, dayAfter(40), quarterPages)).toMatchObject({
      portion: { start: 500, end: 526 },
      daysLeft: 4,
    });
  });

  test("it is counted by the calendar, over a change of clocks and a change of year", () => {
    // Clocks change on 2027-03-28 in Europe: the days of the plan are days of the calendar all the same.
    const plan = { ...planOf(1), startsOn: "2026-12-31", finishBy: "2027-03-30" };
    const lefts = ["2026-12-31", "2027-01-01", "2027-03-27", "2027-03-28", "2027-03-29", "2027-03-30"].map(
      (day) => khatmaDayOf(plan, parseCalendarDay(day) ?? start, quarterPages).daysLeft,
    );
    expect(lefts).toEqual([90, 89, 4, 3, 2, 1]);
  });

  test("a device whose calendar is before the first day plans as on the first", () => {
    expect(khatmaDayOf(planOf(30), dayAfter(-3), quarterPages)).toMatchObject({ daysLeft: 30 });
  });

  test("a finished plan asks for nothing more and knows its day", () => {
    const done = withPagesRead(planOf(30, { read: 590 }), dayAfter(27), khatmaPages);
    expect(isKhatmaFinished(done)).toBe(true);
    expect(khatmaFinishedOn(done)).toBe("2026-11-28");
    expect(khatmaDayOf(done, dayAfter(28), quarterPages)).toMatchObject({ portion: undefined, isDone: true });
    expect(khatmaForecast(done, dayAfter(28), quarterPages)).toEqual([]);
    expect(khatmaFinishedOn(planOf(30, { read: 604 }))).toBe("2026-11-30");
  });

  test("a correction below what was read before today is what counts", () => {
    const plan = planOf(30, { read: 100, lastDay: { day: "2026-11-02", before: 80 } });
    const corrected = withPagesRead(plan, dayAfter(2), 40);
    expect(corrected.lastDay).toEqual({ day: "2026-11-03", before: 40 });
    expect(khatmaDayOf(corrected, dayAfter(2), quarterPages).portion?.start).toBe(40);
  });
});

describe("a stored plan", () => {
  test("is read as it was written", () => {
    const plan = planOf(30, { name: "رمضان", read: 21, lastDay: { day: "2026-11-01", before: 0 } });
    expect(readKhatma(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
    const { name: _, ...unnamed } = planOf(3);
    expect(readKhatma({ ...unnamed, ofTomorrow: 1 })).toEqual(planOf(3));
  });

  test("is not read where anything is wrong; a wrong last day is left out", () => {
    const wrong: readonly Record<string, unknown>[] = [
      { name: 7 },
      { name: "x".repeat(61) },
      { firstPage: 0 },
      { firstPage: 605 },
      { firstPage: 1.5 },
      { firstPage: "1" },
      { portionsBy: "hizb" },
      { startsOn: "2026-02-30" },
      { finishBy: "soon" },
      { finishBy: "2026-10-31" },
      { read: -1 },
      { read: 605 },
      { read: Number.NaN },
    ];
    for (const each of wrong)
      expect(readKhatma({ ...planOf(30), ...each }), JSON.stringify(each)).toBeUndefined();
    for (const value of [null, undefined, 7, "x", [], true]) expect(readKhatma(value)).toBeUndefined();
    for (const lastDay of [{}, 7, null, { day: "x", before: 0 }, { day: "2026-11-01", before: 22 }])
      expect(readKhatma({ ...planOf(30, { read: 21 }), lastDay })).toEqual(planOf(30, { read: 21 }));
  });

  test("no rubbish throws, and what is read has days that can be computed", () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.record({ read: fc.integer(), firstPage: fc.integer() }),
        (value, numbers) => {
          readKhatma(value);
          const plan = readKhatma({ ...planOf(30), ...numbers });
          if (plan)
            expect(dayNumber(khatmaForecast(plan, start, quarterPages)[0]?.day ?? start)).toBe(
              dayNumber(start),
            );
        },
      ),
    );
  });
});
