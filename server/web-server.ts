import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { BuiltSite } from "./built-site.ts";
import { pageStore } from "./page-store.ts";
import { publishedTexts } from "./published-text.ts";
import { pageRoutes } from "./routes/pages.ts";
import { publishedRoutes } from "./routes/published.ts";
import { quranSearchRoutes } from "./routes/quran-search.ts";
import { siteFileRoutes } from "./routes/site-files.ts";
import { securityHeaders } from "./security-headers.ts";
import { quranSearches } from "./services/quran-search.ts";

type WebServer = {
  readonly site: BuiltSite;
  readonly origin: string;
  readonly logLevel: string;
  /** Pages are rendered anew each time, and the headers that would keep a reloading page from working are left out. */
  readonly isDevelopment?: boolean;
};

const largestBody = 1_048_576;

/** The server with all its routes, not yet listening. */
export async function createWebServer(options: WebServer): Promise<FastifyInstance> {
  const { site, origin, logLevel, isDevelopment = false } = options;
  const server = Fastify({
    logger: logLevel === "silent" ? false : { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: largestBody,
    requestTimeout: 30_000,
    routerOptions: { ignoreTrailingSlash: true },
  });
  closeKeptConnections(server);
  if (!isDevelopment) await securityHeaders(server, site.bootScript);
  const addresses = site.routeTable.map((entry) => entry.address);
  await server.register(publishedRoutes, site.folders);
  await server.register(siteFileRoutes, { origin, addresses });
  await server.register(quranSearchRoutes, {
    searchIn: quranSearches(site.folders.published),
    warm: !isDevelopment,
  });
  await pageRoutes(server, {
    addresses,
    pageOf: pageStore(site, origin, publishedTexts(site.folders.published), isDevelopment ? 0 : undefined),
  });
  return server;
}

/** While the server drains, kept-alive connections are told to go: `close` would wait for them. */
function closeKeptConnections(server: FastifyInstance): void {
  let isClosing = false;
  server.addHook("preClose", async () => {
    isClosing = true;
    server.server.closeIdleConnections();
  });
  server.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close");
  });
}
