import { expect, test } from "vitest";
import { emptyZakatForm, reckonForm, type ZakatField } from "./zakat-form.ts";

/** The wealth read from one line, and the lines that hold no amount. */
function read(typed: Partial<Record<ZakatField, string>>, currency: string) {
  const form = emptyZakatForm("100");
  const { reckoned, mistakes } = reckonForm(
    { ...form, amounts: { ...form.amounts, ...typed } },
    "en",
    currency,
  );
  return [reckoned?.wealth, Object.keys(mistakes)];
}

test("a line may hold less than 1 of the currency, or nothing", () => {
  expect(read({ cash: "0.5" }, "USD")).toEqual([50, []]);
  expect(read({ cash: ".05" }, "USD")).toEqual([5, []]);
  expect(read({ cash: "٠٫٩٥", debts: "0" }, "USD")).toEqual([95, []]);
  expect(read({ cash: "-1" }, "USD")).toEqual([undefined, ["cash"]]);
});

test("a currency without a smaller unit has no hundredths to read", () => {
  expect(read({ cash: "500" }, "JPY")).toEqual([500, []]);
  expect(read({ cash: "0.5" }, "JPY")).toEqual([undefined, ["cash"]]);
});

test("every line is read in the currency that was chosen, and one in another currency is told apart", () => {
  expect(read({ cash: "20.505" }, "KWD")).toEqual([20_505, []]);
  expect(read({ cash: "€1,000", debts: "100 euros" }, "EUR")).toEqual([90_000, []]);
  const form = emptyZakatForm("100");
  const amounts = { ...form.amounts, cash: "20 €", gold: "1.2345", silver: "ten" };
  expect(reckonForm({ ...form, amounts }, "en", "GBP").mistakes).toEqual({
    cash: "other-currency",
    gold: "too-many-decimals",
    silver: "not-a-number",
  });
});

test("the nisab is 85 grams of gold or 595 of silver at the price that was typed, in any currency", () => {
  const form = emptyZakatForm("75,50");
  expect(reckonForm(form, "fr", "EUR").reckoned?.nisab).toBe(641_750);
  expect(reckonForm({ ...form, metal: "silver" }, "fr", "EUR").reckoned?.nisab).toBe(4_492_250);
  expect(reckonForm(emptyZakatForm(""), "fr", "EUR")).toMatchObject({
    reckoned: undefined,
    gramPrice: undefined,
  });
});
