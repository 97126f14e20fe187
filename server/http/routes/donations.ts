import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import {
  type DonationsAnswer,
  endMonthlyRequest,
  type GiveAnswer,
  type GivingErrorCode,
  giveRequest,
} from "#contract/donations.ts";
import { registerAccountHooks } from "#server/http/hooks/account-hooks.ts";
import { requestLanguage } from "#server/http/hooks/request-language.ts";
import { parseBody } from "#server/http/parse-request.ts";
import { DomainError } from "#server/services/errors.ts";
import { givingViews } from "#server/services/giving/giving-views.ts";
import type { Services } from "#server/services/services.ts";
import { sessionHeadersOf } from "./accounts.ts";

export type GivingRoutes = {
  readonly services: Pick<Services, "giving" | "publicUrl" | "store"> & {
    readonly accounts: Pick<Services["accounts"], "limits" | "member">;
  };
};

const named = z.object({ name: z.string().max(80) });
const paged = z.object({ before: z.string().max(300).optional() });

/** What is wrong with a field of the form, in the words of the form. */
const codeOfField: Readonly<Record<string, GivingErrorCode>> = {
  amount: "amount-missing",
  name: "name-missing",
  email: "email-wrong",
};

/** Everything under `/api/donations` but the live figures. */
export async function donationRoutes(server: FastifyInstance, { services }: GivingRoutes): Promise<void> {
  registerAccountHooks(server, services.publicUrl);

  const nameIn = ({ params }: FastifyRequest) => parseBody(named, params, codeOfField).name;
  const views = () => givingViews(services.store, services.giving.settings);

  async function memberOf(request: FastifyRequest) {
    return (await services.accounts.member(sessionHeadersOf(request))).answer;
  }

  async function memberIdOf(request: FastifyRequest): Promise<string | null> {
    return (await memberOf(request))?.id ?? null;
  }

  /** A pledge costs nothing: without a limit of its own the form would email anybody. */
  async function isEmailAllowed(address: string, account: string, ownEmail: string | undefined) {
    const { accounts, giving } = services;
    if (!giving.emailsPledges) return true;
    const isOwn = ownEmail !== undefined && account.toLowerCase() === ownEmail.toLowerCase();
    return isOwn
      ? accounts.limits.allows("own-pledge-letter", { account })
      : accounts.limits.allows("pledge-letter", { address, account });
  }

  async function receiptFor(request: FastifyRequest, number: string) {
    return views().receipt(number, requestLanguage(request), await memberIdOf(request));
  }

  server.get(
    "/api/donations",
    async (request): Promise<DonationsAnswer> => services.giving.donations(requestLanguage(request)),
  );

  server.post("/api/donations", { bodyLimit: 16_384 }, async (request): Promise<GiveAnswer> => {
    const gift = parseBody(giveRequest, request.body ?? {}, codeOfField);
    const member = await memberOf(request);
    // By the member, so that a stranger who types a member's address does not use up what the member may give.
    const account = member?.id ?? gift.email;
    await services.accounts.limits.count("give", { address: request.ip, account });
    return services.giving.give(gift, {
      language: requestLanguage(request),
      memberId: member?.id ?? null,
      isEmailed: await isEmailAllowed(request.ip, gift.email, member?.email),
    });
  });

  server.get("/api/donations/receipts/:name", async (request) => {
    await services.accounts.limits.count("receipt", { address: request.ip });
    return found(await receiptFor(request, nameIn(request)));
  });

  server.post("/api/donations/receipts/:name/end", { bodyLimit: 4096 }, async (request) => {
    const name = nameIn(request);
    await services.accounts.limits.count("give", { address: request.ip, account: name });
    const { email } = parseBody(endMonthlyRequest, request.body ?? {}, codeOfField);
    await services.giving.endMonthly(name, { email, memberId: await memberIdOf(request) });
    return receiptFor(request, name);
  });

  server.get("/api/donations/books/:name", async (request) => {
    await services.accounts.limits.count("receipt", { address: request.ip });
    const name = nameIn(request);
    const { before } = parseBody(paged, request.query, codeOfField);
    return found(await views().book(name, requestLanguage(request), before));
  });

  server.get("/api/donations/mine", async (request) => {
    const memberId = await memberIdOf(request);
    return { gifts: memberId === null ? [] : await views().mine(memberId, requestLanguage(request)) };
  });
}

function found<Answer>(answer: Answer | undefined): Answer {
  if (answer === undefined) throw new DomainError("no-receipt");
  return answer;
}
