import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { defaultLanguage, isLanguage, type Language } from "#domain/language.ts";
import { acceptedConnections } from "#server/http/accepted-connections.ts";
import { networkTurns, type Turns } from "#server/http/turns.ts";
import { networkOf } from "#server/services/accounts/network-address.ts";
import { DomainError } from "#server/services/errors.ts";

/** The page that devices store for visits without a network. */
export const offlineShell = "/offline-shell";

const unzipped = promisify(gunzip);

/** A page ready to send, compressed: hardly anybody asks for it otherwise, and it would take four times the memory. */
export type StoredPage = {
  readonly status: 200 | 404;
  readonly etag: string;
  readonly bodies: Readonly<Record<"br" | "gzip", Buffer>>;
  /** When the page expires, in milliseconds since 1970; undefined for one that never changes. */
  readonly until?: number;
};

/** Which page: its path, the parameters it may depend on, and its language. */
export type PageRequest = { readonly path: string; readonly search: string; readonly language: Language };

export type Pages = {
  /** True when the page need not be rendered now. */
  readonly holds: (page: PageRequest) => boolean;
  readonly read: (page: PageRequest) => Promise<StoredPage>;
};

type PageRoutes = {
  readonly addresses: readonly string[];
  readonly pages: Pages;
  /** Most pages that are rendered in a minute for one network because of their parameters; undefined for no limit. */
  readonly mostRendered?: number | undefined;
  /** By which pages are rendered because of their parameters. */
  readonly turns?: Turns;
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

/** The best encoding that a request accepts: a quality of 0 refuses one (RFC 9110, 12.5.3). */
function encodingOf(request: FastifyRequest): keyof StoredPage["bodies"] | undefined {
  const header = String(request.headers["accept-encoding"] ?? "").toLowerCase();
  const accepted = new Map(
    header.split(",").map((part) => {
      const [coding = "", ...parameters] = part.split(";").map((each) => each.trim());
      return [coding, !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each))];
    }),
  );
  return (["br", "gzip"] as const).find((coding) => accepted.get(coding) ?? accepted.get("*"));
}

/** Whether a request names the version of the page as the one that it has (RFC 9110, 13.1.2). */
function hasVersion(request: FastifyRequest, etag: string): boolean {
  const named = (request.headers["if-none-match"] ?? "").split(",").map((tag) => tag.trim());
  return named.includes("*") || named.some((tag) => tag.replace(/^W\//, "") === etag.replace(/^W\//, ""));
}

/** The html of a page as it was before it was compressed. */
export function htmlOf({ bodies }: Pick<StoredPage, "bodies">): Promise<Buffer> {
  return unzipped(bodies.gzip);
}

async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { bodies }: StoredPage,
): Promise<FastifyReply> {
  const encoding = encodingOf(request);
  reply.type("text/html; charset=utf-8");
  if (encoding === undefined) return reply.send(await htmlOf({ bodies }));
  return reply.header("content-encoding", encoding).send(bodies[encoding]);
}

/** Sends a page without letting anything store it. */
export async function sendUnstored(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  status: 429 | 503 | StoredPage["status"] = page.status,
): Promise<FastifyReply> {
  return sendBody(request, reply.code(status).header("cache-control", "no-store"), page);
}

async function send(request: FastifyRequest, reply: FastifyReply, page: StoredPage): Promise<FastifyReply> {
  reply.header("cache-control", "no-cache");
  reply.header("vary", "accept-encoding, cookie");
  reply.header("etag", page.etag);
  if (page.status === 200 && hasVersion(request, page.etag)) return reply.code(304).send();
  return sendBody(request, reply.code(page.status), page);
}

/** Pages that may wait to be rendered because of their parameters; beyond it the browser renders them. */
const mostWaiting = { ofNetwork: 24, ofAll: 96 };
/** While so many wait that a network's second page is refused, it may still have one. */
const mostNetworks = 960;
/** While a page waits for its texts, another is rendered. */
const rendersAtOnce = 2;
/** Seconds after which a page that found no place may be asked for again. */
const retryWhenBusy = 2;

/**
 * Every address of the route table, and the page for unknown addresses. A network that asks for too many different
 * parameters, in a minute or at the same time, gets 429, and everybody 503 while too many pages wait to be rendered, with
 * the page that renders itself in the browser.
 */
export async function pageRoutes(
  server: FastifyInstance,
  {
    addresses,
    pages,
    mostRendered,
    turns = networkTurns(rendersAtOnce, acceptedConnections(server.server)),
  }: PageRoutes,
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

  async function answer(request: FastifyRequest, reply: FastifyReply, page: PageRequest) {
    const sendShell = async (status: 429 | 503, seconds: number) => {
      const shell = await pages.read({ path: offlineShell, search: "", language: page.language });
      return sendUnstored(request, reply.header("retry-after", seconds), shell, status);
    };
    if (page.search === "" || pages.holds(page)) return send(request, reply, await pages.read(page));
    const counted = await countRendering?.(request);
    if (counted && !counted.isAllowed && counted.isExceeded) return sendShell(429, counted.ttlInSeconds);
    const network = networkOf(request.ip);
    const [own, all] = [turns.waitingOf(network), turns.waiting()];
    if (own >= mostWaiting.ofNetwork) return sendShell(429, retryWhenBusy);
    if (all >= mostNetworks || (all >= mostWaiting.ofAll && own > 0)) return sendShell(503, retryWhenBusy);
    return send(request, reply, await turns.run(network, () => pages.read(page)));
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
