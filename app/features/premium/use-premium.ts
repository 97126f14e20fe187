import { useEffect, useState } from "react";
import { askPremium, cancelPremium, type PremiumAnswer, resumePremium, subscribe } from "#app/api/premium.ts";
import { idempotencyKeys } from "#app/browser/idempotency-key.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { noteEntitlements } from "#app/storage/entitlements.ts";
import { memberNote } from "#app/storage/member-note.ts";
import { usePageReturn } from "#app/storage/page-return.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import type { Plan } from "#domain/ledger/gift.ts";

const keys = idempotencyKeys("subscription");

/** Milliseconds after which somebody who came back from the provider's page asks again, and how often. */
const lookAgain = 3000;
const looks = 10;

/** What is offered and what who is signed in holds of it, with the acts that change it. */
export function usePremium() {
  const language = useLanguage();
  const [member] = useStoredValue(memberNote);
  const memberId = member?.id;
  const [premium, setPremium] = useState<PremiumAnswer>();
  const [hasFailed, setHasFailed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  // Back from the provider's page without having paid.
  usePageReturn(() => setIsBusy(false));

  const take = (answer: PremiumAnswer) => {
    setPremium(answer);
    setHasFailed(false);
    if (memberId !== undefined) noteEntitlements(memberId, answer);
    if (answer.hasPremium) keys.finish();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: taking an answer needs no new question
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (left: number) => {
      const asked = await askPremium(language);
      if (!isCurrent) return;
      if (!asked.isDone) return setHasFailed(true);
      take(asked.answer);
      // Paid a moment ago: the provider's news may come after the person.
      const { hasPremium, provider } = asked.answer;
      const isAwaited = !hasPremium && provider === "stripe" && keys.isUnderWay(Date.now());
      if (memberId !== undefined && isAwaited && left > 0)
        timer = setTimeout(() => void look(left - 1), lookAgain);
    };
    void look(looks);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [language, memberId]);

  async function begin(plan: Plan): Promise<void> {
    setIsBusy(true);
    let asked = await subscribe(language, plan, keys.current(Date.now()));
    if (!asked.isDone && asked.code === "key-reused") {
      // The answer to an earlier press was lost: what that press made is shown, not made a second time.
      const made = await askPremium(language);
      if (!made.isDone || made.answer.hasPremium || made.answer.waitingReceipt !== null) {
        setIsBusy(false);
        return made.isDone ? take(made.answer) : setHasFailed(true);
      }
      keys.finish();
      asked = await subscribe(language, plan, keys.current(Date.now()));
    }
    if (asked.isDone && asked.answer.outcome === "pay") {
      location.assign(asked.answer.address);
      return;
    }
    setIsBusy(false);
    setHasFailed(!asked.isDone);
    if (!asked.isDone) return;
    keys.finish();
    const again = await askPremium(language);
    if (again.isDone) take(again.answer);
  }

  async function change(ask: typeof cancelPremium): Promise<void> {
    setIsBusy(true);
    const asked = await ask(language);
    setIsBusy(false);
    if (asked.isDone) take(asked.answer);
    else setHasFailed(true);
  }

  const cancel = () => change(cancelPremium);
  const resume = () => change(resumePremium);
  return { premium, hasFailed, isBusy, isSignedIn: memberId !== undefined, begin, cancel, resume };
}
