import type { FastifyInstance } from "fastify";
import type { Giving } from "#server/services/giving/giving.ts";

/** Largest event taken, in bytes; Stripe's own stay far below. */
const largestEvent = 262_144;

/**
 * `POST /api/payments/stripe`: what the provider tells. The body is read as it came, because the signature is over
 * its bytes. Only what is written down for good is answered with 200; everything else is told again.
 */
export async function paymentNewsRoutes(
  server: FastifyInstance,
  { giving }: { giving: Giving },
): Promise<void> {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: largestEvent }, (_request, body, done) =>
    done(null, body),
  );
  server.post("/api/payments/stripe", { bodyLimit: largestEvent }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    const signature = request.headers["stripe-signature"];
    if (!Buffer.isBuffer(request.body) || typeof signature !== "string") return reply.code(400).send();
    if ((await giving.hear(request.body, signature)) === "heard") return reply.code(200).send();
    request.log.warn("an event with a wrong signature was refused");
    return reply.code(400).send();
  });
}
