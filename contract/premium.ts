import { z } from "zod";
import { plans } from "#domain/ledger/gift.ts";
import { idempotencyKey } from "./donations.ts";

/** `GET /api/premium`: the plans, and the subscription of the visitor. */
export const premiumAnswer = z.strictObject({
  currency: z.string(),
  provider: z.enum(["pledge", "stripe"]),
  plans: z.array(z.strictObject({ plan: z.enum(plans), amount: z.int() })),
  /** The prices are for demonstration, not the operator's. */
  areExamples: z.boolean(),
  hasPremium: z.boolean(),
  status: z.enum(["none", "active", "cancelled", "past-due", "ended"]),
  source: z.enum(["subscription", "grant", "gift"]).nullable(),
  /** Until when it lasts, ISO 8601; null without an end. */
  endsAt: z.string().nullable(),
  /** The receipt number of a pledge that has not arrived. */
  waitingReceipt: z.string().nullable(),
});
export type PremiumAnswer = z.infer<typeof premiumAnswer>;

/** `POST /api/premium/subscribe`; the answer is that of a gift. */
export const subscribeRequest = z.strictObject({ key: idempotencyKey, plan: z.enum(plans) });
