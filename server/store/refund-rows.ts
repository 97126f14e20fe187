import { and, eq, sql } from "drizzle-orm";
import type { Access } from "./access.ts";
import { refundHolds } from "./giving-schema.ts";

/** A refund that was asked for, in the smallest unit of the currency; `returned` went back of the payment before it. */
export type RefundHold = {
  readonly giftId: string;
  readonly payment: string;
  readonly returned: number;
  readonly amount: number;
};

export type RefundRows = {
  /**
   * Reserves a refund, where `returned` is what the ledger says has gone back. Resolves to the reserved one, or to an
   * earlier one of the payment that the ledger does not have yet.
   */
  hold(refund: RefundHold, now: Date): Promise<RefundHold>;
  /** Gives up a refund that the provider has rejected. */
  release(refund: RefundHold): Promise<void>;
};

/** Milliseconds after which a refund that the ledger never got stops the next no longer: Stripe reports for three days. */
const longestHold = 7 * 86_400_000;

/** Refunds on their way, one for each payment: two at the same time could exceed it. */
export function refundRows({ run }: Access): RefundRows {
  const ofPayment = ({ giftId, payment }: RefundHold) =>
    and(eq(refundHolds.giftId, giftId), eq(refundHolds.payment, payment));
  return {
    async hold(refund, now) {
      const values = { returned: refund.returned, amount: refund.amount, at: now };
      const rows = await run((database) =>
        database
          .insert(refundHolds)
          .values({ ...refund, ...values })
          .onConflictDoUpdate({
            target: [refundHolds.giftId, refundHolds.payment],
            set: values,
            setWhere: sql`${refundHolds.returned} + ${refundHolds.amount} <= ${refund.returned}::bigint
              or ${refundHolds.at} <= ${new Date(now.getTime() - longestHold).toISOString()}::timestamptz`,
          })
          .returning(),
      );
      if (rows.length > 0) return refund;
      const [held] = await run((database) => database.select().from(refundHolds).where(ofPayment(refund)));
      return held ?? refund;
    },
    async release(refund) {
      await run((database) =>
        database
          .delete(refundHolds)
          .where(
            and(
              ofPayment(refund),
              eq(refundHolds.returned, refund.returned),
              eq(refundHolds.amount, refund.amount),
            ),
          ),
      );
    },
  };
}
