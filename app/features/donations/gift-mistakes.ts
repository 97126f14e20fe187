import { isEmail } from "#app/api/donations.ts";
import { type AmountMistake, parseAmount } from "#domain/money/parse-amount.ts";
import { type Bounds, type FormMistake, type FormMistakes, type GiftForm, typedAmount } from "./gift-form.ts";

const amountMistakes = {
  empty: "amount-missing",
  "not-a-number": "amount-wrong",
  "too-many-decimals": "amount-decimals",
  "too-small": "amount-too-small",
  "too-large": "amount-too-large",
} as const satisfies Record<AmountMistake, FormMistake>;

/** What is wrong with the form, field by field; nothing when it may be sent. */
export function formMistakes(form: GiftForm, bounds: Bounds): FormMistakes {
  const amount = parseAmount(typedAmount(form), bounds);
  return {
    ...(form.project === "" && { project: "project-missing" as const }),
    ...(!amount.isAmount && { amount: amountMistakes[amount.mistake] }),
    ...([...form.name.trim()].length < 2 && { name: "name-missing" as const }),
    ...(!isEmail(form.email) && { email: "email-wrong" as const }),
  };
}
