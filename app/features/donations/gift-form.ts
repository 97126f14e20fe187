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

/** Whether anything beyond project, amount and giver was wished: what is charged or shown must not be hidden. */
export function hasWishes({ intention, isMonthly, coversFee, inNameOf, showsName }: GiftForm): boolean {
  return intention !== emptyForm.intention || isMonthly || coversFee || showsName || inNameOf !== "";
}

/** The name under which what is typed stays with the tab until the gift has arrived. */
export const giftDraft = "gift";

/** What this page stored; a form of an older version does not fit. */
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

export type FormMistake =
  | "amount-missing"
  | "amount-wrong"
  | "amount-decimals"
  | "amount-too-small"
  | "amount-too-large"
  | "name-missing"
  | "email-wrong"
  | "project-missing"
  | "project-closed";

export type FormMistakes = Partial<Record<"project" | "amount" | "name" | "email", FormMistake>>;

export type Bounds = { readonly language: Language; readonly currency: Currency; readonly most: MinorUnits };

/** What was chosen or typed as the amount. */
export function typedAmount({ amount, customAmount }: GiftForm): string {
  return amount === "custom" ? customAmount : amount;
}

/** The amount as it is sent: a plain numeral whatever was typed beside it, or what was typed where it is no amount. */
export function sentAmount(form: GiftForm, bounds: Bounds): string {
  const amount = formAmount(form, bounds);
  return amount === undefined ? typedAmount(form) : decimalText(amount, bounds.currency);
}

/** The mark of another currency that was written beside the amount; undefined where there is none. */
export function otherMark(form: GiftForm, bounds: Bounds): string | undefined {
  const parsed = parseAmount(typedAmount(form), bounds);
  return parsed.isAmount ? parsed.otherMark : undefined;
}

/** The amount of the form; undefined while it is none. */
export function formAmount(form: GiftForm, bounds: Bounds): MinorUnits | undefined {
  const parsed = parseAmount(typedAmount(form), bounds);
  return parsed.isAmount ? parsed.amount : undefined;
}
