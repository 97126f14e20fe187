import { doneAnswer } from "#contract/accounts.ts";
import { pushKeyAnswer, type RenewPushRequest, renewPushAnswer, renewPushRequest } from "#contract/push.ts";
import type { Language } from "#domain/language.ts";
import { callApi } from "./call-api.ts";

/** The server's public key that a subscription is bound to. */
export const fetchPushKey = (language: Language) =>
  callApi({ path: "/api/push/key", language, answer: pushKeyAnswer });

/** Uploads the times and names of prayers, replacing the earlier ones; undefined for an invalid subscription. */
export async function uploadPlan(
  language: Language,
  subscription: unknown,
  notices: RenewPushRequest["notices"],
) {
  const { endpoint, keys } = (subscription ?? {}) as Partial<RenewPushRequest["subscription"]>;
  const plan = renewPushRequest.safeParse({
    subscription: { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } },
    notices,
  });
  if (!plan.success) return undefined;
  return callApi({ path: "/api/push/renew", language, body: plan.data, answer: renewPushAnswer });
}

export const deletePlan = (language: Language, endpoint: string) =>
  callApi({ path: "/api/push/forget", language, body: { endpoint }, answer: doneAnswer });
