import type { ReceiptAnswer } from "#app/api/donations.ts";
import { useMessages } from "#app/i18n/messages.tsx";

/** The state of a gift in words; a pledge that has not arrived is called a pledge. */
export function useStageText() {
  const text = useMessages("donations");
  return ({ stage, provider }: Pick<ReceiptAnswer, "stage" | "provider">) =>
    stage === "intent" && provider === "pledge" ? text("pledged") : text(`step.${stage}`);
}
