import { z } from "zod";
import { prayers } from "#domain/prayer-times/prayer-name.ts";

/** Most notices of one device: fourteen days of five prayers, and a day to spare. */
const mostNotices = 75;

const base64url = (longest: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/)
    .max(longest);

/** `GET /api/push/key`: the public key (P-256, uncompressed, base64url) that browsers bind a subscription to. */
export const pushKeyAnswer = z.strictObject({ key: z.string() });

/** A browser's subscription as its `toJSON` says it (W3C Push API): where to send, and the keys to seal with. */
const pushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(2048),
  keys: z.strictObject({ p256dh: base64url(100), auth: base64url(40) }),
});

/**
 * `POST /api/push/renew`: the moments (milliseconds since 1970) at which to speak, and of which prayer. They take
 * the place of what was there. No place, no method and no language is asked for.
 */
export const renewPushRequest = z.strictObject({
  subscription: pushSubscription,
  notices: z
    .array(z.strictObject({ at: z.int().positive(), prayer: z.enum(prayers) }))
    .min(1)
    .max(mostNotices),
});
export type RenewPushRequest = z.infer<typeof renewPushRequest>;

/** The moment of the last notice that was kept; null when none lay within the time that may be planned. */
export const renewPushAnswer = z.strictObject({ until: z.int().nullable() });

/** `POST /api/push/forget`: the subscription and its notices are deleted; so is one that was not known. */
export const forgetPushRequest = z.strictObject({ endpoint: z.string().min(1).max(2048) });
