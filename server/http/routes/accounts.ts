import { finished, Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import {
  addPasskeyRequest,
  askForResetRequest,
  changePasswordRequest,
  confirmEmailRequest,
  deleteAccountRequest,
  emptyRequest,
  endSessionRequest,
  type MemberAnswer,
  passkeySignInRequest,
  removePasskeyRequest,
  resetPasswordRequest,
  signInRequest,
  signUpRequest,
} from "#contract/accounts.ts";
import type { SessionAnswer } from "#contract/session.ts";
import { registerAccountHooks } from "#server/http/hooks/account-hooks.ts";
import { requestLanguage } from "#server/http/hooks/request-language.ts";
import { isAskedHere } from "#server/http/hooks/same-origin.ts";
import { parseBody } from "#server/http/parse-request.ts";
import type { Accounts } from "#server/services/accounts/accounts.ts";
import { nameBrowser } from "#server/services/accounts/browser-name.ts";
import type { LimitedCall } from "#server/services/accounts/call-limits.ts";
import type { Sender, SessionHeaders } from "#server/services/accounts/session-headers.ts";
import { DomainError } from "#server/services/errors.ts";
import type { Services } from "#server/services/services.ts";
import { exportPlaces } from "./export-places.ts";

type Call<Body> = {
  accounts: Accounts;
  body: Body;
  session: SessionHeaders;
  request: FastifyRequest;
  /** Sends the cookies that the accounts library has set. */
  sendCookies(result: { cookies: string[] }): void;
};

/** The answer of calls that return nothing else. */
const done = { outcome: "done" } as const;

/** Bytes of a new passkey with its attestation. */
const largestPasskey = 8192;
/** Milliseconds that an export may take, and in which nothing of it is read. */
const longestExport = 600_000;
const longestStall = 30_000;

/** `GET /api/session` and everything under `/api/accounts`. */
export async function accountRoutes(
  server: FastifyInstance,
  { services }: { services: Pick<Services, "accounts" | "publicUrl"> },
): Promise<void> {
  registerAccountHooks(server, services.publicUrl);

  /** One state-changing call: its body is checked, then it is counted by address and by the account it names. */
  function post<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    limit: LimitedCall | undefined,
    answer: (call: Call<z.output<Schema>>) => Promise<unknown>,
    bodyLimit = 65_536,
  ): void {
    server.post(`/api/accounts/${path}`, { bodyLimit }, async (request, reply) => {
      const { accounts } = services;
      const body = parseBody(schema, request.body ?? {});
      if (limit) await accounts.limits.count(limit, rateLimitKeysOf(request, body));
      return answer({
        accounts,
        body,
        request,
        session: sessionHeadersOf(request),
        sendCookies: ({ cookies }) => setCookies(reply, cookies),
      });
    });
  }

  server.get("/api/session", async (request, reply): Promise<SessionAnswer> => {
    const { accounts } = services;
    const { answer, cookies } = await accounts.member(sessionHeadersOf(request));
    setCookies(reply, cookies);
    return { member: answer, sendsMail: accounts.sendsMail };
  });
  const exports = exportPlaces({ most: 2, longest: 15_000, mostSlow: 8 });
  // The answer to a HEAD would be over while the data is still read.
  server.get("/api/accounts/export", { exposeHeadRoute: false }, async (request, reply) => {
    const { accounts } = services;
    // A link on another site would use up the member's exports, and send them an email about each.
    if (!isAskedHere(request)) throw new DomainError("foreign-origin");
    const member = await requireMember(accounts, request);
    const { leave, endWith } = await exports.enter(member.id);
    endWith(() => reply.raw.destroy());
    try {
      await accounts.limits.count("export", { account: member.id });
      const data = await accounts.exportData(sessionHeadersOf(request), requestLanguage(request));
      // Pieces of text, one at a time: as buffers they would stay in memory until the next garbage collection.
      const source = Readable.from(data, { highWaterMark: 1 }).once("close", leave);
      closeTogether(reply.raw, source);
      return reply
        .header("content-disposition", 'attachment; filename="riwaq.json"')
        .type("application/json; charset=utf-8")
        .send(source);
    } catch (error) {
      leave();
      throw error;
    }
  });
  server.get("/api/accounts/passkeys", async (request) => ({
    passkeys: await services.accounts.passkeys(sessionHeadersOf(request)),
  }));

  server.get("/api/accounts/sessions", async (request) => ({
    sessions: await services.accounts.sessions(sessionHeadersOf(request)),
  }));

  // Counted by the service, once there is room for its password.
  post("sign-up", signUpRequest, undefined, async ({ accounts, body, request, sendCookies }) => {
    const result = await accounts.signUp(body, senderOf(request), requestLanguage(request));
    sendCookies(result);
    return { outcome: result.answer };
  });
  // Its attempts are counted by the service, which knows the browsers of a member.
  post("sign-in", signInRequest, undefined, async ({ accounts, body, request, sendCookies }) => {
    sendCookies(await accounts.signIn(body, senderOf(request), requestLanguage(request)));
    return done;
  });
  post("sign-out", emptyRequest, undefined, async ({ accounts, session, sendCookies }) => {
    sendCookies(await accounts.signOut(session));
    return done;
  });
  post("sign-out-everywhere", emptyRequest, "change", async ({ accounts, session, sendCookies }) => {
    await accounts.signOutEverywhere(session);
    sendCookies(await accounts.signOut(session));
    return done;
  });
  post(
    "change-password",
    changePasswordRequest,
    "change",
    async ({ accounts, body, request, sendCookies }) => {
      sendCookies(await accounts.changePassword(senderOf(request), body, requestLanguage(request)));
      return done;
    },
  );
  post("ask-for-reset", askForResetRequest, "mail", async ({ accounts, body, request }) => ({
    outcome: await accounts.requestPasswordReset(body.email, request.ip, requestLanguage(request)),
  }));
  post("reset-password", resetPasswordRequest, "redeem", async ({ accounts, body, request, sendCookies }) => {
    sendCookies(await accounts.resetPassword(body, senderOf(request), requestLanguage(request)));
    return done;
  });
  post("confirm-email", confirmEmailRequest, "redeem", async ({ accounts, body, request, sendCookies }) => {
    sendCookies(await accounts.confirmEmail(body, senderOf(request), requestLanguage(request)));
    return done;
  });
  post("delete", deleteAccountRequest, "change", async ({ accounts, body, request, sendCookies }) => {
    sendCookies(await accounts.deleteAccount(senderOf(request), body.password, requestLanguage(request)));
    return done;
  });

  post("sessions/end", endSessionRequest, "change", async ({ accounts, body, session }) => {
    await accounts.endSession(session, body.id);
    return done;
  });
  post("sessions/end-others", emptyRequest, "change", async ({ accounts, session }) => {
    await accounts.endOtherSessions(session);
    return done;
  });

  post("passkeys/challenge", emptyRequest, "passkey", async ({ accounts, session, sendCookies }) => {
    const { answer, cookies } = await accounts.passkeyChallenge(session);
    sendCookies({ cookies });
    return answer;
  });
  post(
    "passkeys/add",
    addPasskeyRequest,
    "passkey",
    async ({ accounts, body, session, request, sendCookies }) => {
      sendCookies(await accounts.addPasskey(session, body, requestLanguage(request)));
      return done;
    },
    largestPasskey,
  );
  post("passkeys/remove", removePasskeyRequest, "change", async ({ accounts, body, session, request }) => {
    await accounts.removePasskey(session, body.id, requestLanguage(request));
    return done;
  });
  post("passkeys/sign-in-challenge", emptyRequest, "passkey", async ({ accounts, session, sendCookies }) => {
    const { answer, cookies } = await accounts.passkeySignInChallenge(session);
    sendCookies({ cookies });
    return answer;
  });
  post(
    "passkeys/sign-in",
    passkeySignInRequest,
    "passkey",
    async ({ accounts, body, session, sendCookies }) => {
      sendCookies(await accounts.signInWithPasskey(session, body.response));
      return done;
    },
  );
}

/** Whoever reads too slowly, or no more, must not stop the others from exporting. */
function closeTogether(answer: FastifyReply["raw"], source: Readable): void {
  const ending = setTimeout(() => answer.destroy(), longestExport);
  answer.setTimeout(longestStall, () => answer.destroy());
  finished(answer, () => {
    clearTimeout(ending);
    source.destroy();
  });
}

function senderOf(request: FastifyRequest): Sender {
  return { address: request.ip, headers: sessionHeadersOf(request) };
}

/** What the accounts library may know of a request: not its network address, and of its browser only the name. */
export function sessionHeadersOf({ headers }: FastifyRequest): SessionHeaders {
  const { cookie, origin } = headers;
  const browser = nameBrowser(headers["user-agent"]);
  return new Headers({
    ...(cookie ? { cookie } : {}),
    ...(origin ? { origin } : {}),
    ...(browser ? { "user-agent": browser } : {}),
  });
}

/** Who is signed in; throws DomainError "not-signed-in". */
export async function requireMember(
  accounts: Pick<Accounts, "member">,
  request: FastifyRequest,
): Promise<MemberAnswer> {
  const { answer: member } = await accounts.member(sessionHeadersOf(request));
  if (!member) throw new DomainError("not-signed-in");
  return member;
}

function rateLimitKeysOf(request: FastifyRequest, body: unknown) {
  const isNamed =
    typeof body === "object" && body !== null && "email" in body && typeof body.email === "string";
  return { address: request.ip, ...(isNamed ? { account: String(body.email) } : {}) };
}

function setCookies(reply: FastifyReply, cookies: readonly string[]): void {
  for (const cookie of cookies) reply.header("set-cookie", cookie);
}
