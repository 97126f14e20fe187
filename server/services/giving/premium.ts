import type { PremiumAnswer } from "#contract/premium.ts";
import { plans } from "#domain/ledger/gift.ts";
import type { Store } from "#server/store/store.ts";
import { holdingOf, isCharged } from "./entitled.ts";
import type { Giving } from "./giving.ts";

export type Premium = {
  /** What is offered, and what a member has of it; nobody has nothing. */
  standing(memberId: string | null): Promise<PremiumAnswer>;
  /** The one question that locked things ask. */
  hasPremium(memberId: string): Promise<boolean>;
  /** Ends what is subscribed with the period that is paid; false when there is nothing. Throws ProviderDown. */
  cancel(memberId: string): Promise<boolean>;
  /**
   * Goes on with a subscription that was cancelled and has not run out; false when there is none, or another is paid
   * for. Throws ProviderDown.
   */
  resume(memberId: string): Promise<boolean>;
};

/** The entitlement port: what members may use beyond what is open to all. */
export function premium(store: Store, giving: Giving, now: () => Date = () => new Date()): Premium {
  const { settings, payments } = giving;

  async function holding(memberId: string) {
    return holdingOf(await store.entitlements.of(memberId), now());
  }

  async function waitingReceipt(memberId: string): Promise<string | null> {
    const books = await store.gifts.ofMember(memberId);
    const waiting = books.find(
      ({ gift, state }) =>
        gift.fund.startsWith("premium:") && gift.provider === "pledge" && state.stage === "intent",
    );
    return waiting?.gift.receipt ?? null;
  }

  return {
    async standing(memberId) {
      const held = memberId ? await holding(memberId) : undefined;
      const all = memberId ? await store.entitlements.of(memberId) : [];
      return {
        currency: settings.currency,
        provider: payments.provider,
        plans: plans.flatMap((plan) => {
          const amount = settings.prices[plan];
          return amount === undefined ? [] : [{ plan, amount }];
        }),
        areExamples: settings.arePricesExamples,
        hasPremium: held !== undefined,
        status: held?.status ?? (all.length > 0 ? "ended" : "none"),
        source: held?.source ?? null,
        endsAt: held?.endsAt?.toISOString() ?? null,
        waitingReceipt: memberId && !held ? await waitingReceipt(memberId) : null,
      };
    },

    hasPremium: async (memberId) => (await holding(memberId)) !== undefined,

    async cancel(memberId) {
      // Also beside a grant, and while a card fails: whatever is still charged ends.
      const running = (await store.entitlements.of(memberId)).filter(isCharged);
      for (const { reference } of running) await giving.repeats.end(reference);
      return running.length > 0;
    },

    async resume(memberId) {
      const all = await store.entitlements.of(memberId);
      const ending = all.filter(({ source, status }) => source === "subscription" && status === "cancelled");
      const held = holdingOf(ending, now());
      if (!held || all.some(isCharged)) return false;
      await giving.repeats.resume(held.reference);
      return true;
    },
  };
}
