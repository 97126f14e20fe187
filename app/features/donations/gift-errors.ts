import { isEmail } from "#app/api/donations.ts";
import { type AmountError, parseAmount } from "#domain/money/parse-amount.ts";
import { type Bounds, type FormError, type FormErrors, type GiftForm, typedAmount } from "./gift-form.ts";

const amountErrors = {
  empty: "amount-missing",
  "not-a-number": "amount-wrong",
  "too-many-decimals": "amount-decimals",
  "too-small": "amount-too-small",
  "too-large": "amount-too-large",
} as const satisfies Record<AmountError, FormError>;

/** The errors of the form by field; empty when it may be sent. */
export function findFormErrors(form: GiftForm, bounds: Bounds): FormErrors {
  const amount = parseAmount(typedAmount(form), bounds);
  return {
    ...(form.project === "" && { project: "project-missing" as const }),
    ...(!amount.isAmount && { amount: amountErrors[amount.error] }),
    ...([...form.name.trim()].length < 2 && { name: "name-missing" as const }),
    ...(!isEmail(form.email) && { email: "email-wrong" as const }),
  };
}
