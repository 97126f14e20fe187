import type { MinorUnits } from "#domain/money/currency.ts";
import type { EntryHead } from "./ledger-entry.ts";

export const giftStages = [
  "intent",
  "authorised",
  "captured",
  "failed",
  "expired",
  "refunded-in-part",
  "refunded",
  "disputed",
  "lost",
] as const;
export type GiftStage = (typeof giftStages)[number];

/** State of a gift. `held` is what is left of it after refunds and disputes. */
export type GiftState = {
  readonly stage: GiftStage;
  readonly captured: MinorUnits;
  readonly refunded: MinorUnits;
  readonly held: MinorUnits;
};

/** Derives the state from the gift's entries, in any order. */
export function giftState(entries: readonly EntryHead[]): GiftState {
  const sumOf = (kind: EntryHead["kind"]) =>
    entries.reduce((sum, entry) => sum + (entry.kind === kind ? entry.amount : 0), 0);
  const has = (kind: EntryHead["kind"]) => entries.some((entry) => entry.kind === kind);
  const [captured, refunded, lost] = [sumOf("captured"), sumOf("refunded"), sumOf("dispute-lost")];
  const contested = sumOf("disputed") - sumOf("dispute-won");
  const held = captured - refunded - contested;
  const stage = (): GiftStage => {
    if (captured > 0) {
      if (contested > lost) return "disputed";
      if (lost > 0) return "lost";
      if (refunded >= captured) return "refunded";
      return refunded > 0 ? "refunded-in-part" : "captured";
    }
    if (has("expired")) return "expired";
    if (has("failed")) return "failed";
    return has("authorised") ? "authorised" : "intent";
  };
  return { stage: stage(), captured, refunded, held };
}
