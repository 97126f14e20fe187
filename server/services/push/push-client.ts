import { noticeLife, type PushedNotice } from "#domain/prayer-times/notice-plan.ts";
import type { PushAddress } from "#server/store/push-rows.ts";
import type { SettingRows } from "#server/store/setting-rows.ts";

/** The outcome of a message. `gone`: the browser has ended the subscription. */
export type PushOutcome = "sent" | "gone" | "failed";

export type PushClient = {
  readonly publicKey: string;
  /** Encrypts a notice for that browser and sends it to its push service. Never throws. */
  send(to: PushAddress, notice: PushedNotice, now: number): Promise<PushOutcome>;
};

type Keys = { readonly publicKey: string; readonly privateKey: string };

const day = 86_400;
/** Longest wait for a push service, in milliseconds. */
const timeoutMs = 10_000;

/**
 * A Web Push client (RFC 8030, 8188, 8291, 8292). The keys are created at the first start and stored: two processes
 * share them, and subscriptions survive a restart. `contact` is where a push service may complain: a mailto: or
 * https: address.
 */
export async function createPushClient(settings: SettingRows, contact: string): Promise<PushClient> {
  const { default: webPush } = await import("web-push");
  const fresh = JSON.stringify(webPush.generateVAPIDKeys());
  const keys = JSON.parse(await settings.getOrCreate("push-keys", fresh)) as Keys;
  return {
    publicKey: keys.publicKey,
    async send({ endpoint, p256dh, auth }, notice, now) {
      try {
        const { method, headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(notice),
          {
            TTL: lifeOf(notice, now),
            urgency: "high",
            // A later notice replaces one that still waits for the device, so they never pile up.
            topic: "prayer",
            vapidDetails: { subject: contact, ...keys },
          },
        );
        const answer = await fetch(endpoint, {
          method,
          headers: headers as Record<string, string>,
          body: new Uint8Array(body ?? []),
          redirect: "error",
          signal: AbortSignal.timeout(timeoutMs),
        });
        await answer.body?.cancel();
        if (answer.ok) return "sent";
        return answer.status === 404 || answer.status === 410 ? "gone" : "failed";
      } catch {
        return "failed";
      }
    },
  };
}

/** Seconds that a push service may hold a message for a sleeping device. */
function lifeOf(notice: PushedNotice, now: number): number {
  if ("hasEnded" in notice) return day;
  return Math.max(0, Math.round((notice.at - now) / 1000) + noticeLife * 60);
}
