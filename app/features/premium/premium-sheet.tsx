import type { PremiumAnswer } from "#app/api/premium.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatMoney } from "#app/i18n/money.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import type { usePremium } from "./use-premium.ts";

type PremiumSheetProps = {
  readonly state: ReturnType<typeof usePremium>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The plans with their prices, or the subscription that is held. */
export function PremiumSheet({ state, isOpen, onClose }: PremiumSheetProps) {
  const text = useMessages("premium");
  const { premium, hasFailed } = state;
  return (
    <Sheet title={text("title")} closeLabel={text("close")} isOpen={isOpen} onClose={onClose}>
      <div className="grid gap-4">
        <p>{text("intro")}</p>
        {hasFailed && (
          <p role="alert" className="rounded-control border border-harm p-3 text-sm">
            {text("failed")}
          </p>
        )}
        {!premium && !hasFailed && <p role="status">{text("loading")}</p>}
        {premium?.hasPremium && <HeldPlan premium={premium} state={state} />}
        {premium && !premium.hasPremium && <OfferedPlans premium={premium} state={state} />}
      </div>
    </Sheet>
  );
}

type PartProps = { readonly premium: PremiumAnswer; readonly state: PremiumSheetProps["state"] };

function HeldPlan({ premium, state }: PartProps) {
  const text = useMessages("premium");
  const language = useLanguage();
  const { status, endsAt, source, provider } = premium;
  const day = endsAt ? dateFormat(language, { dateStyle: "long" }).format(new Date(endsAt)) : "";
  const words = { active: "active", cancelled: "cancelled", "past-due": "pastDue" } as const;
  const key = words[status as keyof typeof words];
  return (
    <>
      <p role="status" className="panel border-green p-4">
        {key && (day || key === "pastDue") ? text(key, key === "pastDue" ? {} : { day }) : text("granted")}
      </p>
      {source === "subscription" && status !== "cancelled" && (
        <Button disabled={state.isBusy} onClick={() => void state.cancel()}>
          {text("cancel")}
        </Button>
      )}
      {source === "subscription" && status === "cancelled" && provider === "stripe" && (
        <Button disabled={state.isBusy} onClick={() => void state.resume()}>
          {text("resume")}
        </Button>
      )}
    </>
  );
}

function OfferedPlans({ premium, state }: PartProps) {
  const text = useMessages("premium");
  const language = useLanguage();
  const { plans, currency, areExamples, provider, waitingReceipt } = premium;
  if (plans.length === 0) return <p>{text("noPlans")}</p>;
  return (
    <>
      {waitingReceipt && (
        <div role="status" className="panel border-gold p-4">
          <p>{text("waiting")}</p>
          <a href={`/donations?receipt=${waitingReceipt}`} className={buttonClass("quiet", "mt-3")}>
            {text("seeReceipt")}
          </a>
        </div>
      )}
      <ul className="grid gap-3 sm:grid-cols-2">
        {plans.map(({ plan, amount }) => (
          <li key={plan} className="panel flex flex-col gap-2 p-4">
            <h3 className="font-display text-lg">{text(plan)}</h3>
            <p className="grow">
              {text(plan === "monthly" ? "perMonth" : "perYear", {
                amount: formatMoney(amount, currency, language),
              })}
            </p>
            {state.isSignedIn && (
              <Button
                look="primary"
                disabled={state.isBusy}
                aria-label={`${text("subscribe")}: ${text(plan)}`}
                onClick={() => void state.begin(plan)}
              >
                {text("subscribe")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {areExamples && <p className="text-gold text-sm">{text("examplePrices")}</p>}
      {!state.isSignedIn && <p className="panel p-4">{text("signIn")}</p>}
      <p className="text-ink-soft text-sm">{text(provider === "pledge" ? "pledgeNote" : "stripeNote")}</p>
    </>
  );
}
