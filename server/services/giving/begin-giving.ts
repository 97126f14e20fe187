import { pledges } from "#server/services/payments/pledges.ts";
import type { Store } from "#server/store/store.ts";
import { type Giving, openGiving } from "./giving.ts";
import type { GivingSettings } from "./giving-settings.ts";

/** Giving as the settings say: through Stripe where a key is set, else by pledges. */
export async function beginGiving(
  store: Store,
  settings: GivingSettings,
  publicUrl: string,
): Promise<Giving> {
  if (!settings.stripe) return openGiving({ store, settings, payments: pledges() });
  // Loaded here: the SDK is half a second that installations without a key do not pay.
  const { stripePayments } = await import("#server/services/payments/stripe-payments.ts");
  return openGiving({ store, settings, payments: stripePayments(settings.stripe, publicUrl) });
}
