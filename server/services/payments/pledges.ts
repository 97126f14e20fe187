import type { Payments } from "./payments.ts";

/** Without a payment provider a gift is a pledge: nothing moves until the operator has seen it at the bank. */
export function pledges(): Payments {
  return {
    provider: "pledge",
    create: async ({ receipt }) => ({ reference: receipt, address: null }),
    // What was paid by bank is refunded by bank; the operator records it with the same command.
    refund: async () => undefined,
    cancel: async () => undefined,
    resume: async () => undefined,
    readWebhook: async () => "forged",
    async *payments() {},
  };
}
