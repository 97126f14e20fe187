import { type RefObject, useState } from "react";
import { Link } from "wouter";
import type { DonationsAnswer, ProjectAnswer } from "#app/api/donations.ts";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatMoney } from "#app/i18n/money.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { intentions } from "#domain/ledger/gift.ts";
import { coveredFee } from "#domain/money/covered-fee.ts";
import { decimalsOf } from "#domain/money/currency.ts";
import { AmountChoice } from "./amount-choice.tsx";
import { FormField } from "./form-field.tsx";
import { type FormErrors, formAmount, type GiftForm, hasOptions, otherMark } from "./gift-form.ts";
import { TransferNote } from "./transfer-note.tsx";
import type { GiftError } from "./use-gift.ts";

type DonationFormProps = {
  readonly formRef: RefObject<HTMLElement | null>;
  readonly donations: DonationsAnswer;
  readonly form: GiftForm;
  readonly errors: FormErrors;
  readonly isSending: boolean;
  readonly sendError: GiftError | undefined;
  readonly onChange: (change: Partial<GiftForm>) => void;
  readonly onSubmit: () => void;
};

/** The error may push the retry button below it out of view. */
const scrollToRetry = (alert: HTMLElement | null) =>
  alert?.nextElementSibling?.scrollIntoView({ block: "nearest" });

/** The gift form, which stays in view beside the projects. */
export function DonationForm(props: DonationFormProps) {
  const { formRef, donations, form, errors, isSending, sendError, onChange, onSubmit } = props;
  const text = useMessages("donations");
  const isHydrated = useIsHydrated();
  const language = useLanguage();
  const { currency, most, projects, provider, fee } = donations;
  const open = projects.filter(({ isClosed }) => !isClosed);
  const project = open.find(({ id }) => id === form.project);
  const amount = formAmount(form, { language, currency, most });
  const errorText = (name: keyof FormErrors) => {
    const error = errors[name];
    const [least, largest] = [10 ** decimalsOf(currency), most].map((each) =>
      formatMoney(each, currency, language),
    );
    return error && text(`mistake.${error}`, { least: least ?? "", most: largest ?? "" });
  };
  const total = (amount ?? 0) + (form.coversFee && fee && amount ? coveredFee(amount, fee) : 0);
  const isPledge = provider === "pledge";
  return (
    <section
      ref={formRef}
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
            {errorText("project")}
          </p>
        </div>
        <AmountChoice
          form={form}
          currency={currency}
          most={most}
          rates={donations.rates}
          amount={amount}
          error={errorText("amount")}
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
          error={errorText("name")}
        />
        <FormField
          label={text("email")}
          name="email"
          type="email"
          autoComplete="email"
          value={form.email}
          onChange={(event) => onChange({ email: event.target.value })}
          error={errorText("email")}
          hint={text("emailHint")}
        />
        <GiftOptions
          form={form}
          donations={donations}
          project={project}
          amount={amount}
          onChange={onChange}
        />
        {isPledge && <TransferNote bank={donations.bank} />}
        {sendError && (
          <div role="alert" ref={scrollToRetry} className="rounded-control border border-harm p-3 text-sm">
            <GiftErrorText error={sendError} />
          </div>
        )}
        <Button type="submit" look="primary" className="w-full text-base" disabled={isSending || !isHydrated}>
          {isSending && text("sending")}
          {!isSending && sendError === "down" && text("retry")}
          {!isSending &&
            sendError !== "down" &&
            (amount === undefined
              ? text(isPledge ? "pledge" : "give")
              : text(isPledge ? "submitPledge" : "submit", {
                  amount: formatMoney(total, currency, language),
                }))}
        </Button>
        <p className="text-ink-soft text-sm">{text(isPledge ? "pledgeNote" : "stripeNote")}</p>
      </form>
    </section>
  );
}

function GiftErrorText({ error }: { readonly error: GiftError }) {
  const text = useMessages("donations");
  if (error === "down") return <p>{text("down")}</p>;
  if ("message" in error) return <p>{error.message}</p>;
  return (
    <>
      <p>{text("sentBefore")}</p>
      <Link href={`/donations?receipt=${error.earlier}`} className={buttonClass("quiet", "mt-3")}>
        {text("seeReceipt")}
      </Link>
    </>
  );
}

type GiftOptionsProps = {
  readonly form: GiftForm;
  readonly donations: DonationsAnswer;
  readonly project: ProjectAnswer | undefined;
  readonly amount: number | undefined;
  readonly onChange: (change: Partial<GiftForm>) => void;
};

/** Intention, repetition, name and fee, in a disclosure that is open once one of them is set. */
function GiftOptions({ form, donations, project, amount, onChange }: GiftOptionsProps) {
  const text = useMessages("donations");
  const language = useLanguage();
  const { fee, currency } = donations;
  const scholar = project?.zakatScholar ?? undefined;
  const offered = intentions.filter((each) => each !== "zakat" || scholar !== undefined);
  const isSet = hasOptions(form);
  const [wasSet, setWasSet] = useState(isSet);
  const [isOpen, setIsOpen] = useState(isSet);
  if (isSet !== wasSet) {
    setWasSet(isSet);
    if (isSet) setIsOpen(true);
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
