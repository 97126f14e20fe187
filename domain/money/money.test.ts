import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { coveredFee, keptFee } from "./covered-fee.ts";
import { decimalsOf, decimalText, isOfferedCurrency } from "./currency.ts";
import { parseAmount } from "./parse-amount.ts";

const bounds = { language: "en", currency: "USD", most: 1_000_000 } as const;
const amountOf = (typed: string, more: Partial<Parameters<typeof parseAmount>[1]> = {}) => {
  const parsed = parseAmount(typed, { ...bounds, ...more });
  return parsed.isAmount ? parsed.amount : parsed.mistake;
};

describe("a typed amount", () => {
  test.each([
    ["25", 2500],
    [" 25.5 ", 2550],
    ["25,50", 2550],
    ["٥٠", 5000],
    ["۵۰٫۲۵", 5025],
    ["1,000", 100_000],
    ["1 000,10", 100_010],
    ["1.00", 100],
    ["1.000", "too-many-decimals"],
    ["0", "too-small"],
    ["-5", "too-small"],
    ["0.99", "too-small"],
    ["0.001", "too-many-decimals"],
    ["1e9", "not-a-number"],
    ["10000.01", "too-large"],
    ["99999999999999999999", "too-large"],
    ["ten", "not-a-number"],
    ["<script>", "not-a-number"],
    ["", "empty"],
    ["1,00,0", "not-a-number"],
    ["Infinity", "not-a-number"],
  ])("%j is %s", (typed, expected) => {
    expect(amountOf(typed)).toBe(expected);
  });

  test("is grouped as each language groups it", () => {
    expect(amountOf("1.000", { language: "tr" })).toBe(100_000);
    expect(amountOf("1.000,50", { language: "id" })).toBe(100_050);
    expect(amountOf("١٬٠٠٠٫٥", { language: "ar" })).toBe(100_050);
    expect(amountOf("1\u202f000", { language: "fr" })).toBe(100_000);
    expect(amountOf("1,000", { language: "fr" })).toBe("too-many-decimals");
  });

  test("is read back as it was printed, in every language's own digits", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: bounds.most }),
        fc.constantFrom(...languages),
        (amount, language) => {
          const tag = { ar: "ar-EG-u-nu-arab", ur: "ur-PK-u-nu-arabext" }[language as string] ?? language;
          const printed = new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(amount / 100);
          expect(amountOf(printed, { language })).toBe(amount);
        },
      ),
    );
  });

  test("has no decimals in a currency without a smaller unit", () => {
    expect(amountOf("500", { currency: "JPY" })).toBe(500);
    expect(amountOf("500.5", { currency: "JPY" })).toBe("too-many-decimals");
  });

  test("may be less than 1 of the currency where that is said", () => {
    expect(["0.95", "0.01", "0"].map((typed) => amountOf(typed, { least: 1 }))).toEqual([95, 1, "too-small"]);
    expect(amountOf("0", { least: 0 })).toBe(0);
  });

  test("is a whole number within the bounds or a mistake, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const amount = amountOf(typed);
        if (typeof amount === "string") return;
        expect(Number.isInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(100);
        expect(amount).toBeLessThanOrEqual(bounds.most);
      }),
    );
  });
});

test("a decimal numeral of an amount says exactly that amount", () => {
  expect([decimalText(5, "USD"), decimalText(2505, "USD"), decimalText(-50, "USD")]).toEqual([
    "0.05",
    "25.05",
    "-0.50",
  ]);
  expect(decimalText(500, "JPY")).toBe("500");
  expect([decimalsOf("JPY"), decimalsOf("EUR")]).toEqual([0, 2]);
  expect(["USD", "usd", "KWD", "EURO"].map(isOfferedCurrency)).toEqual([true, false, false, false]);
});

test("a covered fee leaves the whole gift after the provider has taken its own", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 10_000_000 }),
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: 0, max: 100 }),
      (gift, basisPoints, fixed) => {
        const fee = { basisPoints, fixed };
        const paid = gift + coveredFee(gift, fee);
        expect(paid - keptFee(paid, fee)).toBeGreaterThanOrEqual(gift);
        expect(paid - keptFee(paid, fee)).toBeLessThanOrEqual(gift + 1);
      },
    ),
  );
});
