import { expect, test } from "vitest";
import { type Occasion, occasionDays } from "#domain/fasting/occasions.ts";
import { defaultReckoning } from "#domain/hijri/hijri-calendar.ts";
import { languages } from "#domain/language.ts";
import { dayDetails, fastText, occasionsText } from "./occasion-text.ts";
import { loadWords } from "./words.ts";

const year = occasionDays({ year: 2025, month: 6, day: 26 }, 355, defaultReckoning);
const fast = { begins: Date.UTC(2026, 1, 18, 3, 5), ends: Date.UTC(2026, 1, 18, 15, 40), minutes: 755 };

test.each(languages)("every day of a year has its words in %s", async (language) => {
  const say = await loadWords(language, "fasting");
  const named = new Set<string>();
  for (const day of year) {
    const title = say("tomorrow", { days: occasionsText(say, language, day) });
    expect(title).not.toMatch(/[{}]|occasion\.|undefined/);
    named.add(occasionsText(say, language, { ...day, occasions: day.occasions.slice(0, 1) }));
  }
  // Thirty days of Ramadan are told apart by their number.
  const kinds = new Set<Occasion | undefined>(year.map(({ occasions }) => occasions[0]));
  expect(named.size).toBe(kinds.size + 29);
  const time = (is24Hour: boolean) => fastText(say, language, fast, { timeZone: "Asia/Riyadh", is24Hour });
  expect(time(true)).not.toBe(time(false));
  expect(time(true)).not.toMatch(/[{}]/);
});

test("a day's details are its fast, Al-Kahf and whether its date is certain", async () => {
  const say = await loadWords("en", "fasting");
  const of = (occasion: Occasion) => year.find(({ occasions }) => occasions.includes(occasion));
  const details = (occasion: Occasion, isExpected: boolean) => {
    const day = of(occasion);
    return day && dayDetails(say, day, "Suhur", isExpected);
  };
  expect(details("ramadan", true)).toBe("Suhur\nThe beginning of this month is only expected.");
  expect(details("eidAlFitr", false)).toBe("It is read on Friday or the night before.");
  expect(details("eidAlAdha", false)).toBe("");
  expect(details("monday", true)).not.toContain("expected");
});
