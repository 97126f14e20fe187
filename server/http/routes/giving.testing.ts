import type { FastifyInstance } from "fastify";
import type { GiveRequest } from "#contract/donations.ts";
import type { Giving } from "#server/services/giving/giving.ts";
import type { GivingSettings } from "#server/services/giving/giving-settings.ts";
import { startGiving } from "#server/services/giving/start-giving.ts";
import { testedGiving } from "#server/services/giving/tested-giving.testing.ts";
import type { Email } from "#server/services/mailer.ts";
import type { StorePlace } from "#server/store/store.ts";
import { quietLog } from "#server/store/temporary-place.ts";
import { donationRoutes } from "./donations.ts";
import { liveDonationRoutes } from "./live-donations.ts";
import { paymentWebhookRoutes } from "./payment-webhooks.ts";
import { premiumRoutes } from "./premium.ts";
import { publicUrl, type TemporaryServer, temporaryServer } from "./temporary-server.ts";

export type GivingServer = TemporaryServer & { readonly giving: Giving };

/** A server with accounts and giving, for tests. */
export async function givingServer(
  place: StorePlace,
  settings: Partial<GivingSettings> = {},
): Promise<GivingServer> {
  const made = await temporaryServer(place);
  const { server, store, accounts } = made;
  const mailer = { send: async (email: Email) => void made.emails.push(email) };
  const giving = await startGiving(store, { ...testedGiving, ...settings }, publicUrl, {
    mailer,
    log: quietLog(),
  });
  const services = { store, accounts, giving, publicUrl };
  await server.register(donationRoutes, { services });
  await server.register(liveDonationRoutes, { services });
  await server.register(premiumRoutes, { services });
  await server.register(paymentWebhookRoutes, { services });
  return {
    ...made,
    giving,
    async close() {
      await giving.close();
      await made.close();
    },
  };
}

let gifts = 0;

/** A gift as the form sends it, each with its own key. */
export function giftOf(more: Partial<GiveRequest> = {}): GiveRequest {
  gifts += 1;
  return {
    key: `test-key-${String(gifts).padStart(12, "0")}`,
    project: "orphan-care",
    amount: "25",
    name: "Maryam",
    email: "maryam@example.org",
    intention: "sadaqah",
    isMonthly: false,
    coversFee: false,
    inNameOf: "",
    showsName: false,
    ...more,
  };
}

/** Makes the server listen, for a stand-in of the provider that sends webhooks. */
export async function listening(server: FastifyInstance): Promise<string> {
  return server.listen({ port: 0, host: "localhost" });
}
