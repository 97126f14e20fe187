import type { PremiumAnswer } from "#contract/premium.ts";
import { plans } from "#domain/ledger/gift.ts";
import type { Store } from "#server/store/store.ts";
import { currentEntitlement, isRecurring } from "./entitlements.ts";
import type { Giving } from "./giving.ts";

export type Premium = {
  /** What is offered, and what a member has of it; null is a visitor without an account. */
  status(memberId: string | null): Promise<PremiumAnswer>;
  /** The check that every locked feature uses. */
  hasPremium(memberId: string): Promise<boolean>;
  /** Ends the subscription with the period that is paid; false when there is none. Throws ProviderUnavailableError. */
  cancel(memberId: string): Promise<boolean>;
  /**
   * Continues a subscription that was cancelled and has not run out; false when there is none, or another is still
   * paid for. Throws ProviderUnavailableError.
   */
  resume(memberId: string): Promise<boolean>;
};

/** What members may use beyond what is open to all. */
export function premium(store: Store, giving: Giving, now: () => Date = () => new Date()): Premium {
  const { settings, payments } = giving;

  async function currentOf(memberId: string) {
    return currentEntitlement(await store.entitlements.of(memberId), now());
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
    async status(memberId) {
      const current = memberId ? await currentOf(memberId) : undefined;
      const all = memberId ? await store.entitlements.of(memberId) : [];
      return {
        currency: settings.currency,
        provider: payments.provider,
        plans: plans.flatMap((plan) => {
          const amount = settings.prices[plan];
          return amount === undefined ? [] : [{ plan, amount }];
        }),
        areExamples: settings.arePricesExamples,
        hasPremium: current !== undefined,
        status: current?.status ?? (all.length > 0 ? "ended" : "none"),
        source: current?.source ?? null,
        endsAt: current?.endsAt?.toISOString() ?? null,
        waitingReceipt: memberId && !current ? await waitingReceipt(memberId) : null,
      };
    },

    hasPremium: async (memberId) => (await currentOf(memberId)) !== undefined,

    async cancel(memberId) {
      // Also beside a grant, and while a card fails: every recurring payment ends.
      const running = (await store.entitlements.of(memberId)).filter(isRecurring);
      for (const { reference } of running) await giving.recurring.end(reference);
      return running.length > 0;
    },

    async resume(memberId) {
      const all = await store.entitlements.of(memberId);
      const ending = all.filter(({ source, status }) => source === "subscription" && status === "cancelled");
      const current = currentEntitlement(ending, now());
      if (!current || all.some(isRecurring)) return false;
      await giving.recurring.resume(current.reference);
      return true;
    },
  };
}
