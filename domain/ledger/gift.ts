import type { Currency, MinorUnits } from "#domain/money/currency.ts";

/** What a gift is given as; each may be used for what its name allows. */
export const intentions = ["sadaqah", "zakat", "waqf", "kaffarah"] as const;
export type Intention = (typeof intentions)[number];

export const recurrences = ["once", "monthly", "yearly"] as const;
export type Recurrence = (typeof recurrences)[number];

export const plans = ["monthly", "yearly"] as const;
export type Plan = (typeof plans)[number];

/** Where money goes: a project, or the app's own income from a plan. */
export type Fund = `project:${string}` | `premium:${Plan}`;

/** What of a gift decides its entries. */
export type Gift = {
  readonly id: string;
  readonly fund: Fund;
  readonly amount: MinorUnits;
  /** Added by the donor so that the whole amount arrives; 0 where nothing was added. */
  readonly fee: MinorUnits;
  readonly currency: Currency;
  readonly intention: Intention;
  readonly recurrence: Recurrence;
  readonly provider: string;
};

/** The project a gift is for; undefined for a subscription. */
export function projectOf({ fund }: Pick<Gift, "fund">): string | undefined {
  return projectOfFund(fund);
}

/** The project that a fund, as it is stored, is for. */
export function projectOfFund(fund: string): string | undefined {
  return fund.startsWith("project:") ? fund.slice("project:".length) : undefined;
}
