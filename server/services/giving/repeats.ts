import { type Payments, ProviderDown } from "#server/services/payments/payments.ts";
import type { GiftRepeat } from "#server/store/gift-repeat-rows.ts";
import type { StoredGift } from "#server/store/kept-gift.ts";
import type { Store } from "#server/store/store.ts";

export type Repeats = {
  /** Asks how a gift stands and writes it down; what was asked before somebody else wrote is asked anew. */
  settle(giftId: string, ask: (gift: StoredGift) => Promise<GiftRepeat | undefined>): Promise<void>;
  /** Ends what repeats of a gift, at its provider first unless that was done by hand. Throws ProviderDown. */
  end(giftId: string, how?: { readonly isEndedByHand: boolean }): Promise<void>;
  /** Goes on with what was to end with the period that is paid; a pledge does not. Throws ProviderDown. */
  resume(giftId: string): Promise<void>;
};

const ended: GiftRepeat = { status: "ended", endsAt: null };

/** Monthly gifts and subscriptions: of two answers that cross on their way the newer one stays. */
export function repeats(store: Pick<Store, "gifts">, payments: Payments): Repeats {
  async function settle(giftId: string, ask: (gift: StoredGift) => Promise<GiftRepeat | undefined>) {
    for (;;) {
      const book = await store.gifts.book(giftId);
      const standing = book && (await ask(book.gift));
      if (!standing || (await store.gifts.setStanding(book.gift, standing))) return;
    }
  }

  function refuseWithoutKey({ provider }: StoredGift): void {
    if (provider !== payments.provider) throw new ProviderDown("this gift is Stripe's, and no key is set");
  }

  return {
    settle,
    end: (giftId, { isEndedByHand } = { isEndedByHand: false }) =>
      settle(giftId, async (gift) => {
        // A pledge is nobody's but ours.
        if (isEndedByHand || gift.provider === "pledge") return ended;
        refuseWithoutKey(gift);
        return (await payments.cancel(gift)) ?? ended;
      }),
    resume: (giftId) =>
      settle(giftId, async (gift) => {
        if (gift.provider === "pledge") return undefined;
        refuseWithoutKey(gift);
        return payments.resume(gift);
      }),
  };
}
