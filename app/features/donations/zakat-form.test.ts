import { expect, test } from "vitest";
import { calculateForm, emptyZakatForm, hijriDayText, type ZakatField } from "./zakat-form.ts";

/** The wealth calculated from some fields, and the fields with an error. */
function read(typed: Partial<Record<ZakatField, string>>, currency: string) {
  const form = emptyZakatForm("100");
  const { result, errors } = calculateForm(
    { ...form, amounts: { ...form.amounts, ...typed } },
    "en",
    currency,
  );
  return [result?.wealth, Object.keys(errors)];
}

test("a field may hold less than 1 of the currency, or nothing", () => {
  expect(read({ cash: "0.5" }, "USD")).toEqual([50, []]);
  expect(read({ cash: ".05" }, "USD")).toEqual([5, []]);
  expect(read({ cash: "٠٫٩٥", debts: "0" }, "USD")).toEqual([95, []]);
  expect(read({ cash: "-1" }, "USD")).toEqual([undefined, ["cash"]]);
});

test("a currency without minor units takes no decimals", () => {
  expect(read({ cash: "500" }, "JPY")).toEqual([500, []]);
  expect(read({ cash: "0.5" }, "JPY")).toEqual([undefined, ["cash"]]);
});

test("every field is read in the chosen currency, and one in another currency is an error", () => {
  expect(read({ cash: "20.505" }, "KWD")).toEqual([20_505, []]);
  expect(read({ cash: "€1,000", debts: "100 euros" }, "EUR")).toEqual([90_000, []]);
  const form = emptyZakatForm("100");
  const amounts = { ...form.amounts, cash: "20 €", gold: "1.2345", silver: "ten" };
  expect(calculateForm({ ...form, amounts }, "en", "GBP").errors).toEqual({
    cash: "other-currency",
    gold: "too-many-decimals",
    silver: "not-a-number",
  });
});

test("the nisab is 85 grams of gold or 595 of silver at the price that was typed, in any currency", () => {
  const form = emptyZakatForm("75,50");
  expect(calculateForm(form, "fr", "EUR").result?.nisab).toBe(641_750);
  expect(calculateForm({ ...form, metal: "silver" }, "fr", "EUR").result?.nisab).toBe(4_492_250);
  expect(calculateForm(emptyZakatForm(""), "fr", "EUR")).toMatchObject({
    result: undefined,
    gramPrice: undefined,
  });
});

test("a Hijri day is written with each language's month names and digits", () => {
  expect(hijriDayText({ year: 1448, month: 7, day: 21 }, "en")).toBe("21 Rajab 1448");
  expect(hijriDayText({ year: 1451, month: 9, day: 1 }, "ar")).toBe("١ رمضان ١٤٥١");
  expect(hijriDayText({ year: 1448, month: 7, day: 21 }, "ur")).toMatch(/^۲۱ رجب ۱۴۴۸$/);
});
