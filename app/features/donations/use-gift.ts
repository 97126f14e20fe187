import { useState } from "react";
import { array, check, type GenericSchema, pipe, unknown } from "valibot";
import type { ApiResult } from "#app/api/call-api.ts";
import type { GiveAnswer, GiveRequest } from "#app/api/donations.ts";
import { idempotencyKeys } from "#app/browser/idempotency-key.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { forgetDraft, readDraft, writeDraft } from "#app/storage/draft.ts";
import { usePageReturn } from "#app/storage/page-return.ts";
import type { Language } from "#domain/language.ts";
import { type Bounds, type GiftForm, sentAmount } from "./gift-form.ts";

/** The idempotency key of the current gift: the same in every tab until the gift is done. */
export const giftKeys = idempotencyKeys("gift");

/**
 * `down`: no answer, the same may be sent again. `message` is the server's own text. `earlier` is the receipt of a
 * different gift sent before under the same key, whose answer was lost: nothing more was sent.
 */
export type GiftError = "down" | { readonly message: string } | { readonly earlier: string };

/** The key of the draft with the requests of this tab that were never answered. */
const unansweredDraft = "gift-unanswered";

const requestSchema = pipe(
  unknown(),
  check((saved) => saved instanceof Object && "key" in saved),
) as GenericSchema<unknown, GiveRequest>;
const requestsSchema = array(requestSchema);

const unanswered = (key: string) =>
  (readDraft(unansweredDraft, requestsSchema) ?? []).filter((request) => request.key === key);

const isDown = (code: string) => code === "provider-down" || code === "offline" || code === "unavailable";

/** The code that calls the server is loaded with the first gift. */
async function give(language: Language, request: GiveRequest): Promise<ApiResult<GiveAnswer>> {
  try {
    return await (await import("#app/api/donations.ts")).give(language, request);
  } catch {
    return { isDone: false, code: "offline" };
  }
}

/** The server's answer to a gift sent under this key and never answered; undefined where it knows none. */
async function answerToEarlier(language: Language, key: string): Promise<ApiResult<GiveAnswer> | undefined> {
  for (const request of unanswered(key)) {
    const result = await give(language, request);
    if (result.isDone || isDown(result.code)) return result;
  }
  return undefined;
}

/**
 * Sends the form; sending it again, after going back or a lost answer, is the same gift. `onClosed` is called when the
 * project no longer takes gifts.
 */
export function useGift(
  onDone: (answer: Exclude<GiveAnswer, { outcome: "pay" }>) => void,
  onClosed: () => void,
) {
  const language = useLanguage();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<GiftError>();
  // Back from the payment provider's page without having paid.
  usePageReturn(() => setIsSending(false));

  async function send(form: GiftForm, bounds: Bounds): Promise<void> {
    const { customAmount: _typed, ...rest } = form;
    const request = { ...rest, email: form.email.trim(), amount: sentAmount(form, bounds) };
    setIsSending(true);
    setError(undefined);
    const key = giftKeys.current(Date.now());
    let result = await give(language, { ...request, key });
    if (!result.isDone && result.code === "key-reused") {
      const earlier = await answerToEarlier(language, key);
      if (earlier?.isDone && earlier.answer.outcome !== "pay") {
        giftKeys.finish();
        forgetDraft(unansweredDraft);
        setError({ earlier: earlier.answer.receipt });
        return setIsSending(false);
      }
      if (earlier && !earlier.isDone) {
        setError("down");
        return setIsSending(false);
      }
      // A different gift than the one started before, of which nothing was paid: it gets its own key.
      giftKeys.finish();
      result = await give(language, { ...request, key: giftKeys.current(Date.now()) });
    }
    if (result.isDone) forgetDraft(unansweredDraft);
    else if (result.code !== "provider-down" && isDown(result.code)) {
      const sent = { ...request, key: giftKeys.current(Date.now()) };
      writeDraft(unansweredDraft, [...unanswered(sent.key), sent]);
    }
    if (result.isDone && result.answer.outcome === "pay") {
      // The button stays disabled while the provider's page loads.
      giftKeys.answered(result.answer.receipt);
      location.assign(result.answer.address);
      return;
    }
    setIsSending(false);
    if (result.isDone && result.answer.outcome !== "pay") {
      giftKeys.finish();
      onDone(result.answer);
    } else if (!result.isDone) {
      setError(isDown(result.code) || !result.message ? "down" : { message: result.message });
      if (result.code === "project-closed") onClosed();
    }
  }

  return { isSending, error, send };
}
