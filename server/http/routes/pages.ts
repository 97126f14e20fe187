import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { apiError } from "#contract/api-error.ts";
import { addressErrorMessages } from "#contract/error-messages/address.ts";
import { defaultLanguage, isLanguage, type Language } from "#domain/language.ts";
import { requestLanguage } from "#server/http/hooks/request-language.ts";

/** The page that devices keep for visits without a network. */
const offlineShell = "/offline-shell";

/** A page ready to send, in every coding. */
export type StoredPage = {
  readonly status: 200 | 404;
  readonly etag: string;
  readonly bodies: Readonly<Record<"br" | "gzip" | "identity", Buffer>>;
  /** When the page must be rendered anew, in milliseconds since 1970; undefined for one that is always the same. */
  readonly until?: number;
};

/** Which page: its path, the parameters it may depend on, and the language it is read in. */
export type PageAsked = { readonly path: string; readonly search: string; readonly language: Language };

type PageRoutes = {
  readonly addresses: readonly string[];
  readonly pageOf: (asked: PageAsked) => Promise<StoredPage>;
};

/** Parameters that pages read; all others are left out of the cache's key, so that nobody can fill it. */
export const knownParameters = [
  "lang",
  "surah",
  "verse",
  "page",
  "juz",
  "tab",
  "tool",
  "q",
  "collection",
  "category",
  "favorites",
  "id",
  "reciter",
  "show",
  "speaks",
  "commentary",
  "print",
  "translation",
  "receipt",
  "month",
  "year",
  "hijri",
  "event",
];
const longestValue = 100;

function savedLanguage(request: FastifyRequest): Language {
  const match = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(request.headers.cookie ?? "");
  return isLanguage(match?.[1]) ? match[1] : defaultLanguage;
}

/** The parameters a page may depend on, in one order; a named language replaces the kept one. */
function askedOf(request: FastifyRequest, path: string): PageAsked {
  const language = savedLanguage(request);
  const asked = request.url.split("?")[1];
  if (asked === undefined) return { path, search: "", language };
  const query = new URLSearchParams(asked);
  const parameters = new URLSearchParams();
  for (const name of knownParameters) {
    const value = query.get(name);
    if (value !== null) parameters.set(name, value.slice(0, longestValue));
  }
  return { path, search: parameters.toString(), language };
}

type Coding = keyof StoredPage["bodies"];

function codingOf(request: FastifyRequest): Coding {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}

async function send(request: FastifyRequest, reply: FastifyReply, page: StoredPage): Promise<FastifyReply> {
  const coding = codingOf(request);
  reply.header("content-type", "text/html; charset=utf-8");
  reply.header("cache-control", "no-cache");
  reply.header("vary", "accept-encoding, cookie");
  reply.header("etag", page.etag);
  if (request.headers["if-none-match"] === page.etag) return reply.code(304).send();
  if (coding !== "identity") reply.header("content-encoding", coding);
  return reply.code(page.status).send(page.bodies[coding]);
}

/** Open to every site, as the calls beside it are: a program must be able to read what was wrong. */
function refuseAddress(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header("access-control-allow-origin", "*")
    .header("cache-control", "no-store")
    .header("vary", "accept-language")
    .send(apiError({ code: "no-such-address" }, addressErrorMessages, requestLanguage(request)));
}

/** Every address of the route table, and the page for addresses that are none. */
export async function pageRoutes(server: FastifyInstance, { addresses, pageOf }: PageRoutes): Promise<void> {
  for (const path of [...addresses, offlineShell])
    server.get(path, async (request, reply) => send(request, reply, await pageOf(askedOf(request, path))));

  server.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const isPage = request.method === "GET" || request.method === "HEAD";
    if (path.startsWith("/api/") || !isPage) return refuseAddress(request, reply);
    const { language, search } = askedOf(request, path);
    return send(request, reply, await pageOf({ path: "/404", search, language }));
  });
}
