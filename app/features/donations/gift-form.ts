import { boolean, object, picklist, string } from "valibot";
import type { Language } from "#domain/language.ts";
import { type Intention, intentions } from "#domain/ledger/gift.ts";
import { type Currency, decimalText, type MinorUnits } from "#domain/money/currency.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";

/** Whole units of the currency that the form offers. */
export const presetAmounts = ["10", "25", "50", "100"] as const;

/** What the form holds, as typed. `amount` is a preset, `custom`, or nothing yet. */
export type GiftForm = {
  readonly project: string;
  readonly amount: string;
  readonly customAmount: string;
  readonly name: string;
  readonly email: string;
  readonly intention: Intention;
  readonly isMonthly: boolean;
  readonly coversFee: boolean;
  readonly inNameOf: string;
  readonly showsName: boolean;
};

export const emptyForm: GiftForm = {
  project: "",
  amount: "",
  customAmount: "",
  name: "",
  email: "",
  intention: "sadaqah",
  isMonthly: false,
  coversFee: false,
  inNameOf: "",
  showsName: false,
};

/** Whether an option is set that changes what is charged or shown, which must not be hidden. */
export function hasOptions({ intention, isMonthly, coversFee, inNameOf, showsName }: GiftForm): boolean {
  return intention !== emptyForm.intention || isMonthly || coversFee || showsName || inNameOf !== "";
}

/** The key of the draft, which stays in this tab until the gift has arrived. */
export const giftDraft = "gift";

/** The stored draft; one of an older version without all fields does not match. */
export const giftFormSchema = object({
  project: string(),
  amount: string(),
  customAmount: string(),
  name: string(),
  email: string(),
  intention: picklist(intentions),
  isMonthly: boolean(),
  coversFee: boolean(),
  inNameOf: string(),
  showsName: boolean(),
});

export type FormError =
  | "amount-missing"
  | "amount-wrong"
  | "amount-decimals"
  | "amount-too-small"
  | "amount-too-large"
  | "name-missing"
  | "email-wrong"
  | "project-missing"
  | "project-closed";

export type FormErrors = Partial<Record<"project" | "amount" | "name" | "email", FormError>>;

export type Bounds = { readonly language: Language; readonly currency: Currency; readonly most: MinorUnits };

/** The amount as chosen or typed. */
export function typedAmount({ amount, customAmount }: GiftForm): string {
  return amount === "custom" ? customAmount : amount;
}

/** The amount as it is sent: a plain numeral, or the typed text where it is not an amount. */
export function sentAmount(form: GiftForm, bounds: Bounds): string {
  const amount = formAmount(form, bounds);
  return amount === undefined ? typedAmount(form) : decimalText(amount, bounds.currency);
}

/** The sign of another currency written with the amount; undefined where there is none. */
export function otherMark(form: GiftForm, bounds: Bounds): string | undefined {
  const parsed = parseAmount(typedAmount(form), bounds);
  return parsed.isAmount ? parsed.otherMark : undefined;
}

/** The amount in minor units; undefined while the field holds none. */
export function formAmount(form: GiftForm, bounds: Bounds): MinorUnits | undefined {
  const parsed = parseAmount(typedAmount(form), bounds);
  return parsed.isAmount ? parsed.amount : undefined;
}
