import { finished } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import {
  addPasskeyRequest,
  askForResetRequest,
  changePasswordRequest,
  confirmEmailRequest,
  deleteAccountRequest,
  nothingRequest,
  passkeySignInRequest,
  removePasskeyRequest,
  resetPasswordRequest,
  signInRequest,
  signUpRequest,
} from "#contract/accounts.ts";
import type { SessionAnswer } from "#contract/session.ts";
import { mannersOfAccountCalls, refuseAccountCall } from "#server/http/errors/account-refusals.ts";
import { requestLanguage } from "#server/http/hooks/request-language.ts";
import type { Accounts } from "#server/services/accounts/accounts.ts";
import type { Bearer } from "#server/services/accounts/bearer.ts";
import type { LimitedCall } from "#server/services/accounts/call-limits.ts";

type Call<Body> = {
  body: Body;
  bearer: Bearer;
  request: FastifyRequest;
  /** Sets the cookies a call brought. */
  give(set: { cookies: string[] }): void;
};

/** The answer of calls that have nothing to tell. */
const done = { outcome: "done" } as const;

/** Everything of so many members is gathered at once by one process; the next may ask after so many seconds. */
const exportsAtOnce = 2;
const restAfterExport = 5;

/** `GET /api/session` and everything under `/api/accounts`. */
export async function accountRoutes(
  server: FastifyInstance,
  { accounts, publicUrl }: { accounts: Accounts; publicUrl: string },
): Promise<void> {
  mannersOfAccountCalls(server, publicUrl);

  /** One state-changing call: its body checked, counted by address and, where one is named, by account. */
  function post<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    limit: LimitedCall | undefined,
    answer: (call: Call<z.output<Schema>>) => Promise<unknown>,
  ): void {
    server.post(`/api/accounts/${path}`, { bodyLimit: 65_536 }, async (request, reply) => {
      const body = schema.parse(request.body ?? {});
      if (limit) await accounts.limits.count(limit, callerOf(request, body));
      return answer({
        body,
        request,
        bearer: bearerOf(request),
        give: (set) => giveCookies(reply, set.cookies),
      });
    });
  }

  server.get("/api/session", async (request, reply): Promise<SessionAnswer> => {
    const { answer, cookies } = await accounts.member(bearerOf(request));
    giveCookies(reply, cookies);
    return { member: answer, sendsMail: accounts.sendsMail };
  });
  let exporting = 0;
  server.get("/api/accounts/export", async (request, reply) => {
    const { answer: member } = await accounts.member(bearerOf(request));
    if (!member) return refuseAccountCall(request, reply, "not-signed-in");
    if (exporting >= exportsAtOnce)
      return refuseAccountCall(request, reply, "unavailable", { retryAfter: restAfterExport });
    exporting += 1;
    // The answer is held in memory until it has left, or nobody waits for it any more.
    finished(reply.raw, () => {
      exporting -= 1;
    });
    await accounts.limits.count("export", { account: member.id });
    const everything = await accounts.everything(bearerOf(request));
    return reply.header("content-disposition", 'attachment; filename="riwaq.json"').send(everything);
  });
  server.get("/api/accounts/passkeys", async (request) => ({
    passkeys: await accounts.passkeys(bearerOf(request)),
  }));

  post("sign-up", signUpRequest, "sign-up", async ({ body, request, give }) => {
    const made = await accounts.signUp(body, requestLanguage(request));
    give(made);
    return { outcome: made.answer };
  });
  post("sign-in", signInRequest, "sign-in", async ({ body, request, give }) => {
    give(await accounts.signIn(body, requestLanguage(request)));
    return done;
  });
  post("sign-out", nothingRequest, undefined, async ({ bearer, give }) => {
    give(await accounts.signOut(bearer));
    return done;
  });
  post("sign-out-everywhere", nothingRequest, "change", async ({ bearer, give }) => {
    await accounts.signOutEverywhere(bearer);
    give(await accounts.signOut(bearer));
    return done;
  });
  post("change-password", changePasswordRequest, "change", async ({ body, bearer, give }) => {
    give(await accounts.changePassword(bearer, body));
    return done;
  });
  post("ask-for-reset", askForResetRequest, "mail", async ({ body, request }) => ({
    outcome: accounts.askForReset(body.email, requestLanguage(request)),
  }));
  post("reset-password", resetPasswordRequest, "redeem", async ({ body }) => {
    await accounts.resetPassword(body.token, body.password);
    return done;
  });
  post("confirm-email", confirmEmailRequest, "redeem", async ({ body }) => {
    await accounts.confirmEmail(body.token);
    return done;
  });
  post("delete", deleteAccountRequest, "change", async ({ body, bearer, give }) => {
    give(await accounts.deleteAccount(bearer, body.password));
    return done;
  });

  post("passkeys/challenge", nothingRequest, "passkey", async ({ bearer, give }) => {
    const { answer, cookies } = await accounts.passkeyChallenge(bearer);
    give({ cookies });
    return answer;
  });
  post("passkeys/add", addPasskeyRequest, "passkey", async ({ body, bearer, give }) => {
    give(await accounts.addPasskey(bearer, body.name, body.response));
    return done;
  });
  post("passkeys/remove", removePasskeyRequest, "change", async ({ body, bearer }) => {
    await accounts.removePasskey(bearer, body.id);
    return done;
  });
  post("passkeys/sign-in-challenge", nothingRequest, "passkey", async ({ bearer, give }) => {
    const { answer, cookies } = await accounts.passkeySignInChallenge(bearer);
    give({ cookies });
    return answer;
  });
  post("passkeys/sign-in", passkeySignInRequest, "passkey", async ({ body, bearer, give }) => {
    give(await accounts.signInWithPasskey(bearer, body.response));
    return done;
  });
}

/** What the accounts may know of a request: not its address, not its browser. */
export function bearerOf({ headers }: FastifyRequest): Bearer {
  const { cookie, origin } = headers;
  return new Headers({ ...(cookie ? { cookie } : {}), ...(origin ? { origin } : {}) });
}

function callerOf(request: FastifyRequest, body: unknown) {
  const isNamed =
    typeof body === "object" && body !== null && "email" in body && typeof body.email === "string";
  return { address: request.ip, ...(isNamed ? { account: String(body.email) } : {}) };
}

function giveCookies(reply: FastifyReply, cookies: readonly string[]): void {
  for (const cookie of cookies) reply.header("set-cookie", cookie);
}
