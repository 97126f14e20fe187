import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  cancelPremium,
  fetchPremium,
  type PremiumAnswer,
  resumePremium,
  subscribe,
} from "#app/api/premium.ts";
import { idempotencyKeys } from "#app/browser/idempotency-key.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatMoney } from "#app/i18n/money.ts";
import { rememberEntitlements } from "#app/storage/entitlements.ts";
import { usePageReturn } from "#app/storage/page-return.ts";
import { storedMember } from "#app/storage/stored-member.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { requestSignIn } from "#app/ui/sign-in-request.ts";
import type { Plan } from "#domain/ledger/gift.ts";

const keys = idempotencyKeys("subscription");

/** Milliseconds between polls for somebody back from the payment provider's page, and how many there are. */
const pollInterval = 3000;
const mostPolls = 10;

type PremiumSheetProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** The plans with their prices, or the current subscription; also keeps the entitlements of this device up to date. */
export function PremiumSheet({ isOpen, onClose }: PremiumSheetProps) {
  const text = useMessages("premium");
  const state = usePremium();
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
        {premium?.hasPremium && <CurrentPlan premium={premium} state={state} />}
        {premium && !premium.hasPremium && (
          <OfferedPlans
            premium={premium}
            state={state}
            onSignIn={() => {
              onClose();
              requestSignIn();
            }}
          />
        )}
      </div>
    </Sheet>
  );
}

type PartProps = { readonly premium: PremiumAnswer; readonly state: ReturnType<typeof usePremium> };

function CurrentPlan({ premium, state }: PartProps) {
  const text = useMessages("premium");
  const language = useLanguage();
  const { status, endsAt, source, provider } = premium;
  const day = endsAt ? dateFormat(language, { dateStyle: "long" }).format(new Date(endsAt)) : "";
  const words = { active: "active", cancelled: "cancelled", "past-due": "pastDue" } as const;
  const key = words[status as keyof typeof words];
  return (
    <>
      <p role="status" className="rounded-panel border border-green p-4">
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

function OfferedPlans({ premium, state, onSignIn }: PartProps & { readonly onSignIn: () => void }) {
  const text = useMessages("premium");
  const shell = useMessages("shell");
  const language = useLanguage();
  const { plans, currency, areExamples, provider, waitingReceipt } = premium;
  if (plans.length === 0) return <p>{text("noPlans")}</p>;
  return (
    <>
      {waitingReceipt && (
        <div role="status" className="rounded-panel border border-edge p-4">
          <p>{text("waiting")}</p>
          <a href={`/donations?receipt=${waitingReceipt}`} className={buttonClass("quiet", "mt-3")}>
            {text("seeReceipt")}
          </a>
        </div>
      )}
      <ul className="grid gap-3">
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
                onClick={() => void state.start(plan)}
              >
                {text("subscribe")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {areExamples && <p className="text-ink-soft text-sm">{text("examplePrices")}</p>}
      {!state.isSignedIn && (
        <>
          <p>{text("signIn")}</p>
          <Button look="primary" className="justify-self-start" onClick={onSignIn}>
            {shell("signIn")}
          </Button>
        </>
      )}
      <p className="text-ink-soft text-sm">{text(provider === "pledge" ? "pledgeNote" : "stripeNote")}</p>
    </>
  );
}

/** The offered plans, the person's subscription and the actions that change it. */
function usePremium() {
  const language = useLanguage();
  const [member] = useStoredValue(storedMember);
  const memberId = member?.id;
  const [isBusy, setIsBusy] = useState(false);
  /** The answer to the last action, until the plans are loaded again. */
  const [changed, setChanged] = useState<PremiumAnswer>();
  /** Whether the last action failed; undefined where the plans were loaded since. */
  const [hasActionFailed, setHasActionFailed] = useState<boolean>();
  // Back from the payment provider's page without having paid.
  usePageReturn(() => setIsBusy(false));

  const note = (answer: PremiumAnswer) => {
    if (memberId !== undefined) rememberEntitlements(memberId, answer);
    if (answer.hasPremium) keys.finish();
  };
  const accept = (answer: PremiumAnswer) => {
    note(answer);
    setChanged(answer);
    setHasActionFailed(false);
  };

  const key = `${language} ${memberId ?? ""}`;
  const { latest, hasFailed, retry } = useAsync(key, async (signal) => {
    const result = await fetchPremium(language);
    if (!result.isDone) throw new Error(result.code);
    if (!signal.aborted) {
      note(result.answer);
      setChanged(undefined);
      setHasActionFailed(undefined);
    }
    return result.answer;
  });

  // After a payment the provider's webhook may arrive later than the person.
  const polls = useRef({ key, count: 0 });
  const poll = useEffectEvent(() => {
    if (polls.current.key !== key) polls.current = { key, count: 0 };
    if (polls.current.count++ < mostPolls) retry();
  });
  useEffect(() => {
    if (latest === undefined || memberId === undefined) return;
    const { hasPremium, provider } = latest;
    if (hasPremium || provider !== "stripe" || !keys.isUnfinished(Date.now())) return;
    const timer = setTimeout(() => poll(), pollInterval);
    return () => clearTimeout(timer);
  }, [latest, memberId]);

  async function start(plan: Plan): Promise<void> {
    setIsBusy(true);
    let result = await subscribe(language, plan, keys.current(Date.now()));
    if (!result.isDone && result.code === "key-reused") {
      // The answer to an earlier press was lost: show what that press did instead of doing it twice.
      const current = await fetchPremium(language);
      if (!current.isDone || current.answer.hasPremium || current.answer.waitingReceipt !== null) {
        setIsBusy(false);
        return current.isDone ? accept(current.answer) : setHasActionFailed(true);
      }
      keys.finish();
      result = await subscribe(language, plan, keys.current(Date.now()));
    }
    if (result.isDone && result.answer.outcome === "pay") {
      location.assign(result.answer.address);
      return;
    }
    setIsBusy(false);
    setHasActionFailed(!result.isDone);
    if (!result.isDone) return;
    keys.finish();
    const again = await fetchPremium(language);
    if (again.isDone) accept(again.answer);
  }

  async function change(request: typeof cancelPremium): Promise<void> {
    setIsBusy(true);
    const result = await request(language);
    setIsBusy(false);
    if (result.isDone) accept(result.answer);
    else setHasActionFailed(true);
  }

  const cancel = () => change(cancelPremium);
  const resume = () => change(resumePremium);
  return {
    premium: changed ?? latest,
    hasFailed: hasActionFailed ?? hasFailed,
    isBusy,
    isSignedIn: memberId !== undefined,
    start,
    cancel,
    resume,
  };
}
