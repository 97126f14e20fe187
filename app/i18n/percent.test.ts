import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { localeOf } from "./locale.ts";
import { formatPercent } from "./percent.ts";

test.each(languages)("a percentage is written as Intl writes it in %s", (language) => {
  const own = new Intl.NumberFormat(localeOf(language), { style: "percent" });
  for (const value of [0, 7, 70, 100]) expect(formatPercent(value, language)).toBe(own.format(value / 100));
});
