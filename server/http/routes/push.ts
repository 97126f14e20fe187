import type { FastifyInstance } from "fastify";
import { forgetPushRequest, type RenewPushRequest, renewPushRequest } from "#contract/push.ts";
import { noticeDays } from "#domain/prayer-times/notice-plan.ts";
import { registerAccountHooks } from "#server/http/hooks/account-hooks.ts";
import { parseBody } from "#server/http/parse-request.ts";
import { DomainError } from "#server/services/errors.ts";
import { isPushService } from "#server/services/push/push-hosts.ts";
import type { Services } from "#server/services/services.ts";

type Push = {
  readonly services: Pick<Services, "accounts" | "store" | "pushClient" | "pushOrigins" | "publicUrl">;
  readonly now?: () => number;
};

const day = 86_400_000;

/** `GET /api/push/key`, `POST /api/push/renew`, `POST /api/push/forget`: no account is needed. */
export async function pushRoutes(server: FastifyInstance, { services, now = Date.now }: Push): Promise<void> {
  registerAccountHooks(server, services.publicUrl);

  server.get("/api/push/key", async () => ({ key: services.pushClient.publicKey }));

  server.post("/api/push/renew", { bodyLimit: 32_768 }, async (request) => {
    const { accounts, store } = services;
    const { subscription, notices } = parseBody(renewPushRequest, request.body ?? {});
    const { endpoint, keys } = subscription;
    if (!isPushService(endpoint, services.pushOrigins))
      throw new DomainError("unreadable", { field: "subscription.endpoint" });
    await accounts.limits.count("push", { address: request.ip });
    const planned = withinPlan(notices, now());
    const last = planned.at(-1);
    if (last) await store.pushes.save({ endpoint, ...keys }, planned, now());
    else await store.pushes.delete(endpoint);
    return { until: last?.at ?? null };
  });

  server.post("/api/push/forget", { bodyLimit: 16_384 }, async (request) => {
    const { accounts, store } = services;
    const { endpoint } = parseBody(forgetPushRequest, request.body ?? {});
    await accounts.limits.count("push", { address: request.ip });
    await store.pushes.delete(endpoint);
    return { outcome: "done" };
  });
}

/** The notices still to come, in order; those that a device with a wrong clock plans far off are left out. */
function withinPlan(notices: RenewPushRequest["notices"], now: number): RenewPushRequest["notices"] {
  return notices
    .filter(({ at }) => at > now && at <= now + (noticeDays + 2) * day)
    .sort((one, other) => one.at - other.at);
}
