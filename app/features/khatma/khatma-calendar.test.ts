import { expect, test } from "vitest";
import { formatCalendarDay } from "#domain/calendar-day.ts";
import { khatmaForecast } from "#domain/khatma/khatma-day.ts";
import { khatmaCalendar } from "./khatma-calendar.ts";
import { khatmaVerse, loadQuranPages, portionWords, readerAddress } from "./quran-pages.ts";

const quran = await loadQuranPages("en");
const plan = {
  name: "",
  firstPage: 600,
  portionsBy: "page",
  startsOn: "2026-12-30",
  finishBy: "2027-01-28",
  read: 0,
} as const;
const today = { year: 2026, month: 12, day: 30 };

test("a calendar has every day that is left as a whole day, each under a name of its own", () => {
  const words = (portion: { start: number; end: number }) => portionWords(plan, portion, quran, "en");
  const file = khatmaCalendar("x", plan, today, quran.quarterPages, "Khatma", words, 0);
  const days = [...file.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day);
  const forecast = khatmaForecast(plan, today, quran.quarterPages);
  expect(days).toEqual(forecast.map(({ day }) => formatCalendarDay(day).replaceAll("-", "")));
  expect(days).toHaveLength(30);
  expect(new Set(file.match(/UID:.*/g)).size).toBe(30);
  expect(file).toContain("SUMMARY:Khatma: 600–604 · 1–16");
});

test("a portion is named by its verses, around the last page too", () => {
  const { verses } = portionWords(plan, { start: 0, end: 6 }, quran, "en");
  expect(verses).toMatch(/^\S+ 100:\d+ – An-Nas 114:6 · Al-Fatihah 1:1 – Al-Fatihah 1:7$/);
});

test("a plan goes on at its own verse, and at the next page once that one is read", () => {
  const begun = { ...plan, read: 4 };
  expect(khatmaVerse(begun, undefined, quran)).toEqual({ surah: 112, ayah: 1 });
  expect(khatmaVerse(begun, { surah: 113, ayah: 2 }, quran)).toEqual({ surah: 113, ayah: 2 });
  expect(khatmaVerse({ ...begun, read: 5 }, { surah: 113, ayah: 2 }, quran)).toEqual({ surah: 1, ayah: 1 });
  expect(khatmaVerse(begun, { surah: 2, ayah: 30 }, quran)).toEqual({ surah: 2, ayah: 30 });
  // Ayah 0, as other versions write it, is no verse to open.
  expect(khatmaVerse(begun, { surah: 113, ayah: 0 }, quran)).toEqual({ surah: 112, ayah: 1 });
  expect(readerAddress("0b62f6d4-1111", { surah: 113, ayah: 2 })).toBe(
    "/digital-quran?surah=113&verse=2&view=page&plan=khatma-0b62",
  );
});
