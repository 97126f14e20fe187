import type { Mail } from "#server/services/mail.ts";
import { pledges } from "#server/services/payments/pledges.ts";
import type { Log } from "#server/store/log.ts";
import type { Store } from "#server/store/store.ts";
import { type GiftLetters, giftLetters } from "./gift-letter-sender.ts";
import { type Giving, openGiving } from "./giving.ts";
import type { GivingSettings } from "./giving-settings.ts";

/** How letters to givers leave. */
export type GivingPost = { readonly mail: Mail | undefined; readonly log: Log };

/** Giving as the settings say: through Stripe where a key is set, else by pledges; with letters where mail is set. */
export async function beginGiving(
  store: Store,
  settings: GivingSettings,
  publicUrl: string,
  post?: GivingPost,
): Promise<Giving> {
  const { stripe, bank } = settings;
  const letters: GiftLetters | undefined =
    post?.mail && giftLetters({ store, mail: post.mail, publicUrl, bank, log: post.log });
  if (!stripe) return openGiving({ store, settings, payments: pledges(), letters });
  // Loaded here: the SDK is half a second that installations without a key do not pay.
  const { stripePayments } = await import("#server/services/payments/stripe-payments.ts");
  return openGiving({ store, settings, payments: stripePayments(stripe, publicUrl), letters });
}
