import { useState } from "react";
import type { Asked } from "#app/api/ask.ts";
import type { GiveAnswer, GiveRequest } from "#app/api/donations.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { actKeys } from "#app/platform/act-key.ts";
import { usePageReturn } from "#app/platform/page-return.ts";
import type { Language } from "#domain/language.ts";
import { type GiftForm, typedAmount } from "./gift-form.ts";

/** The gift under way on this device: one key until it is done, in every tab. */
export const giftKeys = actKeys("gift");

/** `down`: nobody answered, the same may be sent again. A text is the server's own words. */
export type GiftTrouble = "down" | { readonly said: string };

/** The code that asks the server comes with the first gift. */
async function give(language: Language, request: GiveRequest): Promise<Asked<GiveAnswer>> {
  try {
    return await (await import("#app/api/donations.ts")).give(language, request);
  } catch {
    return { isDone: false, code: "offline" };
  }
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

  async function send(form: GiftForm): Promise<void> {
    const { customAmount: _typed, ...rest } = form;
    const request = { ...rest, email: form.email.trim(), amount: typedAmount(form) };
    setIsSending(true);
    setTrouble(undefined);
    let asked = await give(language, { ...request, key: giftKeys.current(Date.now()) });
    if (!asked.isDone && asked.code === "key-reused") {
      // Another gift than the one begun before: it gets a key of its own.
      giftKeys.finish();
      asked = await give(language, { ...request, key: giftKeys.current(Date.now()) });
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
      const isDown =
        asked.code === "provider-down" || asked.code === "offline" || asked.code === "unavailable";
      setTrouble(isDown || !asked.message ? "down" : { said: asked.message });
      if (asked.code === "project-closed") onClosed();
    }
  }

  return { isSending, trouble, send };
}
