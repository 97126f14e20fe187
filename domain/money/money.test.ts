import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { coveredFee, providerFee } from "./covered-fee.ts";
import { decimalsOf, decimalText, isOfferedCurrency, typedAmountText } from "./currency.ts";
import { parseAmount } from "./parse-amount.ts";

const bounds = { language: "en", currency: "USD", most: 1_000_000 } as const;
const amountOf = (typed: string, more: Partial<Parameters<typeof parseAmount>[1]> = {}) => {
  const parsed = parseAmount(typed, { ...bounds, ...more });
  return parsed.isAmount ? parsed.amount : parsed.error;
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

  test.each([
    ["$20", 2000],
    ["$ 20.50", 2050],
    ["US$20", 2000],
    ["20 USD", 2000],
    ["usd20", 2000],
    ["20 dollars", 2000],
    ["1,000 US dollars", 100_000],
    ["٢٠ $", 2000],
    ["۲۰", 2000],
    ["$1,000.50", 100_050],
    ["1.000,50", 100_050],
    ["1.000.000,5", "too-large"],
    ["1,00,000", "too-large"],
    ["10,000", 1_000_000],
    ["1'000", 100_000],
    ["20.", 2000],
    [".5 $", "too-small"],
    ["$-5", "too-small"],
    ["-$5", "too-small"],
    ["$", "not-a-number"],
    ["$20$", "not-a-number"],
    ["20 apples", "not-a-number"],
    ["20 30", "not-a-number"],
    ["10-20", "not-a-number"],
    ["1.00,000.5", "not-a-number"],
    ["1.2.3", "not-a-number"],
    ["$1e9", "not-a-number"],
  ])("with its currency beside it, %j is %s", (typed, expected) => {
    expect(amountOf(typed)).toBe(expected);
  });

  test("names its currency in the words of the language, before or after it", () => {
    expect(amountOf("20 €", { currency: "EUR", language: "fr" })).toBe(2000);
    expect(amountOf("€20", { currency: "EUR" })).toBe(2000);
    expect(amountOf("20,50 euros", { currency: "EUR", language: "fr" })).toBe(2050);
    expect(amountOf("Rp 20.000", { currency: "IDR", language: "id", most: 10 ** 9 })).toBe(2_000_000);
    expect(amountOf("20 TL", { currency: "TRY", language: "tr" })).toBe(2000);
    expect(amountOf("₺20", { currency: "TRY", language: "tr" })).toBe(2000);
    expect(amountOf("٢٠ ر.س.\u200f", { currency: "SAR", language: "ar" })).toBe(2000);
    expect(amountOf("٢٠ دولار", { language: "ar" })).toBe(2000);
    expect(amountOf("١٬٠٠٠٫٥٠", { language: "ar" })).toBe(100_050);
    expect(amountOf("£20", { currency: "EGP" })).toBe(2000);
  });

  test("with the mark of another currency is read and says so, for nothing is converted", () => {
    expect(parseAmount("20 €", bounds)).toEqual({ isAmount: true, amount: 2000, otherMark: "€" });
    expect(parseAmount("EUR 20", bounds)).toEqual({ isAmount: true, amount: 2000, otherMark: "EUR" });
    expect(parseAmount("20 $", bounds)).toEqual({ isAmount: true, amount: 2000 });
    expect(parseAmount("$20", { ...bounds, currency: "CAD" })).toEqual({ isAmount: true, amount: 2000 });
  });

  test("whose one sign may mean two things is a thousand only where the language groups by that sign", () => {
    const read = (typed: string) => languages.map((language) => amountOf(typed, { language }));
    const decimals = "too-many-decimals";
    // In the order en, ar, fr, ur, id, tr.
    expect(languages).toEqual(["en", "ar", "fr", "ur", "id", "tr"]);
    expect(read("1,000")).toEqual([100_000, 100_000, decimals, 100_000, decimals, decimals]);
    expect(read("1.000")).toEqual([decimals, decimals, decimals, decimals, 100_000, 100_000]);
    for (const typed of ["1.000,50", "1,000.50", "1 000,50", "1 000.50"])
      expect(new Set(read(typed)), typed).toEqual(new Set([100_050]));
  });

  test("of a currency of thousandths may have three decimals", () => {
    const dinar = { currency: "KWD", most: 10 ** 9 } as const;
    expect(amountOf("20.505", dinar)).toBe(20_505);
    expect(amountOf("20,505", { ...dinar, language: "fr" })).toBe(20_505);
    expect(amountOf("20.5051", dinar)).toBe("too-many-decimals");
  });

  test("put into a field is read back as it is, in every language and currency", () => {
    const amounts = fc.integer({ min: 0, max: 10 ** 9 });
    const currencies = fc.constantFrom("USD", "JPY", "KWD", "IDR");
    fc.assert(
      fc.property(amounts, currencies, fc.constantFrom(...languages), (amount, currency, language) => {
        const typed = typedAmountText(amount, currency, language);
        expect(amountOf(typed, { currency, language, most: 10 ** 9, least: 0 })).toBe(amount);
      }),
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

  test("is a whole number within the bounds or an error, whatever is typed", () => {
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
  expect([decimalsOf("JPY"), decimalsOf("EUR"), decimalsOf("KWD")]).toEqual([0, 2, 3]);
  expect(["USD", "usd", "KWD", "EURO"].map(isOfferedCurrency)).toEqual([true, false, false, false]);
});

test("a covered fee leaves the whole gift after the provider's fee", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 10_000_000 }),
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: 0, max: 100 }),
      (gift, basisPoints, fixed) => {
        const fee = { basisPoints, fixed };
        const paid = gift + coveredFee(gift, fee);
        expect(paid - providerFee(paid, fee)).toBeGreaterThanOrEqual(gift);
        expect(paid - providerFee(paid, fee)).toBeLessThanOrEqual(gift + 1);
      },
    ),
  );
});
