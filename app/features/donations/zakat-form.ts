import type { Language } from "#domain/language.ts";
import { type Currency, decimalText, type MinorUnits } from "#domain/money/currency.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import {
  type NisabMeasure,
  type NisabMetal,
  reckonZakat,
  type WealthKind,
  type ZakatReckoned,
} from "#domain/zakat/zakat.ts";

export type ZakatField = WealthKind | "jewellery" | "debts" | "price";

export type ZakatForm = {
  /** As typed; empty counts as nothing. */
  readonly amounts: Readonly<Record<ZakatField, string>>;
  readonly metal: NisabMetal;
  readonly measure: NisabMeasure;
  readonly countsJewellery: boolean;
  readonly deductsDebts: boolean;
  /** `2025-03-01`, or empty. */
  readonly since: string;
};

/** The most that one line may hold: beyond any wealth, within exact arithmetic. */
const most = 10 ** 13;

export function emptyZakatForm(
  prices: { readonly gold?: MinorUnits | undefined },
  currency: Currency,
): ZakatForm {
  const price = prices.gold === undefined ? "" : decimalText(prices.gold, currency);
  const nothing = {
    cash: "",
    gold: "",
    silver: "",
    goods: "",
    lent: "",
    shares: "",
    jewellery: "",
    debts: "",
  };
  return {
    amounts: { ...nothing, price },
    metal: "gold",
    measure: "dinar",
    countsJewellery: false,
    deductsDebts: true,
    since: "",
  };
}

/** What comes out of the form, and the fields that hold no amount; nothing without a price. */
export function reckonForm(
  form: ZakatForm,
  language: Language,
  currency: Currency,
): { reckoned: ZakatReckoned | undefined; wrong: ZakatField[] } {
  const wrong: ZakatField[] = [];
  const amount = (name: ZakatField): MinorUnits => {
    const typed = form.amounts[name].trim().replace(/^[.,٫]/, "0$&");
    // Less than 1 is too little to give, but a gram may cost less and a line may be nothing.
    const parsed = parseAmount(typed, { language, currency, most, least: 0 });
    if (parsed.isAmount) return parsed.amount;
    if (parsed.mistake !== "empty") wrong.push(name);
    return 0;
  };
  const wealth = {
    cash: amount("cash"),
    gold: amount("gold"),
    silver: amount("silver"),
    goods: amount("goods"),
    lent: amount("lent"),
    shares: amount("shares"),
  };
  const { metal, measure, countsJewellery, deductsDebts } = form;
  const gramPrice = amount("price");
  const reckoned = reckonZakat({
    wealth,
    jewellery: amount("jewellery"),
    countsJewellery,
    debts: amount("debts"),
    deductsDebts,
    metal,
    measure,
    gramPrice,
  });
  return { reckoned: gramPrice > 0 && wrong.length === 0 ? reckoned : undefined, wrong };
}
