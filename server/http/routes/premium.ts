import type { FastifyInstance } from "fastify";
import type { AuditKind } from "#contract/audit.ts";
import type { GiveAnswer } from "#contract/donations.ts";
import { type PremiumAnswer, subscribeRequest } from "#contract/premium.ts";
import { registerAccountHooks } from "#server/http/hooks/account-hooks.ts";
import { requestLanguage } from "#server/http/hooks/request-language.ts";
import { parseBody } from "#server/http/parse-request.ts";
import { ownEvent } from "#server/services/audit/record-audit-event.ts";
import { DomainError } from "#server/services/errors.ts";
import { premium } from "#server/services/giving/premium.ts";
import { requireMember, sessionHeadersOf } from "./accounts.ts";
import type { GivingRoutes } from "./donations.ts";

/** `/api/premium`: what is offered and held, subscribing, cancelling and resuming. */
export async function premiumRoutes(server: FastifyInstance, { services }: GivingRoutes): Promise<void> {
  registerAccountHooks(server, services.publicUrl);
  const premiumNow = () => premium(services.store, services.giving);

  const record = (kind: AuditKind, memberId: string) =>
    services.store.audit.add(ownEvent(kind, memberId, { fund: "premium" }));

  server.get("/api/premium", async (request): Promise<PremiumAnswer> => {
    const { answer: member } = await services.accounts.member(sessionHeadersOf(request));
    return premiumNow().status(member?.id ?? null);
  });

  server.post("/api/premium/subscribe", { bodyLimit: 4096 }, async (request) => {
    const { accounts, giving } = services;
    const member = await requireMember(accounts, request);
    await accounts.limits.count("give", { address: request.ip, account: member.id });
    const { plan, key } = parseBody(subscribeRequest, request.body ?? {});
    if (await premiumNow().hasPremium(member.id)) throw new DomainError("already-premium");
    const answer: GiveAnswer = await giving.subscribe(plan, key, member, requestLanguage(request));
    return answer;
  });

  server.post("/api/premium/cancel", { bodyLimit: 4096 }, async (request) => {
    const member = await requireMember(services.accounts, request);
    if (await premiumNow().cancel(member.id)) await record("recurring-payment-ended", member.id);
    return premiumNow().status(member.id);
  });

  server.post("/api/premium/resume", { bodyLimit: 4096 }, async (request) => {
    const { accounts } = services;
    const member = await requireMember(accounts, request);
    await accounts.limits.count("give", { address: request.ip, account: member.id });
    const isResumed = await premiumNow().resume(member.id);
    const answer = await premiumNow().status(member.id);
    // A pledge that ran for a period has nothing that goes on.
    if (isResumed && answer.status === "active") await record("recurring-payment-resumed", member.id);
    return answer;
  });
}
