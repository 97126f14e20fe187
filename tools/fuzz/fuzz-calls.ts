import fc from "fast-check";
import type { FastifyInstance, InjectOptions } from "fastify";
import { z } from "zod";
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
import { apiErrorSchema } from "#contract/api-error.ts";
import { assistantSourcesQuery } from "#contract/assistant-sources.ts";
import { giveRequest } from "#contract/donations.ts";
import { hadithSearchQuery } from "#contract/hadith-search.ts";
import { hijriQuery } from "#contract/hijri.ts";
import { prayerTimesQuery } from "#contract/prayer-times.ts";
import { subscribeRequest } from "#contract/premium.ts";
import { forgetPushRequest, renewPushRequest } from "#contract/push.ts";
import { coordinateQuery } from "#contract/qibla.ts";
import { quranSearchQuery } from "#contract/quran-search.ts";
import { surahsQuery, versesQuery } from "#contract/quran-verses.ts";
import { syncRequest } from "#contract/sync.ts";
import { likeQuery, likeSchema } from "./like-schema.ts";
import { oddText, oddValue } from "./odd-text.ts";
import { type Target, target } from "./target.ts";

const nothing = z.object({});
const paged = z.object({ before: z.string() });

/** What calls are asked with, `*` standing for a part of the address to be filled in; others get anything. */
const asked: Readonly<Record<string, z.ZodType>> = {
  "/api/assistant/sources": assistantSourcesQuery,
  "/api/donations": nothing,
  "/api/donations/books/*": paged,
  "/api/donations/mine": nothing,
  "/api/donations/receipts/*": nothing,
  "/api/hadith/search": hadithSearchQuery,
  "/api/hijri": hijriQuery,
  "/api/prayer-times": prayerTimesQuery,
  "/api/premium": nothing,
  "/api/qibla": coordinateQuery,
  "/api/quran/search": quranSearchQuery,
  "/api/quran/surahs": surahsQuery,
  "/api/quran/verses/*": versesQuery,
};

/** What calls are told in a body; others get anything. */
const told: Readonly<Record<string, z.ZodType>> = {
  "/api/accounts/ask-for-reset": askForResetRequest,
  "/api/accounts/change-password": changePasswordRequest,
  "/api/accounts/confirm-email": confirmEmailRequest,
  "/api/accounts/delete": deleteAccountRequest,
  "/api/accounts/passkeys/add": addPasskeyRequest,
  "/api/accounts/passkeys/challenge": nothingRequest,
  "/api/accounts/passkeys/remove": removePasskeyRequest,
  "/api/accounts/passkeys/sign-in": passkeySignInRequest,
  "/api/accounts/passkeys/sign-in-challenge": nothingRequest,
  "/api/accounts/reset-password": resetPasswordRequest,
  "/api/accounts/sign-in": signInRequest,
  "/api/accounts/sign-out": nothingRequest,
  "/api/accounts/sign-out-everywhere": nothingRequest,
  "/api/accounts/sign-up": signUpRequest,
  "/api/assistant/sources": assistantSourcesQuery,
  "/api/donations": giveRequest,
  "/api/payments/stripe": z.object({ id: z.string(), type: z.string(), data: z.object({}) }),
  "/api/premium/cancel": nothingRequest,
  "/api/premium/resume": nothingRequest,
  "/api/premium/subscribe": subscribeRequest,
  "/api/push/forget": forgetPushRequest,
  "/api/push/renew": renewPushRequest,
  "/api/sync": syncRequest,
};

/** Answered without a body, because nobody reads it but the payment provider's machine. */
const isBare = (path: string) => path === "/api/payments/stripe";

/** Each case comes from a network of its own, so that the limits on calls do not stop it at the door. */
const visitor = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(([a, b, c]) => `10.${a}.${b}.${c}`);
const header = fc.string({ maxLength: 60 }).filter((text) => /^[\x20-\x7e]*$/.test(text));
const headers = fc.record({ "accept-language": header, "if-none-match": header, "accept-encoding": header });

async function ask(
  server: FastifyInstance,
  options: InjectOptions & { readonly path: string },
): Promise<void> {
  const { path, ...request } = options;
  const answer = await server.inject(request);
  const { statusCode, body } = answer;
  if (statusCode >= 500) throw new Error(`${statusCode}: ${body.slice(0, 300)}`);
  if (statusCode >= 400 && !isBare(path)) apiErrorSchema.parse(JSON.parse(body));
}

/** Lines that stay open until the other side goes. */
const endless = new Set(["/api/donations/live"]);

/** The paths under `/api` that answer to a method, out of the tree that Fastify draws. */
export function callsOf(server: FastifyInstance, method: "GET" | "POST"): string[] {
  const above: string[] = [];
  const paths = server
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, indent, part = "", methods = ""] = /^((?:[│ ] {3})*)[├└]── (\S+) \((.*)\)$/.exec(line) ?? [];
      if (indent === undefined) return [];
      const depth = indent.length / 4;
      above[depth] = (above[depth - 1] ?? "") + part.replace(/:\w+/, "*");
      return methods.split(", ").includes(method) ? [above[depth] ?? ""] : [];
    });
  return paths.filter((path) => path.startsWith("/api/") && !endless.has(path));
}

/** Calls named above that the server does not have: none, or a name was forgotten here. */
export function unknownCalls(server: FastifyInstance): string[] {
  const [gets, posts] = [callsOf(server, "GET"), callsOf(server, "POST")];
  return [
    ...Object.keys(asked).filter((path) => !gets.includes(path)),
    ...Object.keys(told).filter((path) => !posts.includes(path)),
  ];
}

function queries(server: FastifyInstance, session: string): Target {
  const call = fc.constantFrom(...callsOf(server, "GET")).chain((path) =>
    fc.record({
      path: fc.constant(path),
      part: fc.oneof(oddText, fc.constantFrom("2:255", "1", "2:1-286", "115:1", "earlier-campaigns")),
      query: likeQuery(asked[path] ?? nothing),
      remoteAddress: visitor,
      headers,
      isMember: fc.boolean(),
    }),
  );
  return target(
    "queries of the API",
    140,
    call,
    ({ path, part, query, remoteAddress, headers, isMember }) => {
      const filled = path.replace("*", encodeURIComponent(part.toWellFormed()).slice(0, 2000));
      return ask(server, {
        path,
        method: "GET",
        url: `${filled}?${query}`,
        remoteAddress,
        headers: { ...headers, ...(isMember && { cookie: session }) },
      });
    },
  );
}

const types = fc.constantFrom(
  "application/json",
  "application/json; charset=utf-8",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "",
);

function bodies(server: FastifyInstance, session: string, origin: string): Target {
  const call = fc.constantFrom(...callsOf(server, "POST")).chain((path) =>
    fc.record({
      path: fc.constant(path),
      payload: fc.oneof(
        {
          arbitrary: likeSchema(told[path] ?? z.unknown()).map((value) => JSON.stringify(value) ?? ""),
          weight: 16,
        },
        { arbitrary: oddText, weight: 1 },
        {
          arbitrary: oddValue.map((value) => JSON.stringify(value) ?? "").map((text) => text.slice(1)),
          weight: 1,
        },
      ),
      type: fc.oneof(
        { arbitrary: fc.constant("application/json"), weight: 12 },
        { arbitrary: types, weight: 1 },
      ),
      remoteAddress: visitor,
      isMember: fc.boolean(),
    }),
  );
  return target("bodies of the API", 160, call, ({ path, payload, type, remoteAddress, isMember }) => {
    // Who signs out, or is deleted, is nobody in the next case.
    const staysMember = !/sign-out|delete|change-password/.test(path);
    return ask(server, {
      path,
      method: "POST",
      url: path,
      payload,
      remoteAddress,
      headers: {
        origin,
        "content-type": type,
        "stripe-signature": "t=1,v1=00",
        ...(isMember && staysMember && { cookie: session }),
      },
    });
  });
}

/** Every call of the API, through the whole server; `session` is the cookie of somebody signed in. */
export function callTargets(server: FastifyInstance, session: string, origin: string): readonly Target[] {
  return [queries(server, session), bodies(server, session, origin)];
}
