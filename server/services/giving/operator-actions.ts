import type { AdminErrorCode } from "#contract/admin.ts";
import { plans } from "#domain/ledger/gift.ts";
import { paidUntil } from "#domain/ledger/paid-until.ts";
import { moneyDetails } from "#server/services/audit/money-details.ts";
import { ProviderUnavailableError } from "#server/services/payments/payments.ts";
import type { Acting } from "#server/store/audit-rows.ts";
import type { Store } from "#server/store/store.ts";
import type { GiftBook } from "#server/store/stored-gift.ts";
import type { Giving } from "./giving.ts";

const day = 86_400_000;

/** The command cannot be done; the message is the one line that the operator sees. */
export class OperatorError extends Error {
  /** For the admin page, which has its own words; undefined where it has no such action. */
  readonly code: AdminErrorCode | "no-receipt" | undefined;
  constructor(message: string, code?: AdminErrorCode | "no-receipt") {
    super(message);
    this.code = code;
  }
}

/** The operator's actions on gifts: receiving pledges, refunding, comparing the ledger with the provider. */
export function operatorActions(
  store: Store,
  giving: Giving,
  now: () => Date = () => new Date(),
  acting: Acting = { actor: "operator" },
) {
  async function bookOf(receipt: string): Promise<GiftBook> {
    const book = await store.gifts.byReceipt(receipt);
    if (!book) throw new OperatorError(`there is no receipt "${receipt}"`, "no-receipt");
    return book;
  }

  return {
    /**
     * Marks a pledge as received; "known" when that was done before. A monthly one is received once for each `month`
     * such as `2026-01`, by default the current one in UTC: a second transfer within a month needs another month.
     */
    async pledgeReceived(receipt: string, month?: string): Promise<"recorded" | "known"> {
      const { gift } = await bookOf(receipt);
      if (gift.provider !== "pledge")
        throw new OperatorError(
          "this gift is no pledge: its provider reports when it arrives",
          "not-a-pledge",
        );
      if (month !== undefined && gift.recurrence === "once")
        throw new OperatorError("this gift is not monthly: it takes no month", "not-monthly");
      if (month !== undefined && !/^2\d{3}-(0[1-9]|1[0-2])$/.test(month))
        throw new OperatorError(`"${month}" is no month like 2026-01`);
      const payment =
        gift.recurrence === "once" ? "bank" : `bank-${month ?? now().toISOString().slice(0, 7)}`;
      const verdict = await store.gifts.record(
        gift.id,
        { kind: "captured", payment, amount: gift.amount + gift.fee, currency: gift.currency },
        now(),
      );
      const plan = plans.find((each) => gift.fund === `premium:${each}`);
      const { entries } = await bookOf(receipt);
      const paid = entries.filter(({ kind }) => kind === "captured").map(({ at }) => at);
      const endsAt = plan && paidUntil(plan, paid);
      // Also when it was marked before: the command may have crashed between the two writes.
      if (endsAt && gift.memberId)
        await store.entitlements.put(gift.memberId, {
          source: "subscription",
          reference: gift.id,
          status: "cancelled",
          endsAt,
        });
      if (verdict !== "recorded") return "known";
      await store.audit.add({ kind: "pledge-received", ...acting, details: moneyDetails(gift) });
      return "recorded";
    },

    /**
     * Refunds `amount` more of a gift, in the smallest unit of its currency; for a pledge it records what went back by
     * bank. Of each payment one refund is on its way at a time: the same amount again, before the ledger has the first,
     * is one refund, another amount is refused.
     */
    async refund(receipt: string, amount: number): Promise<void> {
      const { gift, entries, state } = await bookOf(receipt);
      if (amount <= 0 || amount > state.held)
        throw new OperatorError(`this gift holds ${state.held}, not ${amount}`, "refund-too-large");
      const whole = gift.amount + gift.fee;
      const returnedOf = (payment: string) =>
        entries
          .filter(({ kind, id }) => kind === "refunded" && id.startsWith(`${gift.id}:${payment}:`))
          .reduce((sum, entry) => sum + entry.amount, 0);
      const payment = entries
        .filter(({ kind }) => kind === "captured")
        .sort((one, other) => other.at.getTime() - one.at.getTime())
        .map(({ id }) => id.slice(`${gift.id}:`.length, -":captured".length))
        .find((each) => whole - returnedOf(each) >= amount);
      if (!payment)
        throw new OperatorError(
          "no single payment of this gift is that large: refund it in parts",
          "refund-in-parts",
        );
      const refund = { giftId: gift.id, payment, returned: returnedOf(payment), amount };
      const held = await store.refunds.hold(refund, now());
      if (held.amount !== amount)
        throw new OperatorError(
          `a refund of ${held.amount} of this payment is on its way: wait until the receipt shows it, or repeat it`,
          "refund-on-its-way",
        );
      await store.audit.add({ kind: "refund-requested", ...acting, details: moneyDetails(gift, amount) });
      if (gift.provider === "stripe") {
        await giving.payments.refund(gift, payment, amount, held.returned).catch(async (error: unknown) => {
          // Whether a refund that was not answered takes place is not known: only the same one may be tried again.
          if (!(error instanceof ProviderUnavailableError)) await store.refunds.release(held);
          throw error;
        });
        return;
      }
      const verdict = await store.gifts.record(
        gift.id,
        {
          kind: "refunded",
          payment,
          amount: whole,
          total: held.returned + amount,
          currency: gift.currency,
        },
        now(),
      );
      if (verdict !== "recorded")
        throw new OperatorError(`the ledger did not accept it: ${verdict}`, "ledger-refused");
    },

    /** Compares the ledger with itself and with the provider's payments of the last `days`; `isRepairing` records what is missing. */
    async reconcile(days: number, isRepairing: boolean): Promise<string[]> {
      const since = new Date(now().getTime() - days * day);
      const lines = await store.ledger.audit();
      const seen = new Set<string>();
      for await (const atProvider of giving.payments.payments(since)) {
        const { giftId, payment, captured, refunded, currency } = atProvider;
        const book = await store.gifts.book(giftId);
        seen.add(giftId);
        const name = book ? `receipt ${book.gift.receipt}` : `gift ${giftId}`;
        const entries = book?.entries.filter(({ id }) => id.startsWith(`${giftId}:${payment}:`)) ?? [];
        const sum = (kind: string) =>
          entries.reduce((all, entry) => all + (entry.kind === kind ? entry.amount : 0), 0);
        const differs = sum("captured") !== captured || sum("refunded") !== refunded;
        if (!differs) continue;
        lines.push(
          `${name}: the provider has ${captured} received and ${refunded} refunded for ${payment}, the ledger ${sum("captured")} and ${sum("refunded")}`,
        );
        if (!isRepairing || !book) continue;
        const paid = { payment, amount: captured, currency };
        const verdict = await store.gifts.record(
          giftId,
          refunded > 0 ? { kind: "refunded", total: refunded, ...paid } : { kind: "captured", ...paid },
          now(),
        );
        lines.push(`${name}: ${verdict}`);
        // Another process or the provider's event may have recorded it meanwhile.
        if (verdict === "recorded")
          await store.audit.add({ kind: "ledger-mended", ...acting, details: moneyDetails(book.gift) });
      }
      for (const { gift, state } of await store.gifts.since(since)) {
        const isAtProvider = gift.provider === giving.payments.provider && gift.provider !== "pledge";
        if (isAtProvider && state.captured > 0 && !seen.has(gift.id))
          lines.push(`receipt ${gift.receipt}: the ledger has ${state.captured}, the provider nothing`);
      }
      for (const { at, kind, verdict, giftId } of await store.gifts.openEvents())
        lines.push(`${at.toISOString()} ${kind}: ${verdict} (gift ${giftId ?? "unknown"})`);
      return lines;
    },

    /**
     * Deletes the names and the address behind an email address. Monthly gifts are ended at the provider first, since
     * nobody could be reached about them later. `isEndedByHand`: the operator has ended them there.
     */
    async deleteDonor(email: string, { isEndedByHand = false } = {}): Promise<boolean> {
      const mark = giving.donorMark(email);
      for (const gift of await store.gifts.recurringGifts(mark)) {
        await giving.recurring.end(gift.id, { isEndedByHand }).catch((error: unknown) => {
          const why = error instanceof Error ? error.message : String(error);
          throw new OperatorError(
            `nothing is deleted, because the monthly gift ${gift.receipt} still runs: ${why}; try again, or end it there and use --ended-by-hand`,
          );
        });
      }
      const isDeleted = await store.gifts.deleteDonor(mark);
      if (isDeleted) await store.audit.add({ kind: "donor-erased", ...acting });
      return isDeleted;
    },
  };
}
