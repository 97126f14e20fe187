import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Accounts } from "#server/services/accounts/accounts.ts";
import { recordAuditEvent } from "#server/services/audit/record-audit-event.ts";
import { ProviderUnavailableError } from "#server/services/payments/payments.ts";
import type { Services } from "#server/services/services.ts";
import { observe } from "#server/store/observations.ts";

/** Largest event accepted, in bytes; Stripe's own stay far below. */
const largestEvent = 262_144;

/**
 * `POST /api/payments/stripe`: the webhook. The body is read raw, because the signature is over its bytes. Only an
 * event that is stored is answered with 200; Stripe sends every other again.
 */
export async function paymentWebhookRoutes(
  server: FastifyInstance,
  {
    services,
  }: { services: Pick<Services, "giving" | "store"> & { readonly accounts: Pick<Accounts, "limits"> } },
): Promise<void> {
  /** Anybody may send a request here: the audit log has some of those that were refused, not all. */
  async function recordRefusal({ ip, log }: FastifyRequest): Promise<void> {
    const { accounts, store } = services;
    if (!(await accounts.limits.allows("refused-webhook-event", { address: ip, account: "provider" })))
      return;
    await recordAuditEvent({ audit: store.audit, log }, { kind: "webhook-refused", actor: "unknown" });
  }

  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: largestEvent }, (_request, body, done) =>
    done(null, body),
  );
  server.post("/api/payments/stripe", { bodyLimit: largestEvent }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    const signature = request.headers["stripe-signature"];
    const { body } = request;
    const outcome =
      Buffer.isBuffer(body) && typeof signature === "string"
        ? await services.giving.handleWebhook(body, signature).catch(plainFailure)
        : "forged";
    observe({ about: "payment-event", outcome });
    if (outcome === "handled") return reply.code(200).send();
    request.log.warn("an event with a wrong signature was refused");
    await recordRefusal(request);
    return reply.code(400).send();
  });
}

/** The answer "the provider does not answer" is for donors; Stripe gets a plain 500. */
function plainFailure(error: unknown): never {
  observe({ about: "payment-event", outcome: "failed" });
  if (!(error instanceof ProviderUnavailableError)) throw error;
  throw new Error("the event could not be completed at the provider", { cause: error });
}
