import { type ReactNode, useState } from "react";
import type { DonationsAnswer } from "#app/api/donations.ts";
import { dayText } from "#app/i18n/day-text.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatMoney } from "#app/i18n/money.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { parseCalendarDay } from "#domain/calendar-day.ts";
import type { Language } from "#domain/language.ts";
import { type Currency, decimalText } from "#domain/money/currency.ts";
import { ownCurrencies } from "#domain/zakat/currencies.ts";
import { type NisabMeasure, type NisabMetal, nisabGrams, wealthKinds } from "#domain/zakat/zakat.ts";
import { zakatDay } from "#domain/zakat/zakat-year.ts";
import { FormField } from "./form-field.tsx";
import {
  calculateForm,
  emptyZakatForm,
  hijriDayText,
  type ZakatField,
  type ZakatForm,
} from "./zakat-form.ts";
import { priceText, storedZakat, withPrice } from "./zakat-memory.ts";

type ZakatSheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly donations: DonationsAnswer;
  /** The project chosen in the gift form, preferred when it takes zakat. */
  readonly chosen: string;
  /** Fills the gift form with an amount, as typed text, for a project that takes zakat. */
  readonly onFill: (amount: string, project: string) => void;
};

/** The zakat calculator: wealth, the opinions to follow and the resulting amount. */
export function ZakatSheet({ isOpen, onClose, donations, chosen, onFill }: ZakatSheetProps) {
  const text = useMessages("donations");
  const language = useLanguage();
  const { projects } = donations;
  const [memory, setMemory] = useStoredValue(storedZakat);
  const currency = memory.currency ?? donations.currency;
  const [form, setForm] = useState<ZakatForm>(() =>
    emptyZakatForm(priceText(memory, donations, "gold", currency, language)),
  );
  const change = (part: Partial<ZakatForm>) => setForm((known) => ({ ...known, ...part }));
  const { result, errors } = calculateForm(form, language, currency);
  /** The price belongs to a metal and a currency, so it changes with either. */
  const choose = (metal: NisabMetal, own: string) => {
    const price = priceText(memory, donations, metal, own, language);
    change({ metal, amounts: { ...form.amounts, price } });
  };
  const type = (name: ZakatField, typed: string) => {
    const next = { ...form, amounts: { ...form.amounts, [name]: typed } };
    setForm(next);
    if (name === "price")
      setMemory(withPrice(memory, form.metal, currency, calculateForm(next, language, currency).gramPrice));
  };
  const takingZakat = projects.filter(({ zakatScholar, isClosed }) => zakatScholar !== null && !isClosed);
  const eligible = takingZakat.find(({ id }) => id === chosen) ?? takingZakat[0];
  const isGiftCurrency = currency === donations.currency;
  const [names] = useState(() => currencyNames(language, donations.currency));
  const nameOf = (code: string) => names.find(([known]) => known === code)?.[1] ?? code;
  const money = (amount: number) => formatMoney(amount, currency, language);
  const since = parseCalendarDay(form.since);
  const due = since && zakatDay(since);

  const errorText = (name: ZakatField): string | undefined => {
    const error = errors[name];
    if (error === "other-currency") return text("zakat.otherCurrency", { currency: nameOf(currency) });
    if (error === "too-many-decimals") return text("mistake.amount-decimals");
    return error && text("zakat.wrong");
  };
  const field = (name: ZakatField, label: string, hint?: string): ReactNode => (
    <FormField
      key={name}
      label={label}
      hint={hint}
      name={`zakat-${name}`}
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
      value={form.amounts[name]}
      onChange={(event) => type(name, event.target.value)}
      error={errorText(name)}
    />
  );
  return (
    <Sheet title={text("zakat.title")} closeLabel={text("close")} isOpen={isOpen} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-ink-soft text-sm">{text("zakat.help")}</p>
        <SelectField
          label={text("zakat.currency")}
          name="zakat-currency"
          value={currency}
          onChange={(own) => {
            setMemory({ ...memory, currency: own });
            choose(form.metal, own);
          }}
          options={names.map(([value, name]) => ({ value, label: `${name} (${value})` }))}
        />
        <SelectField
          label={text("zakat.metal")}
          name="zakat-metal"
          value={form.metal}
          onChange={(metal) => choose(metal as NisabMetal, currency)}
          options={(["gold", "silver"] as const).map((value) => ({ value, label: text(`zakat.${value}`) }))}
        />
        <p className="text-ink-soft text-sm">{text("zakat.metalOpinion")}</p>
        <SelectField
          label={text("zakat.measure")}
          name="zakat-measure"
          value={form.measure}
          onChange={(measure) => change({ measure: measure as NisabMeasure })}
          options={(Object.keys(nisabGrams) as NisabMeasure[]).map((value) => ({
            value,
            label: formatNumber(nisabGrams[value][form.metal], language, {
              style: "unit",
              unit: "gram",
              unitDisplay: "long",
            }),
          }))}
        />
        <p className="text-ink-soft text-sm">{text(`zakat.${form.measure}`)}</p>
        {field("price", text("zakat.price"), text("zakat.priceIn", { currency: nameOf(currency) }))}
        {wealthKinds.map((kind) => field(kind, text(`wealth.${kind}`)))}
        {field("jewellery", text("zakat.jewellery"))}
        <Toggle
          label={text("zakat.countsJewellery")}
          isOn={form.countsJewellery}
          onChange={(countsJewellery) => change({ countsJewellery })}
        />
        <p className="text-ink-soft text-sm">{text("zakat.jewelleryOpinion")}</p>
        {field("debts", text("zakat.debts"))}
        <Toggle
          label={text("zakat.deductsDebts")}
          isOn={form.deductsDebts}
          onChange={(deductsDebts) => change({ deductsDebts })}
        />
        <p className="text-ink-soft text-sm">{text("zakat.debtsOpinion")}</p>
        <FormField
          label={text("zakat.since")}
          name="zakat-since"
          type="date"
          value={form.since}
          onChange={(event) => change({ since: event.target.value })}
          hint={
            due &&
            text("zakat.day", {
              hijri: hijriDayText(due.hijri, language),
              day: dayText(due.day, language, "full"),
            })
          }
        />
        <div role="status" className="panel p-4">
          {!result && text(Object.keys(errors).length > 0 ? "zakat.mend" : "zakat.needPrice")}
          {result &&
            !result.isDue &&
            text("zakat.below", { wealth: money(result.wealth), nisab: money(result.nisab) })}
          {result?.isDue && (
            <>
              <p className="font-display text-xl">{text("zakat.result", { amount: money(result.zakat) })}</p>
              <p className="text-ink-soft text-sm">
                {text("zakat.above", { wealth: money(result.wealth), nisab: money(result.nisab) })}
              </p>
              {!eligible && <p className="mt-2 text-sm">{text("zakat.noProject")}</p>}
              {eligible && !isGiftCurrency && (
                <p className="mt-2 text-sm">
                  {text("zakat.convert", { currency: nameOf(donations.currency) })}
                </p>
              )}
            </>
          )}
        </div>
        {result?.isDue && eligible && isGiftCurrency && (
          <Button look="primary" onClick={() => onFill(decimalText(result.zakat, currency), eligible.id)}>
            {text("zakat.fill")}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

/** Codes and names of the currencies, sorted by name as the language sorts. */
function currencyNames(language: Language, gifts: Currency): (readonly [code: string, name: string])[] {
  const names = new Intl.DisplayNames(localeOf(language), { type: "currency" });
  const { compare } = new Intl.Collator(localeOf(language));
  return [...new Set([...ownCurrencies, gifts])]
    .map((code) => [code, names.of(code) ?? code] as const)
    .sort(([, one], [, other]) => compare(one, other));
}
