import type { FastifyInstance } from "fastify";
import { forgetPushRequest, type RenewPushRequest, renewPushRequest } from "#contract/push.ts";
import { noticeDays } from "#domain/prayer-times/notice-plan.ts";
import { mannersOfAccountCalls, refuseAccountCall } from "#server/http/errors/account-refusals.ts";
import type { Accounts } from "#server/services/accounts/accounts.ts";
import { isPushService } from "#server/services/push/push-hosts.ts";
import type { PushPost } from "#server/services/push/push-post.ts";
import type { Store } from "#server/store/store.ts";

type Push = {
  readonly store: Pick<Store, "pushes">;
  readonly accounts: Pick<Accounts, "limits">;
  readonly post: Pick<PushPost, "publicKey">;
  /** Origins of push services that the operator allows besides the known ones. */
  readonly alsoAllowed: readonly string[];
  readonly publicUrl: string;
  readonly now?: () => number;
};

const day = 86_400_000;

/** `GET /api/push/key`, `POST /api/push/renew`, `POST /api/push/forget`: no account is needed, none is asked. */
export async function pushRoutes(server: FastifyInstance, options: Push): Promise<void> {
  const { store, accounts, post, alsoAllowed, publicUrl, now = Date.now } = options;
  mannersOfAccountCalls(server, publicUrl);

  server.get("/api/push/key", async () => ({ key: post.publicKey }));

  server.post("/api/push/renew", { bodyLimit: 16_384 }, async (request, reply) => {
    const { subscription, notices } = renewPushRequest.parse(request.body ?? {});
    const { endpoint, keys } = subscription;
    if (!isPushService(endpoint, alsoAllowed))
      return refuseAccountCall(request, reply, "unreadable", { field: "subscription.endpoint" });
    await accounts.limits.count("push", { address: request.ip });
    const planned = withinPlan(notices, now());
    const last = planned.at(-1);
    if (last) await store.pushes.keep({ endpoint, ...keys }, planned, now());
    else await store.pushes.forget(endpoint);
    return { until: last?.at ?? null };
  });

  server.post("/api/push/forget", { bodyLimit: 16_384 }, async (request) => {
    const { endpoint } = forgetPushRequest.parse(request.body ?? {});
    await accounts.limits.count("push", { address: request.ip });
    await store.pushes.forget(endpoint);
    return { outcome: "done" };
  });
}

/** The notices still to come, in order: what a device with a wrong clock plans for other times is left out. */
function withinPlan(notices: RenewPushRequest["notices"], now: number): RenewPushRequest["notices"] {
  return notices
    .filter(({ at }) => at > now && at <= now + (noticeDays + 2) * day)
    .sort((one, other) => one.at - other.at);
}
