import { z } from "zod";
import { mostPlanned } from "#domain/prayer-times/notice-plan.ts";
import { prayers } from "#domain/prayer-times/prayer-name.ts";

const base64url = (longest: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/)
    .max(longest);

/** `GET /api/push/key`: the public key (P-256, uncompressed, base64url) for subscriptions of browsers. */
export const pushKeyAnswer = z.strictObject({ key: z.string() });

/** A browser's push subscription in JSON (W3C Push API): the endpoint, and the keys for encryption. */
const pushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(2048),
  keys: z.strictObject({ p256dh: base64url(100), auth: base64url(40) }),
});

/**
 * `POST /api/push/renew`: the times (milliseconds since 1970) and prayers of the notices, and of reminders the time alone.
 * They replace the earlier ones. No place, method or language is sent.
 */
export const renewPushRequest = z.strictObject({
  subscription: pushSubscription,
  notices: z
    .array(
      z.union([
        z.strictObject({
          at: z.int().positive(),
          prayer: z.enum(prayers),
          isIqamah: z.literal(true).exactOptional(),
        }),
        z.strictObject({ at: z.int().positive(), isDay: z.literal(true) }),
      ]),
    )
    .min(1)
    .max(mostPlanned),
});
export type RenewPushRequest = z.infer<typeof renewPushRequest>;

/** The time of the last stored notice; null when none is within the time that can be planned. */
export const renewPushAnswer = z.strictObject({ until: z.int().nullable() });

/** `POST /api/push/forget`: deletes the subscription and its notices; also succeeds for an unknown one. */
export const forgetPushRequest = z.strictObject({ endpoint: z.string().min(1).max(2048) });
