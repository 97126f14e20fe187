import { useState } from "react";
import { array, custom } from "valibot";
import type { Asked } from "#app/api/ask.ts";
import type { GiveAnswer, GiveRequest } from "#app/api/donations.ts";
import { idempotencyKeys } from "#app/browser/idempotency-key.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { forgetDraft, readDraft, writeDraft } from "#app/storage/draft.ts";
import { usePageReturn } from "#app/storage/page-return.ts";
import type { Language } from "#domain/language.ts";
import { type Bounds, type GiftForm, sentAmount } from "./gift-form.ts";

/** The gift under way on this device: one key until it is done, in every tab. */
export const giftKeys = idempotencyKeys("gift");

/**
 * `down`: nobody answered, the same may be sent again. `said` is the server's own words. `earlier` is the receipt of
 * what was sent before with other words and arrived, though its answer was lost: nothing more was sent.
 */
export type GiftTrouble = "down" | { readonly said: string } | { readonly earlier: string };

/** Where this tab keeps what was sent and never answered. */
const unansweredDraft = "gift-unanswered";

const requestsSchema = array(custom<GiveRequest>((saved) => saved instanceof Object && "key" in saved));

const unanswered = (key: string) =>
  (readDraft(unansweredDraft, requestsSchema) ?? []).filter((request) => request.key === key);

const isDown = (code: string) => code === "provider-down" || code === "offline" || code === "unavailable";

/** The code that asks the server comes with the first gift. */
async function give(language: Language, request: GiveRequest): Promise<Asked<GiveAnswer>> {
  try {
    return await (await import("#app/api/donations.ts")).give(language, request);
  } catch {
    return { isDone: false, code: "offline" };
  }
}

/** What the server says of a gift that was sent under this key and never answered; undefined where it knows none. */
async function answerToEarlier(language: Language, key: string): Promise<Asked<GiveAnswer> | undefined> {
  for (const request of unanswered(key)) {
    const asked = await give(language, request);
    if (asked.isDone || isDown(asked.code)) return asked;
  }
  return undefined;
}

/**
 * Sends the form; the same again, after a way back or a lost answer, is the same gift. `onClosed` is called when the
 * project takes no gifts any more.
 */
export function useGift(
  onDone: (answer: Exclude<GiveAnswer, { outcome: "pay" }>) => void,
  onClosed: () => void,
) {
  const language = useLanguage();
  const [isSending, setIsSending] = useState(false);
  const [trouble, setTrouble] = useState<GiftTrouble>();
  // Back from the provider's page without having paid.
  usePageReturn(() => setIsSending(false));

  async function send(form: GiftForm, bounds: Bounds): Promise<void> {
    const { customAmount: _typed, ...rest } = form;
    const request = { ...rest, email: form.email.trim(), amount: sentAmount(form, bounds) };
    setIsSending(true);
    setTrouble(undefined);
    const key = giftKeys.current(Date.now());
    let asked = await give(language, { ...request, key });
    if (!asked.isDone && asked.code === "key-reused") {
      const earlier = await answerToEarlier(language, key);
      if (earlier?.isDone && earlier.answer.outcome !== "pay") {
        giftKeys.finish();
        forgetDraft(unansweredDraft);
        setTrouble({ earlier: earlier.answer.receipt });
        return setIsSending(false);
      }
      if (earlier && !earlier.isDone) {
        setTrouble("down");
        return setIsSending(false);
      }
      // Another gift than the one begun before, of which nothing was paid: it gets a key of its own.
      giftKeys.finish();
      asked = await give(language, { ...request, key: giftKeys.current(Date.now()) });
    }
    if (asked.isDone) forgetDraft(unansweredDraft);
    else if (asked.code !== "provider-down" && isDown(asked.code)) {
      const sent = { ...request, key: giftKeys.current(Date.now()) };
      writeDraft(unansweredDraft, [...unanswered(sent.key), sent]);
    }
    if (asked.isDone && asked.answer.outcome === "pay") {
      // The button stays closed: the provider's page is on its way.
      giftKeys.answered(asked.answer.receipt);
      location.assign(asked.answer.address);
      return;
    }
    setIsSending(false);
    if (asked.isDone && asked.answer.outcome !== "pay") {
      giftKeys.finish();
      onDone(asked.answer);
    } else if (!asked.isDone) {
      setTrouble(isDown(asked.code) || !asked.message ? "down" : { said: asked.message });
      if (asked.code === "project-closed") onClosed();
    }
  }

  return { isSending, trouble, send };
}
