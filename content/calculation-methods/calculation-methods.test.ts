import { CalculationMethod } from "adhan";
import { describe, expect, test } from "vitest";
import { type MethodName, methodNames } from "#domain/prayer-times/calculation-method.ts";
import { officialMethod, regionalMethod } from "./data/suggestions.ts";
import { calculationMethod, calculationMethods, methodAuthorities, suggestedCalculation } from "./index.ts";
import { calculationMethodSchema, methodAuthoritySchema, suggestionSchema } from "./schema.ts";
import source from "./source.json" with { type: "json" };

const inAdhan = {
  egyptian: "Egyptian",
  mwl: "MuslimWorldLeague",
  isna: "NorthAmerica",
  umm_alqura: "UmmAlQura",
  karachi: "Karachi",
  dubai: "Dubai",
  kuwait: "Kuwait",
  qatar: "Qatar",
  singapore: "Singapore",
  tehran: "Tehran",
  turkey: "Turkey",
  moonsighting: "MoonsightingCommittee",
} as const satisfies Partial<Record<MethodName, keyof typeof CalculationMethod>>;

describe("the calculation methods", () => {
  test("are one for each name, whole and in six languages", () => {
    expect(calculationMethods.map(({ id }) => id).toSorted()).toEqual([...methodNames].sort());
    for (const method of calculationMethods) {
      expect(() => calculationMethodSchema.parse(method)).not.toThrow();
      expect(() => methodAuthoritySchema.parse(methodAuthorities[method.id])).not.toThrow();
    }
    expect(calculationMethods).toHaveLength(source.counts.methods);
  });

  test("carry every angle, interval, minute and rounding of adhan's own", () => {
    expect(Object.keys(inAdhan)).toHaveLength(Object.keys(CalculationMethod).length - 1);
    for (const [name, adhanName] of Object.entries(inAdhan)) {
      const ours = calculationMethod(name as MethodName);
      const theirs = CalculationMethod[adhanName]();
      expect(
        {
          fajrAngle: ours.fajrAngle,
          ishaAngle: ours.ishaAngle,
          ishaInterval: ours.ishaInterval,
          maghribAngle: ours.maghribAngle,
          rounding: ours.rounding,
          adjustments: ours.adjustments,
        },
        name,
      ).toEqual({
        fajrAngle: theirs.fajrAngle,
        ishaAngle: theirs.ishaAngle,
        ishaInterval: theirs.ishaInterval,
        maghribAngle: theirs.maghribAngle,
        rounding: theirs.rounding,
        adjustments: theirs.methodAdjustments,
      });
    }
  });

  test("have an authority, save a person's own angles", () => {
    expect(
      calculationMethods.filter(({ id }) => methodAuthorities[id].authority === null).map(({ id }) => id),
    ).toEqual(["other"]);
  });

  test("bring the longer isha of Ramadan with Umm al-Qura alone", () => {
    const longer = calculationMethods.filter((method) => method.ishaIntervalInRamadan !== undefined);
    expect(longer.map(({ id, ishaIntervalInRamadan }) => [id, ishaIntervalInRamadan])).toEqual([
      ["umm_alqura", 120],
    ]);
  });
});

describe("the suggestion for a country", () => {
  test("names the country's own authority where there is one", () => {
    expect(suggestedCalculation("sa")).toEqual({
      method: "umm_alqura",
      methodReason: "official",
      madhab: "shafi",
      madhabReason: "other-schools",
    });
    expect(suggestedCalculation("ID").method).toBe("kemenag");
  });

  test("gives the Hanafi asr where timetables give it, and not in Türkiye", () => {
    expect(suggestedCalculation("PK")).toMatchObject({ method: "karachi", madhab: "hanafi" });
    expect(suggestedCalculation("TR")).toMatchObject({
      madhab: "shafi",
      madhabReason: "timetable-uses-first-shadow",
    });
  });

  test("says so where it knows nothing of the country", () => {
    expect(suggestedCalculation("PY")).toMatchObject({ method: "mwl", methodReason: "general" });
    expect(suggestedCalculation("")).toMatchObject({ method: "mwl", methodReason: "general" });
  });

  test("is whole for every country listed", () => {
    const countries = [...Object.keys(officialMethod), ...Object.keys(regionalMethod)];
    expect(new Set(countries).size).toBe(source.counts.countries);
    for (const country of countries) suggestionSchema.parse(suggestedCalculation(country));
  });
});
