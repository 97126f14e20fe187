import { is } from "valibot";
import { expect, test } from "vitest";
import { findFormErrors } from "./gift-errors.ts";
import { emptyForm, formAmount, giftFormSchema, otherMark, sentAmount } from "./gift-form.ts";

const bounds = { language: "en", currency: "USD", most: 1_000_000 } as const;
const right = { ...emptyForm, project: "orphan-care", amount: "25", name: "Al", email: "a@example.org" };

test("an empty form has an error in every required field", () => {
  expect(findFormErrors(emptyForm, bounds)).toEqual({
    project: "project-missing",
    amount: "amount-missing",
    name: "name-missing",
    email: "email-wrong",
  });
});

test("a form with a preset amount, or a custom one in any digits, has no errors", () => {
  expect(findFormErrors(right, bounds)).toEqual({});
  const own = { ...right, amount: "custom", customAmount: "٥٠" };
  expect([findFormErrors(own, bounds), formAmount(own, bounds)]).toEqual([{}, 5000]);
});

test("a custom amount has bounds, a name at least two letters, an email its format and length", () => {
  const amount = (customAmount: string) =>
    findFormErrors({ ...right, amount: "custom", customAmount }, bounds).amount;
  expect(["", "0", "-5", "0.001", "1e9", "10000.01", "ten", "<script>"].map(amount)).toEqual([
    "amount-missing",
    "amount-too-small",
    "amount-too-small",
    "amount-decimals",
    "amount-wrong",
    "amount-too-large",
    "amount-wrong",
    "amount-wrong",
  ]);
  expect(findFormErrors({ ...right, name: " A " }, bounds).name).toBe("name-missing");
  expect(findFormErrors({ ...right, email: `${"a".repeat(390)}@example.org` }, bounds).email).toBe(
    "email-wrong",
  );
});

test("a stored form is restored only when it is complete", () => {
  expect(is(giftFormSchema, JSON.parse(JSON.stringify(right)))).toBe(true);
  const { isMonthly: _left, ...older } = right;
  for (const other of [older, { ...right, name: 5 }, null, "gift", []])
    expect(is(giftFormSchema, other)).toBe(false);
});

test("a custom amount is sent as a plain numeral, and the sign of another currency is found", () => {
  const own = (customAmount: string) => ({ ...right, amount: "custom", customAmount });
  expect(["$20", "1.000,50", "٢٠", "20 USD"].map((typed) => sentAmount(own(typed), bounds))).toEqual([
    "20.00",
    "1000.50",
    "20.00",
    "20.00",
  ]);
  expect([sentAmount(own("ten"), bounds), sentAmount(right, bounds)]).toEqual(["ten", "25.00"]);
  expect(["20 €", "$20", "ten"].map((typed) => otherMark(own(typed), bounds))).toEqual([
    "€",
    undefined,
    undefined,
  ]);
});
