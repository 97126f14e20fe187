import type { RefObject } from "react";
import { Link } from "wouter";
import type { DonationsAnswer } from "#app/api/donations.ts";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatMoney } from "#app/i18n/money.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { coveredFee } from "#domain/money/covered-fee.ts";
import { decimalsOf } from "#domain/money/currency.ts";
import { AmountChoice } from "./amount-choice.tsx";
import { FormField } from "./form-field.tsx";
import { type FormMistakes, formAmount, type GiftForm, otherMark } from "./gift-form.ts";
import { GiftWishes } from "./gift-wishes.tsx";
import { TransferNote } from "./transfer-note.tsx";
import type { GiftTrouble } from "./use-gift.ts";

type DonationFormProps = {
  readonly place: RefObject<HTMLElement | null>;
  readonly donations: DonationsAnswer;
  readonly form: GiftForm;
  readonly mistakes: FormMistakes;
  readonly isSending: boolean;
  readonly trouble: GiftTrouble | undefined;
  readonly onChange: (change: Partial<GiftForm>) => void;
  readonly onSubmit: () => void;
};

/** The button to try again with stands below what went wrong, and may have been pushed out of sight by it. */
const showWhatFollows = (alert: HTMLElement | null) =>
  alert?.nextElementSibling?.scrollIntoView({ block: "nearest" });

/** The form that stays in sight beside the projects. */
export function DonationForm(props: DonationFormProps) {
  const { place, donations, form, mistakes, isSending, trouble, onChange, onSubmit } = props;
  const text = useMessages("donations");
  const isHydrated = useIsHydrated();
  const language = useLanguage();
  const { currency, most, projects, provider, fee } = donations;
  const open = projects.filter(({ isClosed }) => !isClosed);
  const project = open.find(({ id }) => id === form.project);
  const amount = formAmount(form, { language, currency, most });
  const said = (name: keyof FormMistakes) => {
    const mistake = mistakes[name];
    const [least, largest] = [10 ** decimalsOf(currency), most].map((each) =>
      formatMoney(each, currency, language),
    );
    return mistake && text(`mistake.${mistake}`, { least: least ?? "", most: largest ?? "" });
  };
  const whole = (amount ?? 0) + (form.coversFee && fee && amount ? coveredFee(amount, fee) : 0);
  const isPledge = provider === "pledge";
  return (
    <section
      ref={place}
      aria-labelledby="gift-form"
      className="panel scroll-mt-20 p-5 noscript:hidden lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
    >
      <h2 id="gift-form" tabIndex={-1} className="font-display text-2xl outline-none">
        {text("formTitle")}
      </h2>
      {project && (
        <p role="status" className="mt-3 rounded-control border border-green px-4 py-2">
          <span className="text-ink-soft text-sm">{text("donatingTo")}</span> <strong>{project.title}</strong>
        </p>
      )}
      <form
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <div>
          <SelectField
            label={text("chooseProject")}
            name="project"
            value={form.project}
            onChange={(id) => onChange({ project: id })}
            options={[
              { value: "", label: text("mistake.project-missing") },
              ...open.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
          <p aria-live="polite" className="mt-1 text-harm text-sm">
            {said("project")}
          </p>
        </div>
        <AmountChoice
          form={form}
          currency={currency}
          most={most}
          rates={donations.rates}
          amount={amount}
          mistake={said("amount")}
          otherMark={otherMark(form, { language, currency, most })}
          onChange={onChange}
        />
        <FormField
          label={text("name")}
          name="name"
          autoComplete="name"
          maxLength={120}
          value={form.name}
          onChange={(event) => onChange({ name: event.target.value })}
          mistake={said("name")}
        />
        <FormField
          label={text("email")}
          name="email"
          type="email"
          autoComplete="email"
          value={form.email}
          onChange={(event) => onChange({ email: event.target.value })}
          mistake={said("email")}
          hint={text("emailHint")}
        />
        <GiftWishes form={form} donations={donations} project={project} amount={amount} onChange={onChange} />
        {isPledge && <TransferNote bank={donations.bank} />}
        {trouble && (
          <div role="alert" ref={showWhatFollows} className="rounded-control border border-harm p-3 text-sm">
            <TroubleWords trouble={trouble} />
          </div>
        )}
        <Button type="submit" look="primary" className="w-full text-base" disabled={isSending || !isHydrated}>
          {isSending && text("sending")}
          {!isSending && trouble === "down" && text("retry")}
          {!isSending &&
            trouble !== "down" &&
            (amount === undefined
              ? text(isPledge ? "pledge" : "give")
              : text(isPledge ? "submitPledge" : "submit", {
                  amount: formatMoney(whole, currency, language),
                }))}
        </Button>
        <p className="text-ink-soft text-sm">{text(isPledge ? "pledgeNote" : "stripeNote")}</p>
      </form>
    </section>
  );
}

function TroubleWords({ trouble }: { readonly trouble: GiftTrouble }) {
  const text = useMessages("donations");
  if (trouble === "down") return <p>{text("down")}</p>;
  if ("said" in trouble) return <p>{trouble.said}</p>;
  return (
    <>
      <p>{text("sentBefore")}</p>
      <Link href={`/donations?receipt=${trouble.earlier}`} className={buttonClass("quiet", "mt-3")}>
        {text("seeReceipt")}
      </Link>
    </>
  );
}
