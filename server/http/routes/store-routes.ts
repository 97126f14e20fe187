import type { FastifyInstance } from "fastify";
import { markPrivate } from "#server/http/errors/handle-error.ts";
import type { Services } from "#server/services/services.ts";
import { accountRoutes } from "./accounts.ts";
import { adminRoutes } from "./admin.ts";
import { assistantModelRoutes, type ModelOptions } from "./assistant-model.ts";
import { donationRoutes } from "./donations.ts";
import { hadithSearchRoutes } from "./hadith-search.ts";
import { healthRoutes } from "./health.ts";
import { importedTextRoutes } from "./imported-texts.ts";
import { liveDonationRoutes } from "./live-donations.ts";
import { paymentWebhookRoutes } from "./payment-webhooks.ts";
import { premiumRoutes } from "./premium.ts";
import { pushRoutes } from "./push.ts";
import { scholarRoutes } from "./scholars.ts";
import { syncRoutes } from "./sync.ts";
import { textReportRoutes } from "./text-reports.ts";

type StoreRoutes = {
  readonly services: Services;
  readonly areTextsVerified: () => boolean;
  readonly modelOptions: ModelOptions;
  /** Most searches of imported hadith in a minute from one network address; undefined for no limit. */
  readonly mostSearches: number | undefined;
};

/** The routes that need the database; each waits a moment for it while it opens, then answers 503. */
export async function storeRoutes(
  server: FastifyInstance,
  { services, areTextsVerified, modelOptions, mostSearches }: StoreRoutes,
): Promise<void> {
  await server.register(healthRoutes, { isDatabaseReady: services.isReady, areTextsVerified });
  await server.register(async (calls) => {
    markPrivate(calls);
    calls.addHook("onRequest", () => services.ready());
    await calls.register(accountRoutes, { services });
    await calls.register(syncRoutes, { services });
    await calls.register(pushRoutes, { services });
    await calls.register(donationRoutes, { services });
    await calls.register(liveDonationRoutes, { services });
    await calls.register(premiumRoutes, { services });
    await calls.register(assistantModelRoutes, modelOptions);
    await calls.register(scholarRoutes, { services });
    await calls.register(adminRoutes, { services });
    await calls.register(textReportRoutes, { services });
    await calls.register(paymentWebhookRoutes, { services });
    await calls.register(hadithSearchRoutes, {
      hadith: {
        find: (query) => services.store.hadith.find(query),
        collections: () => services.store.hadith.collections(),
        books: (collection) => services.store.hadith.books(collection),
        chapters: (collection, book) => services.store.hadith.chapters(collection, book),
        named: (keys) => services.store.hadith.named(keys),
        browse: (place, limit, offset) => services.store.hadith.browse(place, limit, offset),
      },
      mostCalls: mostSearches,
    });
    await calls.register(importedTextRoutes, {
      texts: {
        list: () => services.store.texts.list(),
        find: (id) => services.store.texts.find(id),
        read: (id, from, to) => services.store.texts.read(id, from, to),
      },
    });
  });
}
