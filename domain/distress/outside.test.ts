import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { realisticQueries } from "#domain/search/realistic-queries.ts";
import { distressIn } from "./distress.ts";
import { outside } from "./measured/outside.testing.ts";
import { unseen } from "./measured/unseen.testing.ts";

const isDanger = (message: string) => (distressIn(message)?.kind ?? "grief") !== "grief";

describe("messages that the weights did not learn from and the threshold was chosen by", () => {
  test("are recognised where they speak of danger, at least 90 of 100", () => {
    const danger = languages.flatMap((language) => outside[language].danger);
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

describe("messages written after rules, weights and threshold stood", () => {
  test("are recognised no less often than at their first run, 46 of 60", () => {
    const danger = languages.flatMap((language) => unseen[language].danger);
    expect(danger).toHaveLength(60);
    expect(danger.filter(isDanger).length).toBeGreaterThanOrEqual(46);
  });

  test("raise at most one false alarm in 38 look-alikes", () => {
    const ordinary = languages.flatMap((language) => unseen[language].none);
    expect(ordinary).toHaveLength(38);
    expect(ordinary.filter(isDanger).length).toBeLessThanOrEqual(1);
  });
});
