import { fetchModelOffer, type ModelOffer } from "#app/api/model-offer.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { rememberEntitlements, useEntitlements } from "#app/storage/entitlements.ts";
import { storedMember } from "#app/storage/stored-member.ts";
import { storedValue, useStoredValue } from "#app/storage/stored-value.ts";
import type { Language } from "#domain/language.ts";

/** Whether the person allows questions to go to the operator's model; off until they switch it on. */
const modelConsent = storedValue<boolean>(
  "private.model",
  { parse: (text) => text === "yes", print: (isAllowed) => (isAllowed ? "yes" : "no") },
  false,
);

/** Milliseconds until a server that did not answer is asked again, doubled with every attempt. */
const firstWait = 2000;
const longestWait = 60_000;

export type ModelChoice = {
  /** The operator's name for it. */
  readonly name: string;
  /** What this person has to do before they may use the model. */
  readonly lock: "subscribe" | "sign-in" | undefined;
  /** Whether questions go to it now. */
  readonly isOn: boolean;
  readonly choose: (isOn: boolean) => void;
};

/** Asks until the server answers or `signal` aborts; undefined where it offers no model. */
async function findOffer(language: Language, signal: AbortSignal): Promise<ModelOffer | undefined> {
  for (let wait = firstWait; !signal.aborted; wait = Math.min(wait * 2, longestWait)) {
    const offer = navigator.onLine ? await fetchModelOffer(language) : "away";
    if (offer !== "away") return offer === "none" ? undefined : offer;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return undefined;
}

/** The model the server offers and whether this person uses it; undefined while there is none. */
export function useModelChoice(): ModelChoice | undefined {
  const language = useLanguage();
  const [member] = useStoredValue(storedMember);
  const memberId = member?.id;
  const { hasPremium } = useEntitlements();
  const [isAllowed, setIsAllowed] = useStoredValue(modelConsent);
  const { latest: offer } = useAsync(`${language} ${memberId ?? ""}`, async (signal) => {
    const found = await findOffer(language, signal);
    if (found && memberId !== undefined && !signal.aborted) rememberEntitlements(memberId, found);
    return found;
  });
  if (!offer || offer.name === null) return undefined;
  const lock =
    offer.audience === "everyone" || hasPremium
      ? undefined
      : offer.audience === "premium"
        ? "subscribe"
        : memberId === undefined
          ? "sign-in"
          : undefined;
  return { name: offer.name, lock, isOn: lock === undefined && isAllowed, choose: setIsAllowed };
}
