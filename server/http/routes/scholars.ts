import type { FastifyInstance, FastifyRequest } from "fastify";
import { askerActRequest, askScholarsRequest, scholarActRequest } from "#contract/scholars.ts";
import { mannersOfAccountCalls } from "#server/http/errors/account-refusals.ts";
import { answerScholarMistakes } from "#server/http/errors/scholar-refusals.ts";
import { requestLanguage } from "#server/http/hooks/request-language.ts";
import { AccountMistake } from "#server/services/accounts/account-mistake.ts";
import type { Accounts } from "#server/services/accounts/accounts.ts";
import type { Scholars } from "#server/services/scholars/scholars.ts";
import { bearerOf } from "./accounts.ts";

type ScholarRoutes = {
  readonly accounts: Pick<Accounts, "member" | "limits">;
  readonly scholars: Scholars;
  readonly publicUrl: string;
};

/** Room for the longest answer with its public wording, in six-byte escapes. */
const bodyLimit = 262_144;

/** Everything under `/api/scholars`. */
export async function scholarRoutes(server: FastifyInstance, options: ScholarRoutes): Promise<void> {
  const { accounts, scholars, publicUrl } = options;
  mannersOfAccountCalls(server, publicUrl);

  async function caller(request: FastifyRequest) {
    const { answer: member } = await accounts.member(bearerOf(request));
    if (!member) throw new AccountMistake("not-signed-in");
    return member;
  }

  await server.register(async (calls) => {
    answerScholarMistakes(calls);

    calls.get("/api/scholars", async (request) => {
      const { answer: member } = await accounts.member(bearerOf(request));
      return scholars.standing(member);
    });
    calls.get("/api/scholars/published", async (request) => ({
      answers: await scholars.published(requestLanguage(request)),
    }));
    calls.get("/api/scholars/questions", async (request) => ({
      questions: await scholars.ofAsker(await caller(request)),
    }));
    calls.get("/api/scholars/inbox", async (request) => ({
      questions: await scholars.inbox(await caller(request)),
    }));

    calls.post("/api/scholars/questions", { bodyLimit }, async (request) => {
      const member = await caller(request);
      await accounts.limits.count("ask-scholars", { address: request.ip, account: member.id });
      const asked = askScholarsRequest.parse(request.body ?? {});
      return { question: await scholars.send(member, asked) };
    });
    calls.post("/api/scholars/questions/act", { bodyLimit }, async (request) => {
      const member = await caller(request);
      await accounts.limits.count("scholar-act", { account: member.id });
      const act = askerActRequest.parse(request.body ?? {});
      return { question: await scholars.askerActs(member, act) };
    });
    calls.post("/api/scholars/inbox/act", { bodyLimit }, async (request) => {
      const member = await caller(request);
      await accounts.limits.count("scholar-act", { account: member.id });
      const act = scholarActRequest.parse(request.body ?? {});
      return { question: await scholars.scholarActs(member, act) };
    });
  });
}
