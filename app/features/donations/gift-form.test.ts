import { is } from "valibot";
import { expect, test } from "vitest";
import { emptyForm, formAmount, giftFormSchema, otherMark, sentAmount } from "./gift-form.ts";
import { formMistakes } from "./gift-mistakes.ts";

const bounds = { language: "en", currency: "USD", most: 1_000_000 } as const;
const right = { ...emptyForm, project: "orphan-care", amount: "25", name: "Al", email: "a@example.org" };

test("an empty form says what is missing under every field", () => {
  expect(formMistakes(emptyForm, bounds)).toEqual({
    project: "project-missing",
    amount: "amount-missing",
    name: "name-missing",
    email: "email-wrong",
  });
});

test("a form with a preset or an own amount in any digits may be sent", () => {
  expect(formMistakes(right, bounds)).toEqual({});
  const own = { ...right, amount: "custom", customAmount: "٥٠" };
  expect([formMistakes(own, bounds), formAmount(own, bounds)]).toEqual([{}, 5000]);
});

test("an own amount is held to its bounds, a name to two letters, an e-mail to its form and length", () => {
  const amount = (customAmount: string) =>
    formMistakes({ ...right, amount: "custom", customAmount }, bounds).amount;
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
  expect(formMistakes({ ...right, name: " A " }, bounds).name).toBe("name-missing");
  expect(formMistakes({ ...right, email: `${"a".repeat(390)}@example.org` }, bounds).email).toBe(
    "email-wrong",
  );
});

test("what was kept of a form is taken up when it is one, whole", () => {
  expect(is(giftFormSchema, JSON.parse(JSON.stringify(right)))).toBe(true);
  const { isMonthly: _left, ...older } = right;
  for (const other of [older, { ...right, name: 5 }, null, "gift", []])
    expect(is(giftFormSchema, other)).toBe(false);
});

test("an own amount is sent as a plain numeral, and the mark of another currency is told", () => {
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
