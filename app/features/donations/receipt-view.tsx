import { ArrowLeft, Printer } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { endMonthly, fetchReceipt, isEmail, type ReceiptAnswer } from "#app/api/donations.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatMoney } from "#app/i18n/money.ts";
import { forgetDraft } from "#app/storage/draft.ts";
import { Button } from "#app/ui/button.tsx";
import { FormField } from "./form-field.tsx";
import { giftDraft } from "./gift-form.ts";
import { useStageText } from "./stage-text.ts";
import { TransferNote } from "./transfer-note.tsx";
import { giftKeys } from "./use-gift.ts";

/** Milliseconds until a receipt that waits for the payment provider is loaded again. */
const pollInterval = 3000;

/** Whether the payment provider's confirmation is still to come. */
const isPending = ({ provider, captured, stage }: ReceiptAnswer) =>
  provider === "stripe" && captured === 0 && stage !== "expired";

/** A gift by its number: what was given, when, and its current state. */
export function ReceiptView({ number, onBack }: { readonly number: string; readonly onBack: () => void }) {
  const text = useMessages("donations");
  const language = useLanguage();
  const stageText = useStageText();
  const [changed, setChanged] = useState<ReceiptAnswer>();
  const { latest, hasFailed, retry } = useAsync(`${language} ${number}`, async (signal) => {
    const result = await fetchReceipt(language, number);
    if (!result.isDone && result.code === "no-receipt") return "missing";
    if (!result.isDone) throw new Error(result.code);
    if (result.answer.captured > 0 && giftKeys.finishAnswered(number)) forgetDraft(giftDraft);
    if (!signal.aborted) setChanged(undefined);
    return result.answer;
  });
  const receipt = hasFailed ? "failed" : (changed ?? latest);
  const poll = useEffectEvent(retry);
  useEffect(() => {
    if (latest === undefined || latest === "missing" || !isPending(latest)) return;
    const timer = setTimeout(() => poll(), pollInterval);
    return () => clearTimeout(timer);
  }, [latest]);

  // After sending the form the page is scrolled far down.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (window.scrollY === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, []);

  const day = dateFormat(language, {
    dateStyle: "long",
    timeStyle: "short",
    // Browsers write am and pm in Latin letters in Urdu.
    ...(language === "ur" && { hourCycle: "h23" }),
  });
  const rows = (of: ReceiptAnswer): [string, string][] => {
    const money = (amount: number) => formatMoney(amount, of.currency, language);
    return [
      [text("state"), stageText(of)],
      [text("chooseProject"), of.plan ? text("subscription") : (of.project ?? of.projectId ?? "")],
      [text("amount"), `${money(of.amount)}${of.isMonthly ? ` · ${text("everyMonth")}` : ""}`],
      ...(of.fee > 0 ? [[text("fee"), money(of.fee)] as [string, string]] : []),
      ...(of.refunded > 0 ? [[text("refundedSum"), money(of.refunded)] as [string, string]] : []),
      ...(of.plan ? [] : [[text("intention"), text(`intention.${of.intention}`)] as [string, string]]),
      [text("date"), day.format(new Date(of.at))],
    ];
  };

  return (
    <article className="panel mx-auto mt-6 max-w-2xl p-5 sm:p-8 print:border-0">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 font-display text-2xl outline-none">
        {text("receipt")}
      </h2>
      {receipt === undefined && <p role="status">{text("loading")}</p>}
      {receipt === "missing" && <p role="alert">{text("receiptMissing")}</p>}
      {receipt === "failed" && (
        <div role="alert" className="mt-3">
          <p>{text("receiptFailed")}</p>
          <Button className="mt-3" onClick={retry}>
            {text("retry")}
          </Button>
        </div>
      )}
      {typeof receipt === "object" && (
        <>
          <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
            {rows(receipt).map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-ink-soft text-sm">{name}</dt>
                <dd className="mb-2 first-letter:uppercase sm:mb-0">{value}</dd>
              </div>
            ))}
            <div className="contents">
              <dt className="text-ink-soft text-sm">{text("receiptNumber")}</dt>
              <dd className="break-all font-mono text-sm">
                <bdi dir="ltr">{receipt.receipt}</bdi>
              </dd>
            </div>
          </dl>
          <ol className="mt-6 grid gap-1 border-line border-t pt-4 text-sm">
            {receipt.steps.map(({ at, kind, amount }) => (
              <li key={`${at} ${kind} ${amount}`} className="flex flex-wrap justify-between gap-x-4">
                <span className="inline-block first-letter:uppercase">
                  {text(`step.${kind}`)}
                  {amount > 0 && ` · ${formatMoney(amount, receipt.currency, language)}`}
                </span>
                <time dateTime={at} className="text-ink-soft">
                  {day.format(new Date(at))}
                </time>
              </li>
            ))}
          </ol>
          {receipt.provider === "pledge" && receipt.stage === "intent" && (
            <div className="mt-6 grid gap-3">
              <p>{text("pledgeNote")}</p>
              <TransferNote bank={receipt.bank} />
            </div>
          )}
          <MonthlyGift receipt={receipt} onChange={setChanged} />
          <p className="mt-6 text-ink-soft text-sm">{text("receiptVerify")}</p>
          <p dir="ltr" className="mt-2 hidden break-all text-start font-mono text-sm print:block">
            {location.href}
          </p>
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        {typeof receipt === "object" && (
          <Button look="primary" onClick={() => print()}>
            <Printer aria-hidden="true" className="size-4" />
            {text("print")}
          </Button>
        )}
        <Button onClick={onBack}>
          <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
          {text("allProjects")}
        </Button>
      </div>
    </article>
  );
}

type MonthlyGiftProps = {
  readonly receipt: ReceiptAnswer;
  readonly onChange: (receipt: ReceiptAnswer) => void;
};

/** The status of a monthly gift and the form that ends it: its giver, signed in, or by the email it was given with. */
function MonthlyGift({ receipt, onChange }: MonthlyGiftProps) {
  const text = useMessages("donations");
  const language = useLanguage();
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { repeats, isMine } = receipt;
  if (!repeats) return null;

  const day = dateFormat(language, { dateStyle: "long" });
  const isRunning = repeats.status === "active" || repeats.status === "past-due";
  const isPledge = receipt.provider === "pledge";
  const statusText = () => {
    if (repeats.status === "past-due") return text("monthlyPastDue");
    if (isRunning) return text(isPledge ? "monthlyPledgeRuns" : "monthlyRuns");
    if (isPledge) return text("monthlyPledgeEnded");
    return repeats.status === "cancelled" && repeats.endsAt
      ? text("monthlyEnds", { day: day.format(new Date(repeats.endsAt)) })
      : text("monthlyEnded");
  };

  async function end(): Promise<void> {
    if (!isMine && !isEmail(email)) return setError(text("mistake.email-wrong"));
    setIsBusy(true);
    const result = await endMonthly(language, receipt.receipt, isMine ? undefined : email.trim());
    setIsBusy(false);
    if (result.isDone) onChange(result.answer);
    else setError(result.message || text("down"));
  }

  return (
    <section className="mt-6 rounded-control border border-line p-4 print:hidden">
      <p role="status">{statusText()}</p>
      {isRunning && (
        <form
          noValidate
          className="mt-3 grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void end();
          }}
        >
          {isMine ? (
            error && (
              <p role="alert" className="text-harm text-sm">
                {error}
              </p>
            )
          ) : (
            <FormField
              label={text("endMonthlyEmail")}
              name="end-email"
              type="email"
              autoComplete="email"
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                setError(undefined);
              }}
              error={error}
            />
          )}
          <Button type="submit" className="justify-self-start" disabled={isBusy}>
            {text("endMonthly")}
          </Button>
        </form>
      )}
    </section>
  );
}
