import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { defaultLanguage, isLanguage, type Language } from "#domain/language.ts";
import { DomainError } from "#server/services/errors.ts";

/** The page that devices store for visits without a network. */
const offlineShell = "/offline-shell";

/** A page ready to send, in every encoding. */
export type StoredPage = {
  readonly status: 200 | 404;
  readonly etag: string;
  readonly bodies: Readonly<Record<"br" | "gzip" | "identity", Buffer>>;
  /** When the page expires, in milliseconds since 1970; undefined for one that never changes. */
  readonly until?: number;
};

/** Which page: its path, the parameters it may depend on, and its language. */
export type PageRequest = { readonly path: string; readonly search: string; readonly language: Language };

type PageRoutes = {
  readonly addresses: readonly string[];
  readonly pageOf: (page: PageRequest) => Promise<StoredPage>;
};

/** Parameters that pages read; all others are left out of the cache key, or anybody could fill the cache. */
export const knownParameters = [
  "lang",
  "surah",
  "verse",
  "page",
  "view",
  "plan",
  "juz",
  "tab",
  "tool",
  "q",
  "collection",
  "set",
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

/** The page of a request, with its known parameters in a fixed order. */
function pageRequestOf(request: FastifyRequest, path: string): PageRequest {
  const language = savedLanguage(request);
  const search = request.url.split("?")[1];
  if (search === undefined) return { path, search: "", language };
  const query = new URLSearchParams(search);
  const parameters = new URLSearchParams();
  for (const name of knownParameters) {
    const value = query.get(name);
    if (value !== null) parameters.set(name, value.slice(0, longestValue));
  }
  return { path, search: parameters.toString(), language };
}

type Encoding = keyof StoredPage["bodies"];

function encodingOf(request: FastifyRequest): Encoding {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}

async function send(request: FastifyRequest, reply: FastifyReply, page: StoredPage): Promise<FastifyReply> {
  const encoding = encodingOf(request);
  reply.header("content-type", "text/html; charset=utf-8");
  reply.header("cache-control", "no-cache");
  reply.header("vary", "accept-encoding, cookie");
  reply.header("etag", page.etag);
  if (request.headers["if-none-match"] === page.etag) return reply.code(304).send();
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.code(page.status).send(page.bodies[encoding]);
}

/** Every address of the route table, and the page for unknown addresses. */
export async function pageRoutes(server: FastifyInstance, { addresses, pageOf }: PageRoutes): Promise<void> {
  for (const path of [...addresses, offlineShell])
    server.get(path, async (request, reply) =>
      send(request, reply, await pageOf(pageRequestOf(request, path))),
    );

  server.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const isPage = request.method === "GET" || request.method === "HEAD";
    if (path.startsWith("/api/") || !isPage) {
      // Readable from every origin, like the calls of the open API: a program must see what was wrong.
      reply.header("access-control-allow-origin", "*").header("vary", "accept-language");
      throw new DomainError("no-such-address");
    }
    const { language, search } = pageRequestOf(request, path);
    return send(request, reply, await pageOf({ path: "/404", search, language }));
  });
}
