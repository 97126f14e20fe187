import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { defaultLanguage, isLanguage, type Language } from "#domain/language.ts";
import { networkOf } from "#server/services/accounts/network-address.ts";
import { DomainError } from "#server/services/errors.ts";

/** The page that devices store for visits without a network. */
export const offlineShell = "/offline-shell";

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

export type Pages = {
  /** True when the page need not be rendered. */
  readonly holds: (page: PageRequest) => boolean;
  /** How many pages are being rendered now. */
  readonly making: () => number;
  readonly read: (page: PageRequest) => Promise<StoredPage>;
};

type PageRoutes = {
  readonly addresses: readonly string[];
  readonly pages: Pages;
  /** Most pages that are rendered in a minute for one network because of their parameters; undefined for no limit. */
  readonly mostRendered?: number | undefined;
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
  "browse",
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
  "edit",
  "dhikrs",
  "name",
];
const longestValue = 100;

function savedLanguage(request: FastifyRequest): Language {
  const match = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(request.headers.cookie ?? "");
  return isLanguage(match?.[1]) ? match[1] : defaultLanguage;
}

/** The page of a request, with its known parameters in a fixed order. */
export function pageRequestOf(request: FastifyRequest, path: string): PageRequest {
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

/** Sends a page without letting anything store it. */
export async function sendUnstored(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
): Promise<FastifyReply> {
  const encoding = encodingOf(request);
  reply.type("text/html; charset=utf-8").header("cache-control", "no-store");
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.code(page.status).send(page.bodies[encoding]);
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

/** Pages that are rendered at the same time because of their parameters; beyond it the browser renders them. */
const mostMaking = 48;
/** Seconds after which a page that found no place may be asked for again. */
const retryWhenBusy = 2;

/**
 * Every address of the route table, and the page for unknown addresses. A network that asks for too many different
 * parameters gets 429, and everybody 503 while too many pages are being rendered, with the page that renders itself in
 * the browser.
 */
export async function pageRoutes(
  server: FastifyInstance,
  { addresses, pages, mostRendered }: PageRoutes,
): Promise<void> {
  await server.register(rateLimit, { global: false });
  const countRendering =
    mostRendered === undefined
      ? undefined
      : server.createRateLimit({
          max: mostRendered,
          timeWindow: 60_000,
          keyGenerator: ({ ip }) => networkOf(ip),
        });

  async function sendShell(reply: FastifyReply, language: Language, status: 429 | 503, seconds: number) {
    const { bodies } = await pages.read({ path: offlineShell, search: "", language });
    return reply
      .code(status)
      .header("retry-after", seconds)
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(bodies.identity);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, page: PageRequest) {
    if (page.search !== "" && !pages.holds(page)) {
      const counted = await countRendering?.(request);
      if (counted && !counted.isAllowed && counted.isExceeded)
        return sendShell(reply, page.language, 429, counted.ttlInSeconds);
      if (pages.making() >= mostMaking) return sendShell(reply, page.language, 503, retryWhenBusy);
    }
    return send(request, reply, await pages.read(page));
  }

  for (const path of [...addresses, offlineShell])
    server.get(path, async (request, reply) => answer(request, reply, pageRequestOf(request, path)));

  server.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const isPage = request.method === "GET" || request.method === "HEAD";
    if (path.startsWith("/api/") || !isPage) {
      // Readable from every origin, like the calls of the open API: a program must see what was wrong.
      reply.header("access-control-allow-origin", "*").header("vary", "accept-language");
      throw new DomainError("no-such-address");
    }
    const { language, search } = pageRequestOf(request, path);
    return answer(request, reply, { path: "/404", search, language });
  });
}
