import type { FastifyInstance } from "fastify";
import { answerAccountErrors } from "#server/http/errors/account-refusals.ts";
import type { Accounts } from "#server/services/accounts/accounts.ts";
import type { Giving } from "#server/services/giving/giving.ts";
import { premium } from "#server/services/giving/premium.ts";
import type { Standing } from "#server/services/model/model-access.ts";
import type { OfferedModel } from "#server/services/model/offered-model.ts";
import type { PushPost } from "#server/services/push/push-post.ts";
import type { OpenScholars } from "#server/services/scholars/open-scholars.ts";
import type { Store } from "#server/store/store.ts";
import { accountRoutes } from "./accounts.ts";
import { assistantAnswerRoutes } from "./assistant-answer.ts";
import { donationRoutes } from "./donations.ts";
import { hadithSearchRoutes } from "./hadith-search.ts";
import { healthRoutes } from "./health.ts";
import { liveDonationRoutes } from "./live-donations.ts";
import { paymentNewsRoutes } from "./payment-news.ts";
import { premiumRoutes } from "./premium.ts";
import { pushRoutes } from "./push.ts";
import { scholarRoutes } from "./scholars.ts";
import { syncRoutes } from "./sync.ts";

/** The store and the accounts, usable by routes before they are open. */
export type People = {
  /** All five answer with StoreUnavailable until they are open. */
  readonly accounts: Accounts;
  readonly store: Store;
  readonly post: PushPost;
  readonly giving: Giving;
  readonly scholars: OpenScholars;
  /** Origins that pushes may go to besides the known push services. */
  readonly pushOrigins: readonly string[];
  /** Bytes that one member's memories may take. */
  readonly mostSyncBytes: number;
  readonly publicUrl: string;
  /** Begins to open; rejects, in one line, when the store cannot be had. */
  open(): Promise<void>;
  /** True when the database answers now. */
  isReady(): Promise<boolean>;
  /** Waits a moment for what is being opened; throws StoreUnavailable when it takes longer. */
  ready(): Promise<void>;
  /** Lets letters under way leave, then closes the store. */
  close(): Promise<void>;
};

type PeopleRoutes = {
  readonly people: People;
  readonly areTextsVerified: () => boolean;
  readonly model: OfferedModel | undefined;
  /** Most searches of imported hadith in a minute from one network address; undefined for no limit. */
  readonly mostSearches: number | undefined;
};

/** The calls about people; each waits a moment for the store while it opens, then answers 503. */
export async function peopleRoutes(
  server: FastifyInstance,
  { people, areTextsVerified, model, mostSearches }: PeopleRoutes,
): Promise<void> {
  const { store, accounts, post, giving, scholars, pushOrigins, publicUrl, mostSyncBytes } = people;
  await server.register(healthRoutes, { isDatabaseReady: people.isReady, areTextsVerified });
  await server.register(async (calls) => {
    answerAccountErrors(calls);
    calls.addHook("onRequest", () => people.ready());
    await calls.register(accountRoutes, { accounts, publicUrl });
    await calls.register(syncRoutes, { store, accounts, publicUrl, mostBytes: mostSyncBytes });
    await calls.register(pushRoutes, { store, accounts, post, alsoAllowed: pushOrigins, publicUrl });
    await calls.register(donationRoutes, { store, accounts, giving, publicUrl });
    await calls.register(liveDonationRoutes, { giving });
    await calls.register(premiumRoutes, { store, accounts, giving, publicUrl });
    const standing: Standing = (memberId) => premium(store, giving).standing(memberId);
    await calls.register(assistantAnswerRoutes, { accounts, standing, model, publicUrl });
    await calls.register(scholarRoutes, { accounts, scholars, publicUrl });
    await calls.register(paymentNewsRoutes, { giving });
    await calls.register(hadithSearchRoutes, {
      shelf: { find: (asked) => store.hadith.find(asked), collections: () => store.hadith.collections() },
      mostCalls: mostSearches,
    });
  });
}
