import { expect, test } from "vitest";
import { is24HourIn } from "./hour-cycle.ts";

type RegionalLocale = Intl.Locale & { getHourCycles?: () => readonly string[] };

test("every country's hours are those of Unicode CLDR", () => {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const countries = letters.flatMap((first) => letters.map((second) => first + second));
  // Old codes of a country and groupings of countries are nobody's.
  const isOwn = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
  const known = countries.filter(
    (code) => names.of(code) && isOwn(code) && !/^(EU|EZ|UN|QO|XA|XB|ZZ)$/.test(code),
  );
  expect(known.length).toBeGreaterThan(240);
  for (const code of known) {
    const [first] = (new Intl.Locale(`und-${code}`) as RegionalLocale).getHourCycles?.() ?? [];
    expect(is24HourIn(code), code).toBe(first === "h23");
  }
});

test("an unknown country has twelve hours, as the specification's default", () => {
  expect(is24HourIn("")).toBe(false);
});
