import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import {
  type DonationsAnswer,
  endMonthlyRequest,
  type GiveAnswer,
  giveRequest,
} from "#contract/donations.ts";
import { mannersOfAccountCalls } from "#server/http/errors/account-refusals.ts";
import { answerGivingMistakes, refuseGiving } from "#server/http/errors/giving-refusals.ts";
import { requestLanguage } from "#server/http/hooks/request-language.ts";
import type { Accounts } from "#server/services/accounts/accounts.ts";
import type { Giving } from "#server/services/giving/giving.ts";
import { givingViews } from "#server/services/giving/giving-views.ts";
import type { Store } from "#server/store/store.ts";
import { bearerOf } from "./accounts.ts";

export type GivingRoutes = {
  readonly store: Store;
  readonly accounts: Pick<Accounts, "limits" | "member">;
  readonly giving: Giving;
  readonly publicUrl: string;
};

const named = z.object({ name: z.string().max(80) });
const paged = z.object({ before: z.string().max(300).optional() });

/** Everything under `/api/donations` but the live figures. */
export async function donationRoutes(
  server: FastifyInstance,
  { store, accounts, giving, publicUrl }: GivingRoutes,
): Promise<void> {
  mannersOfAccountCalls(server, publicUrl);

  /** A pledge costs nothing: without a limit of its own the form would write to anybody. */
  async function mayBeWrittenTo(address: string, account: string): Promise<boolean> {
    return !giving.writesBeforePaid || accounts.limits.allows("pledge-letter", { address, account });
  }

  async function receiptFor(request: FastifyRequest, number: string) {
    const { answer: member } = await accounts.member(bearerOf(request));
    return givingViews(store, giving.settings).receipt(number, requestLanguage(request), member?.id ?? null);
  }

  await server.register(async (calls) => {
    answerGivingMistakes(calls);
    calls.get(
      "/api/donations",
      async (request): Promise<DonationsAnswer> => giving.donations(requestLanguage(request)),
    );

    calls.post("/api/donations", { bodyLimit: 16_384 }, async (request): Promise<GiveAnswer> => {
      const asked = giveRequest.parse(request.body ?? {});
      await accounts.limits.count("give", { address: request.ip, account: asked.email });
      const { answer: member } = await accounts.member(bearerOf(request));
      return giving.give(asked, {
        language: requestLanguage(request),
        memberId: member?.id ?? null,
        isWrittenTo: await mayBeWrittenTo(request.ip, asked.email),
      });
    });

    calls.get("/api/donations/receipts/:name", async (request, reply) => {
      await accounts.limits.count("receipt", { address: request.ip });
      const { name } = named.parse(request.params);
      return (await receiptFor(request, name)) ?? refuseGiving(request, reply, "no-receipt");
    });

    calls.post("/api/donations/receipts/:name/end", { bodyLimit: 4096 }, async (request, reply) => {
      const { name } = named.parse(request.params);
      await accounts.limits.count("give", { address: request.ip, account: name });
      const { email } = endMonthlyRequest.parse(request.body ?? {});
      const { answer: member } = await accounts.member(bearerOf(request));
      const ended = await giving.endMonthly(name, { email, memberId: member?.id ?? null });
      if (ended === "no-receipt") return refuseGiving(request, reply, "no-receipt");
      return receiptFor(request, name);
    });

    calls.get("/api/donations/books/:name", async (request, reply) => {
      await accounts.limits.count("receipt", { address: request.ip });
      const { name } = named.parse(request.params);
      const { before } = paged.parse(request.query);
      const book = await givingViews(store, giving.settings).book(name, requestLanguage(request), before);
      return book ?? refuseGiving(request, reply, "no-receipt");
    });

    calls.get("/api/donations/mine", async (request) => {
      const { answer: member } = await accounts.member(bearerOf(request));
      if (!member) return { gifts: [] };
      return { gifts: await givingViews(store, giving.settings).mine(member.id, requestLanguage(request)) };
    });
  });
}
