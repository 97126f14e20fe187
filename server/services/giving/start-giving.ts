import type { Mailer } from "#server/services/mailer.ts";
import { pledges } from "#server/services/payments/pledges.ts";
import type { Log } from "#server/store/log.ts";
import type { Store } from "#server/store/store.ts";
import { type GiftEmailSender, giftEmailSender } from "./gift-email-sender.ts";
import { type Giving, openGiving } from "./giving.ts";
import type { GivingSettings } from "./giving-settings.ts";

/** How donors are emailed. */
export type GivingEmails = { readonly mailer: Mailer | undefined; readonly log: Log };

/** Opens giving as the settings say: through Stripe where a key is set, else by pledges; with emails where mail is set. */
export async function startGiving(
  store: Store,
  settings: GivingSettings,
  publicUrl: string,
  emailing?: GivingEmails,
): Promise<Giving> {
  const { stripe, bank } = settings;
  const emails: GiftEmailSender | undefined =
    emailing?.mailer && giftEmailSender({ store, publicUrl, bank, ...emailing, mailer: emailing.mailer });
  if (!stripe) return openGiving({ store, settings, payments: pledges(), emails });
  // Loaded here: the SDK takes half a second, which installations without a key save.
  const { stripePayments } = await import("#server/services/payments/stripe-payments.ts");
  return openGiving({ store, settings, payments: stripePayments(stripe, publicUrl), emails });
}
