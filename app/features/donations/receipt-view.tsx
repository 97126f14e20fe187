import { ArrowLeft, Printer } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { askReceipt, type ReceiptAnswer } from "#app/api/donations.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatMoney } from "#app/i18n/money.ts";
import { forgetDraft } from "#app/storage/draft.ts";
import { Button } from "#app/ui/button.tsx";
import { giftDraft } from "./gift-form.ts";
import { MonthlyGift } from "./monthly-gift.tsx";
import { useStageText } from "./stage-text.ts";
import { TransferNote } from "./transfer-note.tsx";
import { giftKeys } from "./use-gift.ts";

/** Milliseconds after which a receipt that waits for the provider asks again. */
const lookAgain = 3000;

/** A gift by its number: what was given, when, and where it stands now. */
export function ReceiptView({ number, onBack }: { readonly number: string; readonly onBack: () => void }) {
  const text = useMessages("donations");
  const language = useLanguage();
  const stageText = useStageText();
  const [receipt, setReceipt] = useState<ReceiptAnswer | "missing" | "failed">();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks anew
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const look = async () => {
      const asked = await askReceipt(language, number);
      if (!isCurrent) return;
      if (!asked.isDone) setReceipt(asked.code === "no-receipt" ? "missing" : "failed");
      else {
        setReceipt(asked.answer);
        const { provider, captured, stage } = asked.answer;
        if (captured > 0 && giftKeys.finishAnswered(number)) forgetDraft(giftDraft);
        if (provider === "stripe" && captured === 0 && stage !== "expired")
          timer = setTimeout(look, lookAgain);
      }
    };
    void look();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [language, number, attempt]);

  // Whoever comes from the form stood far down the page.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (window.scrollY === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, []);

  const day = dateFormat(language, {
    dateStyle: "long",
    timeStyle: "short",
    // Urdu's halves of the day would be named in Latin letters.
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
          <Button className="mt-3" onClick={() => setAttempt((count) => count + 1)}>
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
          <MonthlyGift receipt={receipt} onChange={setReceipt} />
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
