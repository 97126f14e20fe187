import type { FastifyInstance } from "fastify";
import type { GiveRequest } from "#contract/donations.ts";
import { beginGiving } from "#server/services/giving/begin-giving.ts";
import type { Giving } from "#server/services/giving/giving.ts";
import type { GivingSettings } from "#server/services/giving/giving-settings.ts";
import type { Letter } from "#server/services/mail.ts";
import type { StorePlace } from "#server/store/store.ts";
import { quietLog } from "#server/store/temporary-place.ts";
import { donationRoutes } from "./donations.ts";
import { liveDonationRoutes } from "./live-donations.ts";
import { paymentNewsRoutes } from "./payment-news.ts";
import { premiumRoutes } from "./premium.ts";
import { publicUrl, type TemporaryServer, temporaryServer } from "./temporary-server.ts";

/** Settings of giving in tests; without a provider. */
export const testedGiving: GivingSettings = {
  currency: "USD",
  most: 1_000_000,
  fee: { basisPoints: 290, fixed: 30 },
  rates: {},
  stripe: undefined,
  withExamples: true,
  prices: { monthly: 500, yearly: 5000 },
  arePricesExamples: false,
  bank: "IBAN 00",
  gramPrices: {},
};

export type GivingServer = TemporaryServer & { readonly giving: Giving };

/** A server with the calls about people and giving, as tests and nobody else run it. */
export async function givingServer(
  place: StorePlace,
  settings: Partial<GivingSettings> = {},
): Promise<GivingServer> {
  const made = await temporaryServer(place);
  const { server, store, accounts } = made;
  const mail = { send: async (letter: Letter) => void made.letters.push(letter) };
  const post = { mail, log: quietLog() };
  const giving = await beginGiving(store, { ...testedGiving, ...settings }, publicUrl, post);
  const routes = { store, accounts, giving, publicUrl };
  await server.register(donationRoutes, routes);
  await server.register(liveDonationRoutes, routes);
  await server.register(premiumRoutes, routes);
  await server.register(paymentNewsRoutes, routes);
  return {
    ...made,
    giving,
    async close() {
      await giving.close();
      await made.close();
    },
  };
}

let acts = 0;

/** A gift as the form sends it; each with a key of its own. */
export function giftOf(more: Partial<GiveRequest> = {}): GiveRequest {
  acts += 1;
  return {
    key: `test-key-${String(acts).padStart(12, "0")}`,
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

/** Makes the server listen, for a stand-in of the provider that calls back. */
export async function listening(server: FastifyInstance): Promise<string> {
  return server.listen({ port: 0, host: "localhost" });
}
