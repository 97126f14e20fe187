import { useState } from "react";
import type { DonationsAnswer, ProjectAnswer } from "#app/api/donations.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatMoney } from "#app/i18n/money.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { intentions } from "#domain/ledger/gift.ts";
import { coveredFee } from "#domain/money/covered-fee.ts";
import { FormField } from "./form-field.tsx";
import { type GiftForm, hasWishes } from "./gift-form.ts";

type GiftWishesProps = {
  readonly form: GiftForm;
  readonly donations: DonationsAnswer;
  readonly project: ProjectAnswer | undefined;
  readonly amount: number | undefined;
  readonly onChange: (change: Partial<GiftForm>) => void;
};

/** What it is given as, how often, in whose name, and whether the fee is added; folded until something is wished. */
export function GiftWishes({ form, donations, project, amount, onChange }: GiftWishesProps) {
  const text = useMessages("donations");
  const language = useLanguage();
  const { fee, currency } = donations;
  const scholar = project?.zakatScholar ?? undefined;
  const offered = intentions.filter((each) => each !== "zakat" || scholar !== undefined);
  const isWished = hasWishes(form);
  const [wasWished, setWasWished] = useState(isWished);
  const [isOpen, setIsOpen] = useState(isWished);
  if (isWished !== wasWished) {
    setWasWished(isWished);
    if (isWished) setIsOpen(true);
  }
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-11 content-center text-green">{text("wishes")}</summary>
      <div className="grid gap-3">
        <div>
          <SelectField
            label={text("intention")}
            name="intention"
            value={form.intention}
            onChange={(value) =>
              onChange({ intention: offered.find((each) => each === value) ?? "sadaqah", coversFee: false })
            }
            options={offered.map((value) => ({ value, label: text(`intention.${value}`) }))}
          />
          <p className="mt-1 text-ink-soft text-sm">
            {text(`use.${form.intention}`)}{" "}
            {form.intention === "zakat" && scholar !== undefined && text("zakatBy", { scholar })}
          </p>
        </div>
        <Toggle
          label={text("monthly")}
          isOn={form.isMonthly}
          onChange={(isMonthly) => onChange({ isMonthly })}
        />
        {fee && amount !== undefined && (
          <Toggle
            label={text("coverFee", { amount: formatMoney(coveredFee(amount, fee), currency, language) })}
            isOn={form.coversFee}
            onChange={(coversFee) => onChange({ coversFee })}
          />
        )}
        <Toggle
          label={text("showsName")}
          isOn={form.showsName}
          onChange={(showsName) => onChange({ showsName })}
        />
        <FormField
          label={text("inNameOf")}
          name="in-name-of"
          maxLength={120}
          value={form.inNameOf}
          onChange={(event) => onChange({ inNameOf: event.target.value })}
          hint={text("inNameOfHint")}
        />
      </div>
    </details>
  );
}
