import { type Payments, ProviderUnavailableError } from "#server/services/payments/payments.ts";
import type { GiftRepeat } from "#server/store/gift-repeat-rows.ts";
import type { Store } from "#server/store/store.ts";
import type { StoredGift } from "#server/store/stored-gift.ts";

export type RecurringPayments = {
  /** Fetches the status of a recurring gift and stores it. Optimistic locking: on a conflict it fetches again. */
  refresh(giftId: string, fetchStatus: (gift: StoredGift) => Promise<GiftRepeat | undefined>): Promise<void>;
  /** Ends the payments of a gift, at its provider first unless that was done by hand. Throws ProviderUnavailableError. */
  end(giftId: string, how?: { readonly isEndedByHand: boolean }): Promise<void>;
  /** Continues payments that were to end with the paid period; does nothing for a pledge. Throws ProviderUnavailableError. */
  resume(giftId: string): Promise<void>;
};

const ended: GiftRepeat = { status: "ended", endsAt: null };

/** Monthly gifts and subscriptions: when two answers of the provider cross, the newer one is stored. */
export function recurringPayments(store: Pick<Store, "gifts">, payments: Payments): RecurringPayments {
  async function refresh(giftId: string, fetchStatus: (gift: StoredGift) => Promise<GiftRepeat | undefined>) {
    for (;;) {
      const book = await store.gifts.book(giftId);
      const status = book && (await fetchStatus(book.gift));
      if (!status || (await store.gifts.setRepeatStatus(book.gift, status))) return;
    }
  }

  function requireProvider({ provider }: StoredGift): void {
    if (provider !== payments.provider)
      throw new ProviderUnavailableError("this gift is Stripe's, and no key is set");
  }

  return {
    refresh,
    end: (giftId, { isEndedByHand } = { isEndedByHand: false }) =>
      refresh(giftId, async (gift) => {
        // A pledge exists only here.
        if (isEndedByHand || gift.provider === "pledge") return ended;
        requireProvider(gift);
        return (await payments.cancel(gift)) ?? ended;
      }),
    resume: (giftId) =>
      refresh(giftId, async (gift) => {
        if (gift.provider === "pledge") return undefined;
        requireProvider(gift);
        return payments.resume(gift);
      }),
  };
}
