import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { formatMoney } from "./money.ts";

test("an amount has its narrow currency sign, in each language's digits, with decimals only where there are any", () => {
  expect(formatMoney(6_750_000, "USD", "en")).toBe("$67,500");
  expect(formatMoney(1050, "USD", "en")).toBe("$10.50");
  for (const language of languages) expect(formatMoney(2500, "USD", language)).not.toMatch(/[A-Za-z]/);
  expect(formatMoney(2500, "USD", "ar")).toContain("٢٥");
});
