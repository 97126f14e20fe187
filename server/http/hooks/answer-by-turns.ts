import type { FastifyInstance } from "fastify";
import { acceptedConnections } from "#server/http/accepted-connections.ts";
import { networkTurns } from "#server/http/turns.ts";
import { networkOf } from "#server/services/accounts/network-address.ts";

/** While a call waits for its texts, another is answered. */
const callsAtOnce = 2;

declare module "fastify" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  interface FastifyRequest {
    leaveTurn?: () => void;
  }
}

/** A language model answers elsewhere and for long. */
const asksModel = (body: unknown) =>
  typeof body === "object" && body !== null && Reflect.get(body, "model") === true;

/** Answers the calls of these routes by turns of the networks that ask, since a search keeps the process busy. */
export function answerByTurns(server: FastifyInstance): void {
  const turns = networkTurns(callsAtOnce, acceptedConnections(server.server));
  server.addHook("preHandler", async (request, reply) => {
    if (asksModel(request.body)) return;
    request.leaveTurn = await turns.enter(networkOf(request.ip));
    reply.raw.once("close", request.leaveTurn);
    // The response of a client that has gone meanwhile has closed already.
    if (reply.raw.destroyed) request.leaveTurn();
  });
  server.addHook("onSend", async (request) => request.leaveTurn?.());
}
