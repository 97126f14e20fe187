import { describe, expect, test } from "vitest";
import { builtInCities, defaultPlace } from "#content/cities/index.ts";
import { languages } from "#domain/language.ts";
import type { PracticalQuestion } from "#domain/practical-questions/practical-tools.ts";
import { practicalAnswer } from "./practical-text.ts";

const now = Date.UTC(2026, 10, 26, 9);
const istanbul = builtInCities.find(({ countryCode }) => countryCode === "TR");
const findPlace = async (asked: string) => (asked === "istanbul" ? istanbul : undefined);

const questions: readonly PracticalQuestion[] = [
  { tool: "prayer-times", moment: "all", day: "today" },
  { tool: "prayer-times", moment: "fajr", day: "tomorrow" },
  { tool: "prayer-times", moment: "next", day: "today" },
  { tool: "prayer-times", moment: "lastThird", day: "today", place: "istanbul" },
  { tool: "prayer-times", moment: "all", day: "today", place: "blorpville" },
  { tool: "qibla" },
  { tool: "qibla", place: "istanbul" },
  { tool: "hijri-today" },
  { tool: "event-date", event: "ramadan-begins" },
  { tool: "event-date", event: "next-eid", year: 2027 },
  { tool: "event-date", event: "ashura", year: 1900 },
  { tool: "hijri-month", month: 7, day: 1 },
  { tool: "hijri-day", hijri: { year: 1447, month: 9, day: 1 } },
  { tool: "gregorian-day", day: { year: 2025, month: 3, day: 15 } },
  { tool: "zakat", amount: 10_000, unit: "$" },
  { tool: "zakat-metal", metal: "gold", grams: 100 },
  { tool: "zakat-metal", metal: "silver", grams: 100 },
];

describe.each(languages)("in %s", (language) => {
  test("every practical question is answered in whole sentences, with a page that goes on", async () => {
    for (const question of questions)
      for (const own of [undefined, { place: defaultPlace, origin: "guessed" } as const]) {
        const { lines, link } = await practicalAnswer(question, {
          language,
          now,
          findPlace,
          ...(own && { own }),
        });
        expect(lines.length, question.tool).toBeGreaterThan(0);
        for (const line of [...lines, link.title])
          expect(line, question.tool).not.toMatch(/[{}]|undefined|NaN|^$/u);
      }
  });
});

describe("the place", () => {
  const times: PracticalQuestion = { tool: "prayer-times", moment: "fajr", day: "today" };
  const linesAt = async (origin: "chosen" | "guessed" | "default", question = times) =>
    (
      await practicalAnswer(question, {
        language: "en",
        now,
        findPlace,
        own: { place: defaultPlace, origin },
      })
    ).lines;

  test("is named, and how it is known where the person did not choose it", async () => {
    expect((await linesAt("chosen")).join(" ")).toMatch(
      /^Fajr in Cairo, Thursday,? 26 November 2026: .*\d:\d\d/u,
    );
    expect((await linesAt("chosen")).join(" ")).not.toMatch(/guessed|example/u);
    expect((await linesAt("guessed")).at(-1)).toMatch(/guessed from your time zone/u);
    expect((await linesAt("default")).at(-1)).toMatch(/example place/u);
  });

  test("that a question names comes before the person's own", async () => {
    const [line = ""] = await linesAt("guessed", { ...times, place: "istanbul" });
    expect(line).toMatch(/^Fajr in Istanbul/u);
  });
});

describe("a time is written as its language writes it", () => {
  const newYork = {
    ...defaultPlace,
    countryCode: "US",
    timeZone: "America/New_York",
    latitude: 40.7,
    longitude: -74,
  };
  const fajrIn = async (language: (typeof languages)[number], is24Hour?: boolean) => {
    const own = { place: newYork, origin: "chosen" } as const;
    const question: PracticalQuestion = { tool: "prayer-times", moment: "all", day: "today" };
    const { times } = await practicalAnswer(question, { language, now, findPlace, own, is24Hour });
    return times[0]?.time;
  };

  test.each([
    ["en", /^\d:\d\d AM$/u],
    ["fr", /^0\d:\d\d$/u],
    ["id", /^0\d\.\d\d$/u],
    ["tr", /^0\d:\d\d$/u],
    ["ar", /^[٠-٩]:[٠-٩]{2} ص$/u],
    ["ur", /^[۰-۹]:[۰-۹]{2} صبح$/u],
  ] as const)("in %s", async (language, form) => {
    expect(await fajrIn(language)).toMatch(form);
  });

  test("or as the person chose", async () => {
    expect(await fajrIn("en", true)).toMatch(/^0\d:\d\d$/u);
    expect(await fajrIn("tr", false)).toMatch(/^ÖÖ \d:\d\d$/u);
  });
});
