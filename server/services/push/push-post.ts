import { noticeLife, type PushedNotice } from "#domain/prayer-times/notice-plan.ts";
import type { PushAddress } from "#server/store/push-rows.ts";
import type { SettingRows } from "#server/store/setting-rows.ts";

/** What became of a message. `gone`: the browser has ended the subscription. */
export type Posted = "sent" | "gone" | "failed";

export type PushPost = {
  readonly publicKey: string;
  /** Seals a notice for that browser and hands it to its push service. Never throws. */
  send(to: PushAddress, say: PushedNotice, now: number): Promise<Posted>;
};

type Keys = { readonly publicKey: string; readonly privateKey: string };

const day = 86_400;
/** Longest wait for a push service, in milliseconds. */
const timeoutMs = 10_000;

/**
 * Opens the post by Web Push (RFC 8030, 8188, 8291, 8292). The keys are made at the first start and lie in the
 * store: two processes share them, and subscriptions outlive a restart. `contact` is where a push service may
 * complain: a mailto: or https: address.
 */
export async function pushPost(settings: SettingRows, contact: string): Promise<PushPost> {
  const { default: webPush } = await import("web-push");
  const fresh = JSON.stringify(webPush.generateVAPIDKeys());
  const keys = JSON.parse(await settings.keepOnce("push-keys", fresh)) as Keys;
  return {
    publicKey: keys.publicKey,
    async send({ endpoint, p256dh, auth }, say, now) {
      try {
        const { method, headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(say),
          {
            TTL: lifeOf(say, now),
            urgency: "high",
            // A later notice takes the place of one that still waits for the device: they never pile up.
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

/** Seconds that a push service may hold a message for a device that sleeps. */
function lifeOf(say: PushedNotice, now: number): number {
  if ("hasEnded" in say) return day;
  return Math.max(0, Math.round((say.at - now) / 1000) + noticeLife * 60);
}
