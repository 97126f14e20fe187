import { expect, test } from "vitest";
import { emptyZakatForm, reckonForm, type ZakatField } from "./zakat-form.ts";

/** The wealth read from one line, and the lines that hold no amount. */
function read(typed: Partial<Record<ZakatField, string>>, currency: string) {
  const form = emptyZakatForm({ gold: 10_000 }, currency);
  const { reckoned, wrong } = reckonForm({ ...form, amounts: { ...form.amounts, ...typed } }, "en", currency);
  return [reckoned?.wealth, wrong];
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
