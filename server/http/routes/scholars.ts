import type { FastifyInstance, FastifyRequest } from "fastify";
import { askerActionRequest, askScholarsRequest, scholarActionRequest } from "#contract/scholars.ts";
import { registerAccountHooks } from "#server/http/hooks/account-hooks.ts";
import { requestLanguage } from "#server/http/hooks/request-language.ts";
import { parseBody } from "#server/http/parse-request.ts";
import type { Services } from "#server/services/services.ts";
import { requireMember, sessionHeadersOf } from "./accounts.ts";

type ScholarRoutes = { readonly services: Pick<Services, "accounts" | "scholars" | "publicUrl"> };

/** Room for the longest answer with its public wording, in six-byte escapes. */
const bodyLimit = 262_144;

/** Everything under `/api/scholars`. */
export async function scholarRoutes(server: FastifyInstance, { services }: ScholarRoutes): Promise<void> {
  registerAccountHooks(server, services.publicUrl);
  const caller = (request: FastifyRequest) => requireMember(services.accounts, request);

  server.get("/api/scholars", async (request) => {
    const { answer: member } = await services.accounts.member(sessionHeadersOf(request));
    return services.scholars.status(member);
  });
  server.get("/api/scholars/published", async (request) => ({
    answers: await services.scholars.published(requestLanguage(request)),
  }));
  server.get("/api/scholars/questions", async (request) => ({
    questions: await services.scholars.ofAsker(await caller(request)),
  }));
  server.get("/api/scholars/inbox", async (request) => ({
    questions: await services.scholars.inbox(await caller(request)),
  }));

  server.post("/api/scholars/questions", { bodyLimit }, async (request) => {
    const { accounts, scholars } = services;
    const member = await caller(request);
    await accounts.limits.count("ask-scholars", { account: member.id });
    const question = parseBody(askScholarsRequest, request.body ?? {});
    return { question: await scholars.send(member, question) };
  });
  server.post("/api/scholars/questions/act", { bodyLimit }, async (request) => {
    const { accounts, scholars } = services;
    const member = await caller(request);
    await accounts.limits.count("scholar-act", { account: member.id });
    const action = parseBody(askerActionRequest, request.body ?? {});
    return { question: await scholars.performAskerAction(member, action) };
  });
  server.post("/api/scholars/inbox/act", { bodyLimit }, async (request) => {
    const { accounts, scholars } = services;
    const member = await caller(request);
    await accounts.limits.count("scholar-act", { account: member.id });
    const action = parseBody(scholarActionRequest, request.body ?? {});
    return { question: await scholars.performScholarAction(member, action) };
  });
}
