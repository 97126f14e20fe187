import type { Language } from "#domain/language.ts";
import type { Currency, MinorUnits } from "#domain/money/currency.ts";
import { type AmountMistake, parseAmount } from "#domain/money/parse-amount.ts";
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

/** An empty form with the price of a gram as it stands in its field. */
export function emptyZakatForm(price: string): ZakatForm {
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

/** Why a line holds no amount; `other-currency` is one with the mark of a currency that was not chosen. */
export type ZakatMistake = Exclude<AmountMistake, "empty"> | "other-currency";

/** What comes out of the form, and the lines that hold no amount; nothing without a price. */
export function reckonForm(
  form: ZakatForm,
  language: Language,
  currency: Currency,
): {
  readonly reckoned: ZakatReckoned | undefined;
  /** Undefined while no price is typed. */
  readonly gramPrice: MinorUnits | undefined;
  readonly mistakes: Readonly<Partial<Record<ZakatField, ZakatMistake>>>;
} {
  const mistakes: Partial<Record<ZakatField, ZakatMistake>> = {};
  const amount = (name: ZakatField): MinorUnits => {
    // Less than 1 is too little to give, but a gram may cost less and a line may be nothing.
    const parsed = parseAmount(form.amounts[name], { language, currency, most, least: 0 });
    if (!parsed.isAmount) {
      if (parsed.mistake !== "empty") mistakes[name] = parsed.mistake;
      return 0;
    }
    if (parsed.otherMark !== undefined) mistakes[name] = "other-currency";
    return parsed.amount;
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
  return {
    reckoned: gramPrice > 0 && Object.keys(mistakes).length === 0 ? reckoned : undefined,
    gramPrice: gramPrice > 0 && mistakes.price === undefined ? gramPrice : undefined,
    mistakes,
  };
}
