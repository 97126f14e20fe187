import { useDeferredValue } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatMoney } from "#app/i18n/money.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { decimalsOf, type MinorUnits } from "#domain/money/currency.ts";
import { FormField } from "./form-field.tsx";
import { type GiftForm, presetAmounts } from "./gift-form.ts";

type AmountChoiceProps = {
  readonly form: GiftForm;
  readonly currency: string;
  readonly most: MinorUnits;
  readonly rates: Readonly<Record<string, number>>;
  /** In minor units; undefined while the form holds no amount. */
  readonly amount: MinorUnits | undefined;
  readonly error: string | undefined;
  /** The sign of another currency typed with the amount. */
  readonly otherMark: string | undefined;
  readonly onChange: (change: Partial<GiftForm>) => void;
};

/** Four preset amounts and a custom one, with the amount in other currencies. */
export function AmountChoice(props: AmountChoiceProps) {
  const { form, currency, most, rates, amount, error, otherMark, onChange } = props;
  const text = useMessages("donations");
  const language = useLanguage();
  const unit = 10 ** decimalsOf(currency);
  const isCustom = form.amount === "custom";
  // Formatting the first sum in another currency is slow, so it waits until the chosen preset is drawn.
  const inOthers = useDeferredValue(amount);
  const others = Object.entries(rates).map(([code, rate]) => {
    const about = ((inOthers ?? 0) / unit) * rate;
    return formatNumber(about, language, {
      style: "currency",
      currency: code,
      ...(about >= 100 && { maximumSignificantDigits: 3 }),
    });
  });
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-ink-soft text-sm">{text("amount")}</legend>
      <div className="grid grid-cols-3 gap-2">
        {[...presetAmounts, "custom"].map((preset) => (
          <label
            key={preset}
            className={`flex min-h-11 cursor-pointer items-center justify-center rounded-control border px-2 text-center has-focus-visible:outline-3 has-focus-visible:outline-gold ${form.amount === preset ? "border-green bg-green text-on-green" : "border-edge bg-ground"} ${preset === "custom" ? "col-span-2" : ""}`}
          >
            <input
              type="radio"
              name="amount"
              value={preset}
              checked={form.amount === preset}
              onChange={() => onChange({ amount: preset })}
              className="sr-only"
            />
            {preset === "custom" ? text("custom") : formatMoney(Number(preset) * unit, currency, language)}
          </label>
        ))}
      </div>
      {isCustom && (
        <FormField
          label={text("customAmount")}
          name="custom-amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={form.customAmount}
          onChange={(event) => onChange({ customAmount: event.target.value })}
          error={error}
          hint={text("customHint", {
            least: formatMoney(unit, currency, language),
            most: formatMoney(most, currency, language),
          })}
        />
      )}
      {isCustom && (
        <p role="status" className="text-sm">
          {otherMark !== undefined &&
            amount !== undefined &&
            text("otherCurrency", {
              mark: otherMark,
              amount: formatMoney(amount, currency, language),
              currency,
            })}
        </p>
      )}
      {!isCustom && (
        <p aria-live="polite" className="text-harm text-sm">
          {error}
        </p>
      )}
      {inOthers !== undefined && others.length > 0 && (
        <p className="text-ink-soft text-sm">{text("about", { amounts: others.join(" · "), currency })}</p>
      )}
    </fieldset>
  );
}
