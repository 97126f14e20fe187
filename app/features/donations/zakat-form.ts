import { localeOf } from "#app/i18n/locale.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { gregorianDayOf } from "#domain/hijri/hijri-calendar.ts";
import type { HijriDate } from "#domain/hijri/hijri-date.ts";
import type { Language } from "#domain/language.ts";
import type { Currency, MinorUnits } from "#domain/money/currency.ts";
import { type AmountError, parseAmount } from "#domain/money/parse-amount.ts";
import {
  calculateZakat,
  type NisabMeasure,
  type NisabMetal,
  type WealthKind,
  type ZakatResult,
} from "#domain/zakat/zakat.ts";

export type ZakatField = WealthKind | "jewellery" | "debts" | "price";

export type ZakatForm = {
  /** As typed; empty counts as 0. */
  readonly amounts: Readonly<Record<ZakatField, string>>;
  readonly metal: NisabMetal;
  readonly measure: NisabMeasure;
  readonly countsJewellery: boolean;
  readonly deductsDebts: boolean;
  /** `2025-03-01`, or empty. */
  readonly since: string;
};

/** The largest amount of a field: beyond any wealth, and still exact in arithmetic. */
const most = 10 ** 13;

/** An empty form with the price of a gram as typed text. */
export function emptyZakatForm(price: string): ZakatForm {
  const empty = {
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
    amounts: { ...empty, price },
    metal: "gold",
    measure: "dinar",
    countsJewellery: false,
    deductsDebts: true,
    since: "",
  };
}

/** Why a field holds no amount; `other-currency` has the sign of a currency that is not chosen. */
export type ZakatFieldError = Exclude<AmountError, "empty"> | "other-currency";

/** The zakat of the form and the errors of its fields; no result without a price or with an error. */
export function calculateForm(
  form: ZakatForm,
  language: Language,
  currency: Currency,
): {
  readonly result: ZakatResult | undefined;
  /** Undefined while the field holds no price. */
  readonly gramPrice: MinorUnits | undefined;
  readonly errors: Readonly<Partial<Record<ZakatField, ZakatFieldError>>>;
} {
  const errors: Partial<Record<ZakatField, ZakatFieldError>> = {};
  const amount = (name: ZakatField): MinorUnits => {
    // Unlike a gift, the price of a gram or a field of wealth may be below 1.
    const parsed = parseAmount(form.amounts[name], { language, currency, most, least: 0 });
    if (!parsed.isAmount) {
      if (parsed.error !== "empty") errors[name] = parsed.error;
      return 0;
    }
    if (parsed.otherMark !== undefined) errors[name] = "other-currency";
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
  const result = calculateZakat({
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
    result: gramPrice > 0 && Object.keys(errors).length === 0 ? result : undefined,
    gramPrice: gramPrice > 0 && errors.price === undefined ? gramPrice : undefined,
    errors,
  };
}

/** The year in which the browser is asked for month names: its own calendar is wrong in later years. */
const sampleYear = 1445;

/** A Hijri date as text, in the language's month names and digits. */
export function hijriDayText({ year, month, day }: HijriDate, language: Language): string {
  const sample = gregorianDayOf({ year: sampleYear, month, day: 15 });
  const locale = new Intl.Locale(localeOf(language), { calendar: "islamic-umalqura" });
  const name = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }).format(
    sample && Date.UTC(sample.year, sample.month - 1, sample.day),
  );
  return `${formatNumber(day, language)} ${name} ${formatNumber(year, language, { useGrouping: false })}`;
}
