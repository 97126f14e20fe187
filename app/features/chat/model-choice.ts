import { useEffect, useState } from "react";
import { askModelOffer, type ModelOffer } from "#app/api/model-offer.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { noteEntitlements, useEntitlements } from "#app/storage/entitlements.ts";
import { memberNote } from "#app/storage/member-note.ts";
import { storedValue, useStoredValue } from "#app/storage/stored-value.ts";

/** Whether the person lets questions go to the operator's model; nobody is asked into it. */
const wishForModel = storedValue<boolean>(
  "private.model",
  { parse: (text) => text === "yes", print: (isWished) => (isWished ? "yes" : "no") },
  false,
);

/** Until a server that gave no answer is asked again, in milliseconds; twice as long with every try. */
const firstWait = 2000;
const longestWait = 60_000;

export type ModelChoice = {
  /** As the operator calls it. */
  readonly name: string;
  /** What stands between this person and the model. */
  readonly lock: "subscribe" | "sign-in" | undefined;
  /** Questions go to it now. */
  readonly isOn: boolean;
  readonly choose: (isOn: boolean) => void;
};

/** The model the server offers, and whether this person lets it answer; undefined while there is none. */
export function useModelChoice(): ModelChoice | undefined {
  const language = useLanguage();
  const [member] = useStoredValue(memberNote);
  const memberId = member?.id;
  const { hasPremium } = useEntitlements();
  const [isWished, setIsWished] = useStoredValue(wishForModel);
  const [offer, setOffer] = useState<ModelOffer>();
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (wait: number) => {
      const asked = navigator.onLine ? await askModelOffer(language) : "away";
      if (!isCurrent || asked === "none") return;
      if (asked === "away") {
        timer = setTimeout(look, wait, Math.min(wait * 2, longestWait));
        return;
      }
      setOffer(asked);
      if (memberId !== undefined) noteEntitlements(memberId, asked);
    };
    void look(firstWait);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [language, memberId]);
  if (!offer || offer.name === null) return undefined;
  const lock =
    offer.audience === "everyone" || hasPremium
      ? undefined
      : offer.audience === "premium"
        ? "subscribe"
        : memberId === undefined
          ? "sign-in"
          : undefined;
  return { name: offer.name, lock, isOn: lock === undefined && isWished, choose: setIsWished };
}
