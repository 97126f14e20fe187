import type { FastifyInstance } from "fastify";
import type { GiveAnswer } from "#contract/donations.ts";
import { type PremiumAnswer, subscribeRequest } from "#contract/premium.ts";
import { mannersOfAccountCalls, refuseAccountCall } from "#server/http/errors/account-refusals.ts";
import { answerGivingMistakes, refuseGiving } from "#server/http/errors/giving-refusals.ts";
import { requestLanguage } from "#server/http/hooks/request-language.ts";
import { premium } from "#server/services/giving/premium.ts";
import { bearerOf } from "./accounts.ts";
import type { GivingRoutes } from "./donations.ts";

/** `/api/premium`: what is offered and held, subscribing, cancelling and going on. */
export async function premiumRoutes(
  server: FastifyInstance,
  { store, accounts, giving, publicUrl }: GivingRoutes,
): Promise<void> {
  mannersOfAccountCalls(server, publicUrl);
  await server.register(async (calls) => {
    answerGivingMistakes(calls);
    calls.get("/api/premium", async (request): Promise<PremiumAnswer> => {
      const { answer: member } = await accounts.member(bearerOf(request));
      return premium(store, giving).standing(member?.id ?? null);
    });

    calls.post("/api/premium/subscribe", { bodyLimit: 4096 }, async (request, reply) => {
      const { answer: member } = await accounts.member(bearerOf(request));
      if (!member) return refuseAccountCall(request, reply, "not-signed-in");
      await accounts.limits.count("give", { address: request.ip, account: member.id });
      const { plan, key } = subscribeRequest.parse(request.body ?? {});
      if (await premium(store, giving).hasPremium(member.id))
        return refuseGiving(request, reply, "already-premium");
      const answer: GiveAnswer = await giving.subscribe(plan, key, member, requestLanguage(request));
      return answer;
    });

    calls.post("/api/premium/cancel", { bodyLimit: 4096 }, async (request, reply) => {
      const { answer: member } = await accounts.member(bearerOf(request));
      if (!member) return refuseAccountCall(request, reply, "not-signed-in");
      await premium(store, giving).cancel(member.id);
      return premium(store, giving).standing(member.id);
    });

    calls.post("/api/premium/resume", { bodyLimit: 4096 }, async (request, reply) => {
      const { answer: member } = await accounts.member(bearerOf(request));
      if (!member) return refuseAccountCall(request, reply, "not-signed-in");
      await accounts.limits.count("give", { address: request.ip, account: member.id });
      await premium(store, giving).resume(member.id);
      return premium(store, giving).standing(member.id);
    });
  });
}
