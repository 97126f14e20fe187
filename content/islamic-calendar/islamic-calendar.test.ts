import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { loadCalendarTexts } from "./index.ts";
import { calendarFile, calendarTextFile, eventIds } from "./schema.ts";
import source from "./source.json" with { type: "json" };

async function data(file: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`./data/${file}`, import.meta.url), "utf8"));
}

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(strings) : [];
}

const core = calendarFile.parse(await data("calendar.json"));

describe("the calendar", () => {
  test("has twelve months in order", () => {
    expect(core.months.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test("has the count of months and events that its source states", () => {
    expect([core.months.length, core.events.length, languages.length]).toEqual([
      source.counts.months,
      source.counts.events,
      source.counts.languages,
    ]);
  });

  test("names every event once, in the order of the year", () => {
    expect(core.events.map(({ id }) => id)).toEqual(eventIds);
    const days = core.events.map(({ hijriDate }) => hijriDate.month * 100 + hijriDate.day);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
  });

  // The Umm al-Qura calendar's own list of occasions.
  test.each([
    ["islamic-new-year", 1, 1],
    ["ashura", 1, 10],
    ["mawlid", 3, 12],
    ["isra-miraj", 7, 27],
    ["mid-shaban", 8, 15],
    ["ramadan-begins", 9, 1],
    ["laylat-al-qadr", 9, 27],
    ["eid-al-fitr", 10, 1],
    ["hajj-begins", 12, 8],
    ["arafah", 12, 9],
    ["eid-al-adha", 12, 10],
  ])("puts %s on its day", (id, month, day) => {
    expect(core.events.find((event) => event.id === id)?.hijriDate).toEqual({ month, day });
  });

  test("ends an event of several days after it begins", () => {
    const several = core.events.filter(({ hijriDate }) => hijriDate.until !== undefined);
    expect(several.map(({ id }) => id)).toEqual(["last-ten-nights", "tashriq"]);
    for (const { hijriDate } of several) expect(hijriDate.until).toBeGreaterThan(hijriDate.day);
  });
});

describe.each(languages)("the calendar in %s", (language) => {
  test("has words for every month and event, none of them empty", async () => {
    const text = calendarTextFile.parse(await data(`text.${language}.json`));
    expect(text.language).toBe(language);
    expect(Object.keys(text.months)).toHaveLength(12);
    expect(Object.keys(text.events)).toEqual(eventIds);
  });

  test("keeps to its own script and words", async () => {
    const { author: _, language: __, ...own } = calendarTextFile.parse(await data(`text.${language}.json`));
    const joined = strings(own).join("\n");
    if (language === "ar" || language === "ur") expect(joined).not.toMatch(/[A-Za-z]/);
    if (language === "fr" || language === "id" || language === "tr") {
      expect(joined).not.toMatch(
        /(?<!\p{L})(the|and|of|with|from|this|that|which|his|month|fasting)(?!\p{L})/iu,
      );
    }
  });

  test("is loaded with the data of every month and event", async () => {
    const texts = await loadCalendarTexts(language);
    expect(texts.months.map(({ arabicName }) => arabicName)).toEqual(
      core.months.map(({ arabicName }) => arabicName),
    );
    expect(texts.events).toHaveLength(core.events.length);
    for (const event of texts.events) expect(event.actions.length).toBeGreaterThanOrEqual(3);
  });
});

test("the Arabic names shown are the names of the Arabic text", async () => {
  const { months } = await loadCalendarTexts("ar");
  for (const month of months) expect(month.name).toBe(month.arabicName);
});
