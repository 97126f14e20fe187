import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { realisticQueries } from "#domain/search/realistic-queries.ts";
import { distressIn } from "./distress.ts";
import { outside } from "./measured/outside.testing.ts";

const isDanger = (message: string) => (distressIn(message)?.kind ?? "grief") !== "grief";

describe("messages that neither rules nor weights were made with", () => {
  test("are recognised where they speak of danger, at least 90 of 100", () => {
    const danger = languages.flatMap((language) => outside[language].told);
    const missed = danger.filter((message) => !isDanger(message));
    expect(danger.length).toBeGreaterThan(280);
    expect(missed.length / danger.length, missed.join("\n")).toBeLessThanOrEqual(0.1);
  });

  test("raise a false alarm in at most 3 of 100 look-alikes", () => {
    const ordinary = languages.flatMap((language) => outside[language].none);
    const alarms = ordinary.filter(isDanger);
    expect(ordinary.length).toBeGreaterThanOrEqual(120);
    expect(alarms.length / ordinary.length, alarms.join("\n")).toBeLessThanOrEqual(0.03);
  });

  test("what people look up in the Quran raises no alarm", () => {
    const queries = languages.flatMap((language) => realisticQueries[language]);
    expect(queries.filter(isDanger)).toEqual([]);
  });
});
